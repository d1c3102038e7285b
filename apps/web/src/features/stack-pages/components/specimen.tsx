import type { LandingFacts } from '@regelwerk/contract/rules/stack-page';
import { Fragment } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** A rule as the engine composed it: its files, and one of them whole. */
export function Specimen({ rule: { tool, stack, files, open } }: { rule: LandingFacts['rule'] }) {
  const t = useText(copy);
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface shadow-raised">
      <figcaption className="border-b border-line bg-sunken px-4 pt-3 text-sm">
        <span className="text-muted">{t('landing.specimen', { tool, stack: stack.join(', ') })}</span>
        <ul aria-label={t('landing.specimen.files')} className="mt-2 flex flex-wrap gap-x-1 font-mono text-xs">
          {files.map(({ path = '' }) => (
            <li
              key={path}
              className={
                path === open.path
                  ? '-mb-px rounded-t-control border border-b-0 border-line bg-surface px-2.5 py-1.5'
                  : 'px-2.5 py-1.5 text-muted'
              }
            >
              {path.replace(/^.*\//, '')}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="grid gap-1 p-4 font-mono text-xs leading-relaxed sm:p-5 sm:text-[0.8125rem]">
        {linesOf(open.text).map(({ line, at }) => (
          <FileLine key={at} line={line} />
        ))}
      </div>
    </figure>
  );
}

function FileLine({ line }: { line: string }) {
  if (line === '') return null;
  if (line.startsWith('# ')) return <p className="mt-1 font-semibold text-accent">{line}</p>;
  if (!line.trimStart().startsWith('- '))
    return (
      <p className="text-muted wrap-anywhere">
        {line.split(/(?<=,)/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </p>
    );
  const [, indent = '', label = '', rest = ''] = /^(\s*)- (?:\*\*(.+?)\*\* )?(.*)$/.exec(line) ?? [];
  return (
    <p className={`wrap-anywhere ${indent === '' ? 'pl-4 -indent-4' : 'pl-8 -indent-4 text-muted'}`}>
      - {label !== '' && <strong>{label} </strong>}
      {rest}
    </p>
  );
}

function linesOf(text: string): { readonly line: string; readonly at: number }[] {
  return text.split('\n').map((line, at) => ({ line, at }));
}
