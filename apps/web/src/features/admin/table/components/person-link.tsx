import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';

/** An email address that links to the person's page, if there is one; where it is too long, its domain begins a line. */
export function PersonLink({ email, userId }: { email: string; userId: string | null }) {
  const at = email.lastIndexOf('@');
  const address = (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
  if (userId === null) return address;
  return (
    <Link to={paths.adminPerson} search={{ id: userId }} className="underline underline-offset-4">
      {address}
    </Link>
  );
}
