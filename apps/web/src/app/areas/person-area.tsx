import { Outlet } from '@tanstack/react-router';
import { Guard } from '../../features/auth/components/guard.tsx';

/** The pages that only signed-in people see. */
export function PersonArea() {
  return (
    <Guard>
      <Outlet />
    </Guard>
  );
}
