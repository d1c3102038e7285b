import type { Family } from '@regelwerk/clinic/finding';
import { costs, type Score } from '@regelwerk/clinic/score';
import { useText } from '../../../i18n/use-text.ts';
import { Meter } from '../../../ui/meter.tsx';
import { copy } from '../copy.ts';

/** The score with its parts, and what would raise it most. */
export function ScorePanel({ score }: { score: Score }) {
  const t = useText(copy);
  const { best } = score;
  return (
    <div className="mt-3 rounded-card border border-line bg-surface p-4">
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {score.parts.map(({ family, points, of }) => (
          <li key={family}>
            <p className="flex justify-between gap-2 text-sm">
              <span>{t(`clinic.family.${family}`)}</span>
              <span className="tabular-nums">
                {points} / {of}
              </span>
            </p>
            <Meter
              name={{ 'aria-label': t(`clinic.family.${family}`) }}
              value={points}
              max={of}
              isHigh={points * 2 < of}
              className="mt-1"
            />
          </li>
        ))}
      </ul>
      {best !== undefined && (
        <p className="mt-4 text-sm font-medium">
          {t('clinic.score.best', {
            count: best.count,
            gain: best.gain,
            family: t(`clinic.family.${best.code.slice(0, best.code.indexOf('.')) as Family}`),
          })}
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{t('clinic.score.note', costs)}</p>
    </div>
  );
}
