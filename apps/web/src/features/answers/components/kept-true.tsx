import type { FullRule } from '@regelwerk/contract/rules/generate-rules';
import { useText } from '../../../i18n/use-text.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import type { SavedActions } from '../../project/components/check-again.tsx';
import { copy as projectCopy } from '../../project/copy.ts';
import { useRepeat } from '../use-repeat.ts';

const CheckAgain = lazyPart(async () => (await import('../../project/components/check-again.tsx')).default);

/** Whether a rule still holds for its project, and the way to one that does. */
export function KeptTrue({ full, saved }: { full: FullRule; saved?: SavedActions }) {
  const t = useText(projectCopy);
  const repeat = useRepeat();
  if (full.project === undefined) return <p className="text-sm text-muted">{t('again.without')}</p>;
  return <CheckAgain before={full.project} onRepeat={() => repeat({ ...full, project: undefined })} saved={saved} />;
}
