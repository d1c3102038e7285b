import { Outlet } from '@tanstack/react-router';
import { Guard } from '../../features/auth/components/guard.tsx';

/** The pages that only admins see. */
export function AdminArea() {
  return (
    <Guard isForAdmins>
      <Outlet />
    </Guard>
  );
}
