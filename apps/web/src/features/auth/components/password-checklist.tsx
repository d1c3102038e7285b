import { limits } from '@regelwerk/contract/shared/limits';
import { Check, Circle } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { checkPassword } from '../model.ts';

/** Shows what a new password has and lacks, updated while typing. Only the length is required. */
export function PasswordChecklist({ password }: { password: string }) {
  const t = useText(copy);
  const { isLongEnough, hasNumber, hasLetter } = checkPassword(password, limits.shortestPassword);
  const points = [
    { text: t('auth.check.length'), isMet: isLongEnough },
    { text: t('auth.check.number'), isMet: hasNumber },
    { text: t('auth.check.letter'), isMet: hasLetter },
  ];
  return (
    <ul className="grid gap-1 text-sm">
      {points.map(({ text, isMet }) => {
        const Icon = isMet ? Check : Circle;
        return (
          <li key={text} className={`flex items-center gap-2 ${isMet ? 'text-ink' : 'text-muted'}`}>
            <Icon className="size-4" aria-hidden="true" />
            {text}
            <span className="sr-only">({t(isMet ? 'auth.check.met' : 'auth.check.open')})</span>
          </li>
        );
      })}
    </ul>
  );
}
