import type { Example } from '@regelwerk/contract/rules/rule';

interface Props {
  readonly example: Example;
  readonly labels: readonly [bad: string, good: string];
}

/** The wrong and the right way, one above the other. */
export function CodePair({ example: { bad, good }, labels: [badLabel, goodLabel] }: Props) {
  return (
    <div className="grid gap-3">
      <LabelledCode label={badLabel} code={bad} look="border-line" />
      <LabelledCode label={goodLabel} code={good} look="border-accent" />
    </div>
  );
}

function LabelledCode({ label, code, look }: { label: string; code: string; look: string }) {
  return (
    <figure className={`min-w-0 rounded-control border bg-sunken ${look}`}>
      <figcaption className="px-3 pt-2 text-xs font-medium text-muted">{label}</figcaption>
      <pre className="px-3 pt-1 pb-3 font-mono text-[0.8125rem] leading-relaxed whitespace-pre-wrap wrap-anywhere">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
