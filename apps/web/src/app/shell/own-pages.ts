import { paths } from '@regelwerk/contract/shared/paths';
import type { Person } from '../../features/auth/store.ts';

const own = [
  { to: paths.dashboard, label: 'menu.dashboard' },
  { to: paths.billing, label: 'menu.billing' },
  { to: paths.account, label: 'menu.account' },
] as const;
const admin = [
  { to: paths.adminSetup, label: 'menu.adminSetup' },
  { to: paths.adminBilling, label: 'menu.adminDashboard' },
] as const;

/** Returns the pages of a signed-in person that the menus link. */
export function ownPages({ isAdmin }: Person) {
  return isAdmin ? [...own, ...admin] : own;
}
