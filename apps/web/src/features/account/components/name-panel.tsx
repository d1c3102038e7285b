import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { copy as authCopy } from '../../auth/copy.ts';
import type { Person } from '../../auth/store.ts';
import { copy } from '../copy.ts';
import { nameForm } from '../form.ts';
import { useChangeName } from '../mutations.ts';
import { useReportFailure } from '../use-report-failure.ts';
import { AccountPanel } from './account-panel.tsx';

export function NamePanel({ person }: { person: Person }) {
  const t = useText(copy);
  const tAuth = useText(authCopy);
  const reportFailure = useReportFailure();
  const { field, handleSubmit } = useCheckedForm(nameForm, { name: person.displayName }, tAuth);
  const change = useChangeName();
  const submit = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => notify({ title: t('account.nameSaved') }),
      onError: () => reportFailure(),
    }),
  );
  return (
    <AccountPanel title={t('account.profile')}>
      <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
        <TextField label={tAuth('auth.name')} autoComplete="name" {...field('name')} />
        <Button type="submit" variant="secondary" isBusy={change.isPending} className="justify-self-start">
          {t('account.saveName')}
        </Button>
      </form>
    </AccountPanel>
  );
}
