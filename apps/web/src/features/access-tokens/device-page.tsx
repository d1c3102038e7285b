import { paths } from '@regelwerk/contract/shared/paths';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.tsx';
import { AuthCard } from '../auth/components/auth-card.tsx';
import { usePerson } from '../auth/use-person.ts';
import { DeviceCodeForm } from './components/device-code-form.tsx';
import { DeviceQuestion } from './components/device-question.tsx';
import { copy } from './copy.ts';
import { readUserCode } from './model.ts';

/** Connects a program that waits under a code: the code, the question, the outcome. */
export function DevicePage() {
  const person = usePerson();
  const t = useText(copy);
  const navigate = useNavigate();
  const { code } = useSearch({ strict: false });
  const [decided, setDecided] = useState<'approved' | 'denied'>();
  const userCode = readUserCode(code);
  const go = (next: string | undefined) =>
    void navigate({ to: paths.device, search: next === undefined ? {} : { code: next } });
  if (decided !== undefined)
    return (
      <AuthCard title={t(`device.${decided}`)}>
        <p role="status">{t(`device.${decided}Text`)}</p>
        <Link to={paths.account} className={`mt-6 ${buttonLook('secondary')}`}>
          {t('device.toAccount')}
        </Link>
      </AuthCard>
    );
  if (userCode === undefined)
    return (
      <AuthCard title={t('device.title')} lead={t('device.lead')}>
        <DeviceCodeForm onEntered={go} />
      </AuthCard>
    );
  return (
    <AuthCard title={t('device.title')}>
      <DeviceQuestion
        userId={person.id}
        userCode={userCode}
        onOther={() => go(undefined)}
        onDecided={(isApproved) => setDecided(isApproved ? 'approved' : 'denied')}
      />
    </AuthCard>
  );
}
