import { paths } from '@regelwerk/contract/paths';
import { Link } from '@tanstack/react-router';

/** An email address that links to the person's page; where it is too long, its domain begins a line. */
export function PersonLink({ email, userId }: { email: string; userId: string | null }) {
  if (userId === null) return email;
  const at = email.lastIndexOf('@');
  return (
    <Link to={paths.adminCustomer} search={{ id: userId }} className="underline underline-offset-4">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}
