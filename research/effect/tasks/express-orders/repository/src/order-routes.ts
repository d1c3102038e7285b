import { Router } from 'express';
import { Problem } from './problem.ts';
import { readOrder } from './read-order.ts';
import type { Order, Store } from './store.ts';

export function orderRoutes(store: Store): Router {
  const router = Router();

  router.post('/', async (request, response) => {
    const order = await store.add(readOrder(request.body));
    response.status(201).location(`/orders/${order.number}`).json(order);
  });

  router.get('/', (_request, response) => {
    response.json({ orders: store.all().toReversed() });
  });

  router.get('/:number', (request, response) => {
    response.json(findOrder(store, request.params.number));
  });

  return router;
}

function findOrder(store: Store, text: string): Order {
  const order = /^\d{1,9}$/.test(text) ? store.find(Number(text)) : undefined;
  if (order === undefined) throw new Problem(404, 'unknown_order', 'There is no such order.');
  return order;
}
