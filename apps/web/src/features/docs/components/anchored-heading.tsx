/** A heading with an address of its own, which stands beside it to be copied. */
export function AnchoredHeading({ anchor, title, linkLabel }: { anchor: string; title: string; linkLabel: string }) {
  return (
    <div className="group flex items-baseline gap-2">
      <h2 id={anchor} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
        {title}
      </h2>
      {/* the browser's own way to a place on the page: there are many of them, and each of the router's costs time */}
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
