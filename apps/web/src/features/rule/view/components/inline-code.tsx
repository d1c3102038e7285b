/** Shows a line of a rule with its code spans as code. */
export function InlineCode({ text }: { text: string }) {
  const parts = text.split('`').map((part, index) => ({ part, index, isCode: index % 2 === 1 }));
  return parts.map(({ part, index, isCode }) =>
    isCode ? (
      <code
        key={index}
        translate="no"
        className="rounded-[4px] bg-sunken px-1 py-0.5 font-mono text-[0.85em] break-words"
      >
        {part}
      </code>
    ) : (
      part
    ),
  );
}
