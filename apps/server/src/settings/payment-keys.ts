import { createHmac } from 'node:crypto';
import type { PaymentSettings } from '../gateways/stripe/payment-settings.ts';

/** The sandbox's keys, the same in every process of a database, and the address at which this process serves it. */
export function sandboxSettings(sealKey: Buffer, port: number): PaymentSettings {
  const derive = (purpose: string) => createHmac('sha256', sealKey).update(purpose).digest('hex');
  return {
    mode: 'sandbox',
    secretKey: `sk_test_${derive('payment sandbox key')}`,
    webhookSecrets: [`whsec_${derive('payment sandbox webhook')}`],
    apiBase: `http://127.0.0.1:${port}`,
  };
}
