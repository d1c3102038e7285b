import { countStale } from '@regelwerk/claims/kept/count-stale';
import { refreshedProfile } from '@regelwerk/claims/kept/refreshed-profile';
import type { StalePart } from '@regelwerk/claims/kept/stale-parts';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { StaleCounts } from '@regelwerk/contract/rules/stale-counts';
import { technologyLabel } from '@regelwerk/contract/rules/technology-label';
import { statement } from '@regelwerk/conventions/statement';
import { useId, useState } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { droppedSource } from '../../../reading/dropped-source.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineCode } from '../../rule/view/components/inline-code.tsx';
import { copy } from '../copy.ts';
import { type SecondLook, useCheckAgain } from '../use-check-again.ts';
import { useMissedDrops } from '../use-missed-drops.ts';
import { useSentText } from '../use-sent-text.ts';
import { useVerdictText } from '../use-verdict-text.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { SourceButtons } from './source-buttons.tsx';

/** What a person can do with a saved rule that no longer holds. */
export interface SavedActions {
  /** Makes it anew with the project as it is now. */
  readonly onRefresh: (now: ProjectProfile) => void;
  /** Keeps how many parts no longer hold. */
  readonly onNote: (stale: StaleCounts) => void;
}

/** Reads the project of a rule once more and lists what no longer holds. `onRepeat` opens the wizard for the rule anew. */
export default function CheckAgain({
  before,
  onRepeat,
  saved,
}: {
  before: ProjectProfile;
  onRepeat: () => void;
  saved: SavedActions | undefined;
}) {
  const t = useText(copy);
  const id = useId();
  const [isOver, setOver] = useState(false);
  useMissedDrops();
  const { state, look, isComparing, read, cancel, prepare, refresh } = useCheckAgain(before);
  const isReading = state.kind === 'reading';
  const { conventions = [], claims = [] } = before;
  const hidesHistory =
    conventions.some((one) => one.id === 'changed-together') || claims.some(({ proof }) => proof?.by === 'co-change');
  const verdictOn = ({ isSame, isCounted, isChecked, stale }: SecondLook) => {
    if (!isSame) return t('again.failed');
    if (stale.length > 0) return t('again.stale', { count: stale.length });
    const isWhole = isChecked && !hidesHistory && (isCounted || conventions.length === 0);
    return t(isWhole ? 'again.fresh' : 'again.freshPart');
  };
  return (
    <section
      aria-labelledby={id}
      onFocus={prepare}
      onPointerEnter={prepare}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const source = droppedSource(event.dataTransfer);
        if (source !== undefined) read(() => source);
      }}
      className={`rounded-card border p-4 print:hidden ${isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <h2 id={id} className="font-semibold">
        {t('again.title')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('again.lead')}</p>
      {isReading ? <ReadingProgress at={state.at} onCancel={cancel} /> : <SourceButtons onRead={read} />}
      <p role="alert" className="mt-2 max-w-prose text-sm text-danger empty:hidden">
        {state.kind === 'failed' &&
          t(`project.failed.${state.failure === 'empty' && state.name === '' ? 'emptyFiles' : state.failure}`, {
            name: state.name,
          })}
      </p>
      <div role="status" className="mt-3 grid gap-3 empty:hidden">
        {state.kind === 'canceled' && <p>{t('project.cancelled')}</p>}
        {isComparing && !isReading && <p>{t('claims.checking')}</p>}
        {look !== undefined && state.kind === 'done' && (
          <>
            <p className="font-medium">{verdictOn(look)}</p>
            {look.isSame && look.stale.length > 0 && (
              <>
                <ul className="grid gap-2">
                  {look.stale.map((part) => (
                    <Stale key={`${part.of} ${JSON.stringify(part.was)}`} part={part} />
                  ))}
                </ul>
                {saved === undefined ? (
                  <div>
                    <Button
                      variant="secondary"
                      onClick={() => {
                        refresh(look.stale);
                        onRepeat();
                      }}
                    >
                      {t('again.refresh')}
                    </Button>
                    <p className="mt-1 max-w-prose text-sm text-muted">{t('again.refresh.hint')}</p>
                  </div>
                ) : (
                  <div>
                    <div className="flex flex-wrap gap-2">
                      <Button onClick={() => saved.onRefresh(refreshedProfile(before, look.stale))}>
                        {t('again.renew')}
                      </Button>
                      <Button variant="secondary" onClick={() => saved.onNote(countStale(look.stale))}>
                        {t('again.note')}
                      </Button>
                    </div>
                    <p className="mt-1 max-w-prose text-sm text-muted">{t('again.note.hint')}</p>
                  </div>
                )}
              </>
            )}
            {look.isSame && !look.isCounted && conventions.length > 0 && (
              <p className="max-w-prose text-sm text-muted">{t('again.uncounted')}</p>
            )}
            {look.isSame && !look.isChecked && <p className="max-w-prose text-sm text-muted">{t('again.unchecked')}</p>}
            {look.isSame && hidesHistory && <p className="max-w-prose text-sm text-muted">{t('again.history')}</p>}
          </>
        )}
      </div>
    </section>
  );
}

function Stale({ part }: { part: StalePart }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const verdictText = useVerdictText();
  const { versionOf } = useSentText();
  const now = (what: string | undefined) => (what === undefined ? t('again.gone') : t('again.now', { what }));
  const said = (): { was: string; reason: string } => {
    switch (part.of) {
      case 'version':
        return {
          was: `${technologyLabel(part.was)} ${part.was.version ?? ''}`,
          reason: part.is === undefined ? t('again.gone') : now(versionOf(part.is)),
        };
      case 'command':
        return { was: `\`${part.was.text}\``, reason: now(part.is?.text) };
      case 'generated':
        return { was: `\`${part.was.path}\``, reason: now(undefined) };
      case 'convention':
        return { was: statement(part.was, language) ?? part.was.id, reason: t('again.dropped') };
      case 'claim': {
        const { verdict } = part.found;
        const isThere = verdict.is === 'unproven' && verdict.why === 'place-found';
        return { was: part.was.text, reason: isThere ? t('again.unproven') : verdictText(part.found) };
      }
    }
  };
  const { was, reason } = said();
  return (
    <li className="border-l-2 border-line pl-3 text-sm wrap-anywhere">
      <s className="decoration-line-strong">
        <InlineCode text={was} />
      </s>
      <span className="block text-muted">{reason}</span>
    </li>
  );
}
