import { useId } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { notify } from '../../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { useRequireTwoFactor } from '../mutations.ts';

/** The rule that every admin needs a second factor, as a box to tick. */
export function RequireTwoFactor({ isRequired }: { isRequired: boolean }) {
  const t = useText(copy);
  const id = useId();
  const require = useRequireTwoFactor();
  const change = (wanted: boolean) =>
    require.mutate(wanted, {
      onSuccess: () => void notify({ title: t(wanted ? 'setup.required' : 'setup.optional') }),
      onError: ({ code }) => {
        const text = t(code === 'second_factor_missing' ? 'setup.requireOwnFirst' : 'setup.tryAgain');
        void notify({ title: t('setup.requireFailed'), description: text, isError: true });
      },
    });
  return (
    <div className="mt-4 flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        className="mt-1 size-4 accent-accent"
        checked={isRequired}
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
      </div>
    </div>
  );
}
