import { startNativeServer } from '../../bench/native-server.ts';
import { printFigures } from '../../bench/report/print-figures.ts';
import { subscribe } from './subscribe.ts';

const subscribers = 500;
const rounds = 5;
const native = await startNativeServer();
const sockets: WebSocket[] = [];
for (let joined = 0; joined < subscribers; joined += 50) {
  sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => subscribe(native.server.url)))));
}
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) times.push(await tellOneChange(`round ${round}`));
printFigures([
  {
    name: `one change told to ${subscribers} sockets, the slowest of ${rounds}`,
    unit: 'ms',
    value: Math.max(...times),
  },
]);
for (const socket of sockets) socket.close();
await native.stop();

/** Returns the milliseconds from just before the change is written until every socket has received it. */
async function tellOneChange(text: string): Promise<number> {
  const heard = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        const listen = ({ data }: MessageEvent) => {
          if (!String(data).includes(text)) return;
          socket.removeEventListener('message', listen);
          resolve();
        };
        socket.addEventListener('message', listen);
      }),
  );
  const start = performance.now();
  await native.database.pool.query(
    `insert into public.translations (key, language, value) values ('bench', 'en', $1)
     on conflict (key, language) do update set value = excluded.value`,
    [text],
  );
  await Promise.all(heard);
  return performance.now() - start;
}
