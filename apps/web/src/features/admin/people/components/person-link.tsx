import { paths } from '@regelwerk/contract/paths';
import { Link } from '@tanstack/react-router';

/** An email address that links to the person's page. */
export function PersonLink({ email, userId }: { email: string; userId: string | null }) {
  if (userId === null) return email;
  return (
    <Link to={paths.adminCustomer} search={{ id: userId }} className="underline underline-offset-4">
      {email}
    </Link>
  );
}
