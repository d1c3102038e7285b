import { createHmac } from 'node:crypto';
import type { PaymentSettings } from '../gateways/stripe/payment-settings.ts';

/** Returns the sandbox's keys, shared by all processes of a database, and its address in this process. */
export function sandboxSettings(sealKey: Buffer, port: number): PaymentSettings {
  const derive = (purpose: string) => createHmac('sha256', sealKey).update(purpose).digest('hex');
  return {
    mode: 'sandbox',
    secretKey: `sk_test_${derive('payment sandbox key')}`,
    webhookSecrets: [`whsec_${derive('payment sandbox webhook')}`],
    apiBase: `http://127.0.0.1:${port}`,
  };
}
