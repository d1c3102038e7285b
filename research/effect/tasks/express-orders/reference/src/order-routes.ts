import { Router } from 'express';
import type { DeliveryDays } from './courier.ts';
import { exportOrders } from './export-orders.ts';
import { Problem } from './problem.ts';
import { readOrder } from './read-order.ts';
import type { Order, Store } from './store.ts';

export function orderRoutes(store: Store, deliveryDays: DeliveryDays): Router {
  const router = Router();

  router.post('/', async (request, response) => {
    const order = await store.add(readOrder(request.body));
    response.status(201).location(`/orders/${order.number}`).json(shown(order));
  });

  router.get('/', (_request, response) => {
    response.json({ orders: store.all().toReversed().map(shown) });
  });

  router.get('/export.csv', (request, response) => {
    const { from, to } = request.query;
    const file = exportOrders(store.all(), from, to);
    response.attachment(`orders-${from}-${to}.csv`).type('text/csv; charset=utf-8').send(file);
  });

  router.get('/:number', async (request, response) => {
    const order = findOrder(store, request.params.number);
    response.json({ ...shown(order), deliveryDays: await deliveryDays(order.postcode) });
  });

  return router;
}

function shown({ payments, ...order }: Order): Omit<Order, 'payments'> {
  return order;
}

function findOrder(store: Store, text: string): Order {
  const order = /^\d{1,9}$/.test(text) ? store.find(Number(text)) : undefined;
  if (order === undefined) throw new Problem(404, 'unknown_order', 'There is no such order.');
  return order;
}
