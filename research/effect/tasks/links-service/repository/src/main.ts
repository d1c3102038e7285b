import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { openStore } from './store.ts';

const store = await openStore(process.env.DATA_FILE ?? 'links.json');
const server = createServer(createApp(store));
server.listen(Number(process.env.PORT ?? 3000), process.env.HOST);
