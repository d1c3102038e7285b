import { paths } from '@regelwerk/contract/paths';
import { Link } from '@tanstack/react-router';

/** A heading with an address of its own, which stands beside it to be copied. */
export function AnchoredHeading({ anchor, title, linkLabel }: { anchor: string; title: string; linkLabel: string }) {
  return (
    <div className="group flex items-baseline gap-2">
      <h2 id={anchor} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
        {title}
      </h2>
      <Link
        to={paths.documentation}
        hash={anchor}
        aria-label={linkLabel}
        className="inline-block min-w-6 text-center text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
      >
        #
      </Link>
    </div>
  );
}
