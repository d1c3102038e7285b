import { useId, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { useAdminChange } from '../../table/use-admin-change.ts';
import { copy } from '../copy.ts';

/** The rule that every admin needs a second factor, as a box to tick. */
export function RequireTwoFactor({ isRequired }: { isRequired: boolean }) {
  const t = useText(copy);
  const id = useId();
  const require = useAdminChange('admins');
  // the mutation says a moment later that it began
  const [pressed, setPressed] = useState<boolean>();
  const change = (wanted: boolean) => {
    setPressed(wanted);
    require.mutate(
      { action: 'requireTwoFactor', isRequired: wanted },
      {
        onSuccess: () => notify({ title: t(wanted ? 'setup.required' : 'setup.optional') }),
        onSettled: () => setPressed(undefined),
      },
    );
  };
  return (
    <div className="mt-4 flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-(--accent)"
        checked={pressed ?? isRequired}
        aria-describedby={`${id}-hint`}
        aria-disabled={require.isPending || undefined}
        onChange={({ target }) => !require.isPending && change(target.checked)}
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {t('setup.require')}
        </label>
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {t('setup.requireHint')}
        </p>
        <FailureBox
          failure={
            require.error && {
              title: t('setup.requireFailed'),
              text: t(require.error.code === 'second_factor_missing' ? 'setup.requireOwnFirst' : 'setup.tryAgain'),
            }
          }
        />
      </div>
    </div>
  );
}
