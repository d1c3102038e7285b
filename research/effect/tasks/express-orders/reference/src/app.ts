import express, { type Express } from 'express';
import { askCourier } from './courier.ts';
import { orderRoutes } from './order-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { answerProblem, unknownPath } from './problem.ts';
import type { Store } from './store.ts';

export interface Settings {
  readonly paymentSecret?: string | undefined;
  readonly courierUrl?: string | undefined;
}

export function createApp(store: Store, settings: Settings = {}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use('/webhooks', paymentRoutes(store, settings.paymentSecret));
  app.use(express.json({ limit: '100kb' }));
  app.use('/orders', orderRoutes(store, askCourier(settings.courierUrl)));
  app.use(unknownPath);
  app.use(answerProblem);
  return app;
}
