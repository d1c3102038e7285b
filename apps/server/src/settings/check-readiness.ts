import { missingFacts, type Operator } from '@regelwerk/legal/operator';
import type { Logger } from 'pino';
import type { Settings } from './env.ts';

/** Warns if facts of the operator or the mail server are missing; throws if payments are live. */
export function checkReadiness(
  { smtpUrl, operatorFile, hasLivePayments }: Pick<Settings, 'smtpUrl' | 'operatorFile' | 'hasLivePayments'>,
  operator: Operator,
  log: Logger,
): void {
  const missing = missingFacts(operator);
  const faults = [
    ...(missing.length === 0
      ? []
      : [
          `The legal texts lack facts about the operator: ${missing.join(', ')}. Fill ${operatorFile} with your own (operator.example.json shows its form).`,
        ]),
    ...(smtpUrl === undefined
      ? ['SMTP_URL is not set: mails are kept in DATA_DIR/outbox and reach nobody, not even a reset link.']
      : []),
  ];
  if (faults.length === 0) return;
  if (hasLivePayments) throw new Error(`${faults.join('\n')}\nLive payments do not start before that.`);
  for (const fault of faults) log.warn(fault);
}
