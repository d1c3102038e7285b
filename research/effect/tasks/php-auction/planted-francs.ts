import type { PlantedFault } from '../../task.ts';

const rates = 'src/rates.php';
const fetching = 'src/fetch_text.php';
const routes = 'src/routes.php';

/** Faults of the price in francs. */
export const plantedFrancs: readonly PlantedFault[] = [
  {
    file: rates,
    find: "number_format($rappen / 100, 2, '.', \"'\")",
    replace: 'intdiv($rappen, 100)',
    fails: ['the price is shown in francs'],
  },
  {
    file: rates,
    find: 'intdiv($cents * $rate * 2 + 5 * RATE_PARTS, 10 * RATE_PARTS) * 5',
    replace: '(int) round($cents * $rate / RATE_PARTS)',
    fails: ['francs are rounded to five Rappen, in doubt up'],
  },
  {
    file: rates,
    find: "http_build_query(['from' => 'EUR', 'to' => 'CHF', 'key' => $this->key])",
    replace: '"from=EUR&to=CHF&key=$this->key"',
    fails: ['the bank is asked as it wants it'],
  },
  {
    file: rates,
    find: 'const ASK_AGAIN_AFTER = 600;',
    replace: 'const ASK_AGAIN_AFTER = 500;',
    fails: ['the bank is asked once in ten minutes'],
  },
  {
    file: rates,
    find: '$known !== $before && (',
    replace: '($known !== $before || $known["rate"] === null) && (',
    fails: [
      'many visitors at one moment ask once',
      'a bank that fails is not asked again for ten minutes',
      'nobody waits for a bank that is silent',
    ],
  },
  {
    file: rates,
    find: 'const GOOD_FOR = 86400;',
    replace: 'const GOOD_FOR = 864000;',
    fails: ['the last rate is good for a day'],
  },
  {
    file: rates,
    find: "return now() - $known['at'] < GOOD_FOR ? $known['rate'] : null;",
    replace: "return $known['at'] === now() ? $known['rate'] : null;",
    fails: ['the last rate is good for a day', 'the bank is asked once in ten minutes'],
  },
  {
    file: fetching,
    find: "'timeout' => 0.8",
    replace: "'timeout' => 9",
    fails: ['nobody waits for a bank that is silent'],
  },
  {
    file: fetching,
    find: 'microtime(true) > $ends || ',
    replace: '',
    fails: ['nobody waits for an answer that never ends'],
  },
  {
    file: fetching,
    find: 'microtime(true) > $ends || strlen($text) > 10_000',
    replace: 'false',
    fails: ['an answer of hundreds of megabytes does no harm', 'nobody waits for an answer that never ends'],
  },
  {
    file: fetching,
    find: "$options = ['timeout' => 0.8,",
    replace:
      "$all = fopen(data_folder() . '/lock', 'c');\n    flock($all, LOCK_EX);\n    $options = ['timeout' => 1.9,",
    fails: ['while one visitor waits for the bank the others go on'],
  },
  {
    file: rates,
    find: 'return $parts > 0 ? $parts : null;',
    replace: 'return $parts;',
    fails: ['garbage is no rate'],
  },
  {
    file: fetching,
    find: "str_contains(stream_get_meta_data($stream)['wrapper_data'][0] ?? '', ' 200')",
    replace: 'true',
    fails: ['garbage is no rate'],
  },
  {
    file: rates,
    find: "if ($this->url === '') {\n            return null;",
    replace: "if ($this->url === '') {\n            throw new LogicException('RATES_URL is missing');",
    fails: ['without the bank the auction goes on'],
  },
  { file: fetching, find: '@fopen', replace: 'fopen', fails: ['the key of the bank is nowhere to be read'] },
  {
    file: routes,
    find: "        'chf' => rappen(",
    replace: "        'francs' => rappen(",
    fails: ['the price is shown in francs', 'francs are rounded to five Rappen, in doubt up'],
  },
];
