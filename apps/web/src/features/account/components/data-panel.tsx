import { Download } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { copy } from '../copy.ts';
import { useExport } from '../mutations.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { AccountPanel } from './account-panel.tsx';

export function DataPanel() {
  const t = useText(copy);
  const reportFailure = useReportFailure();
  const { mutate, isPending } = useExport();
  const start = () =>
    mutate(undefined, {
      onError: ({ code }) => {
        if (code !== 'export_running' && code !== 'too_many_exports') return reportFailure();
        const description = t(code === 'export_running' ? 'account.exportRunning' : 'account.exportsBusy');
        return notify({ title: t('account.exportLater'), description, isError: true });
      },
    });
  return (
    <AccountPanel title={t('account.data')} lead={t('account.dataText')}>
      <Button variant="secondary" isBusy={isPending} onClick={start}>
        <Download className="size-4" aria-hidden="true" />
        {t(isPending ? 'account.exporting' : 'account.export')}
      </Button>
    </AccountPanel>
  );
}
