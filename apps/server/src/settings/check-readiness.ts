import { missingFacts, type Operator } from '@regelwerk/legal/operator';
import type { Logger } from 'pino';
import type { Settings } from './env.ts';

type Checked = Pick<Settings, 'smtpUrl' | 'operatorFile' | 'hasLivePayments' | 'model'>;

/**
 * Warns if facts of the operator or the mail server are missing; throws if payments are live. Throws as well if a model is
 * set whose provider the privacy notice could not name.
 */
export function checkReadiness(settings: Checked, operator: Operator, log: Logger): void {
  requireNamedModelProvider(settings, operator);
  const { smtpUrl, operatorFile, hasLivePayments } = settings;
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

/** Without both facts, the privacy notice would say nothing, or something false, about the model provider. */
function requireNamedModelProvider({ model, operatorFile }: Checked, operator: Operator): void {
  if (model !== undefined && operator.modelProvider === '')
    throw new Error(
      `AI_PROVIDER is set, but ${operatorFile} names no modelProvider: the privacy notice would not say who gets the answers.\nAdd it (see operator.example.json), or unset AI_PROVIDER.`,
    );
  if (model !== undefined && operator.transfers.modelProvider === undefined)
    throw new Error(
      `AI_PROVIDER is set, but ${operatorFile} does not say whether the model provider takes data out of the European Economic Area.\nAdd "transfers": {"modelProvider": "none"}, or a country and its basis (docs/operating.md), or unset AI_PROVIDER.`,
    );
}
