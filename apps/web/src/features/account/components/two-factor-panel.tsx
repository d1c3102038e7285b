import { useText } from '../../../i18n/use-text.ts';
import { TwoFactor } from '../../two-factor/components/two-factor.tsx';
import { copy } from '../../two-factor/copy.ts';
import { AccountPanel } from './account-panel.tsx';

export function TwoFactorPanel({ userId }: { userId: string }) {
  const t = useText(copy);
  return (
    <AccountPanel title={t('factor.title')} lead={t('factor.lead')}>
      <TwoFactor userId={userId} />
    </AccountPanel>
  );
}
