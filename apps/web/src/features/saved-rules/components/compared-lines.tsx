import type { ComparedLine } from '@regelwerk/contract/rules/rule-differences';
import { useText } from '../../../i18n/use-text.ts';
import { InlineCode } from '../../rule/view/components/inline-code.tsx';
import { versionsCopy } from '../copy.ts';

/** Lines of a comparison under their title; nothing without any. */
export function ComparedLines({ title, lines }: { title: string; lines: readonly ComparedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {lines.map((line) => (
          <li key={line.id} className="border-l-2 border-line pl-3 text-sm wrap-anywhere">
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line with what it asks for; a bare prohibition would read as its opposite. */
export function Line({ line: { modality, text } }: { line: ComparedLine }) {
  const t = useText(versionsCopy);
  return (
    <>
      {modality !== 'should' && <span className="font-medium">{t(`versions.${modality}`)}: </span>}
      <InlineCode text={text} />
    </>
  );
}
