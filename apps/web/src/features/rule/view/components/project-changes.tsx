import type { ProjectChanges as Changes, ProjectSnippet } from '@regelwerk/contract/rules/project-changes';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { notify } from '../../../../ui/notify.ts';
import { changesCopy, commandKindNames } from '../copy.ts';
import { snippetsText } from '../model.ts';
import { CopyButton } from './copy-button.tsx';
import { InlineCode } from './inline-code.tsx';

/** The changes that the project made to a rule: exact lines, lines that it does not need, and checks to add. */
export function ProjectChanges({ changes }: { changes: Changes }) {
  const t = useText(changesCopy);
  const tKind = useText(commandKindNames);
  const {
    exact,
    enforced,
    outdated,
    contradicted = [],
    unasked = [],
    conventions = [],
    claims = [],
    added,
    commands,
    snippets,
    saved,
  } = changes;
  const tokens = Math.abs(saved.tokens);
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      <div>
        <h2 className="font-semibold">{t('changes.title')}</h2>
        <p className="mt-1 text-muted">
          {saved.tokens === 0 && t('changes.same')}
          {saved.tokens > 0 && t('changes.saved', { tokens })}
          {saved.tokens < 0 && t('changes.longer', { tokens })}
        </p>
      </div>
      <Kind title={t('changes.found')} isShown={[exact, commands, conventions, claims, added].some(isFilled)}>
        <Part title={t('changes.exact', { count: exact.length })} isShown={exact.length > 0}>
          {exact.map(({ id, text }) => (
            <Line key={id} text={text} />
          ))}
        </Part>
        <Part title={t('changes.commands', { count: commands.length })} isShown={commands.length > 0}>
          {commands.map(({ kind, folder, text, evidence }) => (
            <Line
              key={`${kind} ${folder} ${text}`}
              text={`\`${text}\``}
              note={`${tKind(`commandKind.${kind}`)} · ${evidence}`}
            />
          ))}
        </Part>
        <Part title={t('changes.conventions', { count: conventions.length })} isShown={conventions.length > 0}>
          {conventions.map(({ id, text }) => (
            <Line key={id} text={text} />
          ))}
        </Part>
        <Part title={t('changes.claims', { count: claims.length })} isShown={claims.length > 0}>
          {claims.map(({ id, text }) => (
            <Line key={id} text={text} />
          ))}
        </Part>
        <Part title={t('changes.added', { count: added.length })} isShown={added.length > 0}>
          {added.map(({ id, text }) => (
            <Line key={id} text={text} />
          ))}
        </Part>
      </Kind>
      <Kind title={t('changes.left')} isShown={[enforced, outdated, contradicted, unasked].some(isFilled)}>
        <Part title={t('changes.enforced', { count: enforced.length })} isShown={enforced.length > 0}>
          {enforced.map(({ id, text, check, setting, evidence }) => (
            <Line key={id} text={text} isLeft note={t('changes.enforcedBy', { check, setting, file: evidence })} />
          ))}
        </Part>
        <Part title={t('changes.outdated', { count: outdated.length })} isShown={outdated.length > 0}>
          {outdated.map(({ id, text, technology, version }) => (
            <Line key={id} text={text} isLeft note={t('changes.notFor', { technology, version })} />
          ))}
        </Part>
        <Part title={t('changes.contradicted', { count: contradicted.length })} isShown={contradicted.length > 0}>
          {contradicted.map(({ id, text, follows, breaks, places }) => (
            <Line
              key={id}
              text={text}
              isLeft
              note={t('changes.brokenIn', { breaks, all: follows + breaks, places: places.join(', ') })}
            />
          ))}
        </Part>
        <Part title={t('changes.unasked', { count: unasked.length })} isShown={unasked.length > 0}>
          {unasked.map(({ id, text }) => (
            <Line key={id} text={text} isLeft />
          ))}
        </Part>
      </Kind>
      {snippets.length > 0 && (
        <section>
          <h3 className="font-medium">{t('changes.snippets', { count: snippets.length })}</h3>
          <p className="mt-1 text-muted">{t('changes.snippetsText')}</p>
          <ul className="mt-2 grid grid-cols-1 gap-3">
            {snippets.map((snippet) => (
              <Snippet key={`${snippet.path} ${snippet.check} ${snippet.directives.join()}`} snippet={snippet} />
            ))}
          </ul>
          {snippets.length > 1 && (
            <div className="mt-3">
              <CopyButton
                text={snippetsText(snippets)}
                label={t('changes.copyAll')}
                variant="secondary"
                onCopied={() => notify({ title: t('changes.allCopied') })}
              />
            </div>
          )}
        </section>
      )}
    </div>
  );
}

function Snippet({ snippet: { path, check, why, text } }: { snippet: ProjectSnippet }) {
  const t = useText(changesCopy);
  return (
    <li className="rounded-card border border-line bg-surface p-3">
      <p className="wrap-anywhere">
        <code className="font-mono text-[0.9em]">{path}</code> <span className="text-muted">· {check}</span>
      </p>
      <p className="mt-1 text-muted">
        <InlineCode text={why} />
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by key
        tabIndex={0}
        aria-label={path}
        className="mt-2 max-h-72 overflow-auto rounded-control bg-sunken p-2.5"
      >
        <pre className="font-mono text-xs leading-relaxed">
          <code>{text}</code>
        </pre>
      </section>
      <div className="mt-2">
        <CopyButton
          text={text}
          label={t('changes.copy', { file: path.slice(path.lastIndexOf('/') + 1) })}
          variant="secondary"
          onCopied={() => notify({ title: t('changes.copied', { file: path }) })}
        />
      </div>
    </li>
  );
}

/** What belongs together: what stands in the rule, or what does not. */
function Kind({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <section>
      <h3 className="border-b border-line pb-1 font-medium">{title}</h3>
      <div className="mt-2 grid grid-cols-1 gap-1">{children}</div>
    </section>
  );
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}

/** A folded list, so that every kind of change is in view. */
function Part({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <details>
      <summary className="cursor-pointer py-1">{title}</summary>
      <ul className="mt-2 grid grid-cols-1 gap-2">{children}</ul>
    </details>
  );
}

function Line({ text, note, isLeft = false }: { text: string; note?: string; isLeft?: boolean }) {
  return (
    <li className="border-l-2 border-line pl-3 wrap-anywhere">
      <span className={isLeft ? 'line-through decoration-line-strong' : ''}>
        <InlineCode text={text} />
      </span>
      {note !== undefined && <span className="block text-muted">{note}</span>}
    </li>
  );
}
