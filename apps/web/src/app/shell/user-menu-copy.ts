import { defineCopy } from '../../i18n/define-copy.ts';

export const userMenuCopy = defineCopy({
  en: {
    'menu.admin': 'Admin',
    'menu.dashboard': 'Dashboard',
    'menu.billing': 'Billing',
    'menu.account': 'Account',
    'menu.adminSetup': 'Admin Setup',
    'menu.adminDashboard': 'Admin Dashboard',
    'menu.signOut': 'Sign Out',
    'menu.signingOut': 'Signing out...',
  },
  de: {
    'menu.admin': 'Admin',
    'menu.dashboard': 'Dashboard',
    'menu.billing': 'Abrechnung',
    'menu.account': 'Konto',
    'menu.adminSetup': 'Admin-Einrichtung',
    'menu.adminDashboard': 'Admin-Dashboard',
    'menu.signOut': 'Abmelden',
    'menu.signingOut': 'Abmeldung läuft …',
  },
});
