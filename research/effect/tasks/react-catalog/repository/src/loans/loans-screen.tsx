import { useState } from 'react';
import { post, useLoaded } from '../api';
import { formatDay } from '../format';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface Loan {
  id: string;
  name: string;
  dueAt: string;
}

export function LoansScreen() {
  const loaded = useLoaded<{ loans: Loan[] }>('/api/loans');
  if (loaded.state === 'loading') return <Notice>Loading …</Notice>;
  if (loaded.state === 'failed') return <Notice isProblem>{loaded.message}</Notice>;
  if (loaded.value.loans.length === 0) return <p>You have nothing of ours at home.</p>;
  return (
    <ul className="divide-y divide-stone-300">
      {loaded.value.loans.map((loan) => (
        <LoanRow key={loan.id} loan={loan} />
      ))}
    </ul>
  );
}

function LoanRow({ loan }: { loan: Loan }) {
  const [dueAt, setDueAt] = useState(loan.dueAt);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const extend = async () => {
    setIsBusy(true);
    setProblem('');
    try {
      setDueAt((await post<Loan>(`/api/loans/${encodeURIComponent(loan.id)}/extend`)).dueAt);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-4 py-3">
      <span className="grow">
        {loan.name}, due {formatDay(dueAt)}
      </span>
      <Button onClick={extend} disabled={isBusy}>
        Extend
      </Button>
      {problem !== '' && <Notice isProblem>{problem}</Notice>}
    </li>
  );
}
