import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { TextField } from './text-field.tsx';

interface Words {
  readonly show: string;
  readonly hide: string;
  readonly capsLock: string;
}

/** A password input that can be revealed, and warns when Caps Lock is on. */
export function PasswordField({ words, ...field }: ComponentProps<typeof TextField> & { words: Words }) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const lookAtCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyUp={lookAtCapsLock}
      onKeyDown={lookAtCapsLock}
      hint={hasCapsLock ? <span role="status">{words.capsLock}</span> : field.hint}
      end={
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? words.hide : words.show}
          aria-pressed={isShown}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon className="size-4" aria-hidden="true" />
        </button>
      }
    />
  );
}
