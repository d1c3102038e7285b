import { createApp } from './app.ts';
import { openStore } from './store.ts';

const store = await openStore(process.env.DATA_FILE ?? 'orders.json');
const settings = { paymentSecret: process.env.PAYMENT_SECRET, courierUrl: process.env.COURIER_URL };
createApp(store, settings).listen(Number(process.env.PORT ?? 3000), process.env.HOST ?? '127.0.0.1');
