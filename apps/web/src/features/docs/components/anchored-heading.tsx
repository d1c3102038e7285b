/** A heading with its own address, and a link beside it to copy that. */
export function AnchoredHeading({ anchor, title, linkLabel }: { anchor: string; title: string; linkLabel: string }) {
  return (
    <div className="group flex items-baseline gap-2">
      <h2 id={anchor} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
        {title}
      </h2>
      {/* a plain link: there are many of them, and each router link costs time */}
      <a
        href={`#${anchor}`}
        aria-label={linkLabel}
        className="inline-block min-w-6 text-center text-muted opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
      >
        #
      </a>
    </div>
  );
}
