import { formData } from './form-data.ts';
import { httpLoad } from './http-load.ts';
import { publishableKey, startNativeServer } from './native-server.ts';
import { printFigures } from './report/print-figures.ts';
import { seconds } from './seconds.ts';

const clients = 32;
const { server, stop } = await startNativeServer();
const generate = (during: number) =>
  httpLoad(
    `${server.url}/functions/v1/generate-rules`,
    () => ({ headers: { apikey: publishableKey }, body: () => ({ formData }) }),
    { clients, seconds: during },
  );

await generate(2);
const bare = await httpLoad(`${server.url}/health`, () => ({}), { clients, seconds });
const generated = await generate(seconds);
printFigures([
  {
    name: 'previews of visitors, 32 clients, native Postgres',
    unit: '/s',
    value: generated.perSecond,
    reference: { name: 'bare answer of the same server', value: bare.perSecond },
    goal: { of: 'ratio', atLeast: 0.3 },
  },
  { name: 'preview of a visitor, p99', unit: 'ms', value: generated.timings.p99 },
]);
await stop();
