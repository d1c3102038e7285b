import { defineCopy } from '../../i18n/define-copy.ts';

export const copy = defineCopy({
  en: {
    'dashboard.title': 'Dashboard',
    'dashboard.welcome': 'Welcome, {{email}}',
    'dashboard.profile': 'Profile',
    'dashboard.joined': 'Joined {{date}}',
    'dashboard.new': 'New Rule',
    'dashboard.newNotice': 'Create a new rule',
  },
  de: {
    'dashboard.title': 'Dashboard',
    'dashboard.welcome': 'Willkommen, {{email}}',
    'dashboard.profile': 'Profil',
    'dashboard.joined': 'Dabei seit {{date}}',
    'dashboard.new': 'Neue Regel',
    'dashboard.newNotice': 'Neue Regel erstellen',
  },
});
