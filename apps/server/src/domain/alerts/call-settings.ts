import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { WebhookSettings } from '../../gateways/webhook/webhook-settings.ts';

/** Where the operator is called. */
export interface CallSettings {
  /** Undefined if no address is known. */
  readonly mailTo: string | undefined;
  readonly language: InterfaceLanguage;
  readonly webhook: WebhookSettings | undefined;
}
