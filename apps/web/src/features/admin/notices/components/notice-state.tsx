import type { NoticeRow } from '@regelwerk/contract/admin/admin-notices';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** Says how far a declaration got; nothing for one that only waits. */
export function NoticeState({ notice }: { notice: NoticeRow }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const {
    is_accepted: isAccepted,
    settled_at: settledAt,
    problem,
    ends_at: endsAt,
    taken_back_at: takenBackAt,
  } = notice;
  const day = (instant: string) => formatDay(instant, language);
  const text = () => {
    if (takenBackAt !== null) return t('notices.takenBack', { date: day(takenBackAt) });
    if (settledAt === null && isAccepted)
      return problem === null ? t('notices.accepted') : t('notices.problem', { problem });
    if (endsAt === null) return undefined;
    const meanwhile = notice.kind === 'withdrawal' ? 'notices.withdrawnMeanwhile' : 'notices.endsMeanwhile';
    return t(settledAt === null ? meanwhile : 'notices.applied', { date: day(endsAt) });
  };
  const said = text();
  if (said === undefined) return null;
  return (
    <p role="status" className="my-3 rounded-card border border-line-strong px-3 py-2">
      {said}
    </p>
  );
}
