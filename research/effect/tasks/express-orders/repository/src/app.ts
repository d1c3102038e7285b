import express, { type Express } from 'express';
import { orderRoutes } from './order-routes.ts';
import { answerProblem, unknownPath } from './problem.ts';
import type { Store } from './store.ts';

export function createApp(store: Store): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(express.json({ limit: '100kb' }));
  app.use('/orders', orderRoutes(store));
  app.use(unknownPath);
  app.use(answerProblem);
  return app;
}
