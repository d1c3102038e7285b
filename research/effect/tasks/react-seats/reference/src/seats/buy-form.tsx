import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, call, post } from '../api';
import { navigate } from '../router';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import type { Hold } from './hold';
import { TimeLeft } from './time-left';

interface Props {
  hold: Hold;
  reduced: readonly string[];
  onBack: (why?: string) => void;
}

/** Buys what is held, gives it back, or tells that its time is over. */
export function BuyForm({ hold, reduced, onBack }: Props) {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState('');
  const [problem, setProblem] = useState('');
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const path = `/api/holds/${encodeURIComponent(hold.id)}`;
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const send = async (act: () => Promise<void>) => {
    if (isSending.current) return;
    isSending.current = true;
    setProblem('');
    try {
      await act();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'over') return onBack('The ten minutes are over. Please choose again.');
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      isSending.current = false;
    }
  };
  const end = () => {
    // the answer to a purchase under way decides
    if (!isSending.current) onBack('The ten minutes are over. Please choose again.');
  };
  const buy = (event: FormEvent) => {
    event.preventDefault();
    const known = name.trim();
    const isWrong = known.length < 2 || known.length > 80;
    setWrong(isWrong ? 'Please give a name of 2 to 80 characters.' : '');
    if (isWrong) return form.current?.querySelector('input')?.focus();
    void send(async () => {
      const code = await post<{ code?: unknown }>(`${path}/buy`, { name: known, reduced })
        .then((body) => body.code)
        .catch((error: unknown) => {
          // an earlier answer was lost
          if (error instanceof ApiError && error.code === 'bought') return (error.body as { code?: unknown }).code;
          throw error;
        });
      if (typeof code !== 'string') throw new ApiError('Something went wrong on our side.');
      navigate(`/tickets/${encodeURIComponent(code)}`, { replace: true });
    });
  };
  const giveBack = () =>
    send(async () => {
      await call(path, { method: 'DELETE' });
      onBack();
    });
  return (
    <form ref={form} onSubmit={buy} className="grid max-w-md gap-4">
      <TimeLeft ends={hold.ends} onOver={end} />
      <Field label="Your name" value={name} onChange={setName} problem={wrong} autoComplete="name" />
      {problem !== '' && <Notice isProblem>{problem}</Notice>}
      <div className="flex flex-wrap gap-4">
        <Button isSubmit>Buy</Button>
        <Button isQuiet onClick={giveBack}>
          Change seats
        </Button>
      </div>
    </form>
  );
}
