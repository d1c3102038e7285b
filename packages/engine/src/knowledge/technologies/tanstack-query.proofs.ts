import type { Proof } from '../../proof.ts';
import { proofsIn, runsOf } from './one-run.ts';

const proof = proofsIn('more', '@tanstack/react-query');
const runs = runsOf(
  'a.mjs',
  'node',
  "import { MutationObserver, noop, QueryClient, QueryObserver } from '@tanstack/react-query';\nconst client = new QueryClient();\n",
);

/** Proofs of the TanStack Query directives. */
export const proofs: readonly Proof[] = [
  proof('query.imperative', {
    shows: 'query answers from the cache with static, takes a noop, and the old methods are marked',
    files: {
      'a.mjs': `import { noop, QueryClient } from '@tanstack/react-query';
const client = new QueryClient();
let calls = 0;
const options = { queryKey: ['a'], queryFn: async () => ++calls, staleTime: 'static' };
await client.query(options);
console.log('second answer', await client.query(options), typeof client.infiniteQuery);
await client.query({ queryKey: ['b'], queryFn: () => Promise.reject(new Error()), retry: false }).catch(noop);
`,
    },
    run: "node a.mjs; cat $(dirname $(node -p \"require.resolve('@tanstack/query-core')\"))/../modern/*.d.ts | grep -A1 -c 'deprecated Use queryClient'",
    exits: 'zero',
    prints: /second answer 1 function\n[1-9]/,
  }),
  proof(
    'query.mutation-callbacks',
    runs(
      'the third argument is what onMutate returned, the last has the client',
      'await new MutationObserver(client, { mutationFn: async () => 1, onMutate: (v, context) => ({ v, has: context.client === client }), onSuccess: (data, v, result, context) => console.log(JSON.stringify(result), context.client === client) }).mutate(7);',
      /\{"v":7,"has":true\} true/,
    ),
  ),
  proof(
    'query.removed-callbacks',
    runs(
      'the callback is never called and nothing is reported',
      "let called = 0;\nnew QueryObserver(client, { queryKey: ['a'], queryFn: async () => 1, onSuccess: () => called++, cacheTime: 5 }).subscribe(noop);\nawait new Promise((done) => setTimeout(done, 50));\nconsole.log(client.getQueryData(['a']), 'called', called, client.getQueryCache().find({ queryKey: ['a'] }).gcTime === 5);\nprocess.exit(0);",
      /^1 called 0 false$/m,
    ),
  ),
  proof(
    'query.pending',
    runs(
      'a disabled query is pending and not loading',
      "const options = { queryKey: ['a'], queryFn: async () => 1, enabled: false };\nconst { isPending, isLoading } = new QueryObserver(client, options).getCurrentResult();\nconsole.log(isPending, isLoading);",
      /true false/,
    ),
  ),
];
