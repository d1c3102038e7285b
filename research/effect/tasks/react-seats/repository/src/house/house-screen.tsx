import { type FormEvent, useState } from 'react';
import { post } from '../api';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';

export function HouseScreen() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isSent, setIsSent] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem('Please write something.');
    setProblem('');
    try {
      await post('/api/messages', { text });
      setIsSent(true);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  if (isSent) return <Notice>Thank you. We will read it tonight.</Notice>;
  return (
    <form onSubmit={send} className="grid max-w-md gap-4">
      <p>One hall, 1931, and a bar. The doors open half an hour before the film.</p>
      <Field label="Write to us" value={text} onChange={setText} problem={problem} />
      <div>
        <Button isSubmit>Send</Button>
      </div>
    </form>
  );
}
