import { useText } from '../../../i18n/use-text.ts';
import type { Extent } from '../../../reading/project-messages.ts';
import { copy } from '../copy.ts';

/** Says how far a project was looked at, and what was left out. */
export function ExtentNote({ extent: { cutAt, foreign, sources } }: { extent: Extent }) {
  const t = useText(copy);
  const isAll = sources === undefined || sources.read >= sources.of;
  const partly = sources?.isCut === true ? 'cut' : 'sample';
  const counted = isAll ? 'all' : partly;
  const hasSources = sources !== undefined && sources.of > 0;
  return (
    <div className="max-w-prose space-y-1 text-sm text-muted">
      {sources === undefined && <p className="text-ink">{t('project.extent.failed')}</p>}
      {cutAt !== undefined && <p className="text-ink">{t('project.cut', { number: cutAt })}</p>}
      {hasSources && (
        <p>
          {t(`project.extent.${counted}`, { read: sources.read, of: sources.of })} {t('project.extent.history')}
        </p>
      )}
      <p className="wrap-anywhere">
        {foreign.length === 0
          ? t('project.extent.ignored')
          : t('project.extent.foreign', { names: foreign.join(', ') })}
      </p>
    </div>
  );
}
