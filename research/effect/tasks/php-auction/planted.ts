import type { PlantedFault } from '../../task.ts';
import { plantedFrancs } from './planted-francs.ts';

const auction = 'src/auction.php';
const routes = 'src/routes.php';
const html = 'src/html.php';
const store = 'src/store.php';
const results = 'src/results.php';

export const planted: readonly PlantedFault[] = [
  ...plantedFrancs,
  {
    file: routes,
    find: "[$one['ends'], $one['number']] <=> [$other['ends'], $other['number']]",
    replace: "[$other['ends'], $one['number']] <=> [$one['ends'], $other['number']]",
    fails: ['the lots that run are listed, the first end at the top', 'the list follows the end that was moved'],
  },
  {
    file: html,
    find: 'return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, ',
    replace: 'return str_replace("@@", "", $text) ?: htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, ',
    fails: ['what people typed is no markup'],
  },
  {
    file: routes,
    find: '<input name="amount" inputmode',
    replace: '<input name="most" inputmode',
    fails: ['the form of the page places a bid'],
  },
  { file: routes, find: '    check_form();\n', replace: '', fails: ['a foreign form places no bid'] },
  {
    file: html,
    find: '!is_string($text) || preg_match',
    replace: 'preg_match',
    fails: ['a bid that is too low or cannot be read is refused'],
  },
  {
    file: auction,
    find: 'if ($most < $least) {',
    replace: 'if ($most < 0) {',
    fails: ['a bid that is too low or cannot be read is refused', 'a bid that is refused moves nothing'],
  },
  {
    file: routes,
    find: "throw new Refusal(404, 'There is no such page.');",
    replace: "header('Location: /lots', true, 303);",
    fails: ['a lot or page that is unknown is not found'],
  },
  {
    file: auction,
    find: '    if (has_ended($lot)) {\n',
    replace: '    if ($lot === []) {\n',
    fails: ['a lot that has ended takes no bid', 'a lot goes on as long as people bid', 'its own tests pass'],
  },
  {
    file: html,
    find: "throw new Refusal(401, 'This page is for the office.');",
    replace: 'return;',
    fails: ['the office is for the office', 'the results are for the office'],
  },
  {
    file: 'src/clock.php',
    find: "->setTimezone(new DateTimeZone('Europe/Berlin'))",
    replace: "->modify('+1 hour')",
    fails: ['times are shown as in Konstanz', 'an end is moved over the hour that the clocks skip'],
  },
  {
    file: 'README.md',
    find: ' from `RATES_URL` with',
    replace: ' with',
    fails: ['the README names what is new'],
  },
  {
    file: auction,
    find: "$price = $second === null ? $lot['start']",
    replace: "$price = $second === null ? ($leader === null ? $lot['start'] : most_of($leader))",
    fails: [
      'the first bid costs the start',
      'the letters of an address make no second person',
      'a form that is sent five times at one moment is one bid',
    ],
  },
  {
    file: auction,
    find: 'min(most_of($leader), one_step_above(most_of($second)))',
    replace: 'min(most_of($leader), most_of($second))',
    fails: ['the price is one step above the others', 'bids of many people at one moment all count'],
  },
  {
    file: auction,
    find: '$cents < 5000 => 100,',
    replace: '$cents <= 5000 => 100,',
    fails: ['a step grows with the amount that is to be beaten'],
  },
  {
    file: auction,
    find: 'min(most_of($leader), one_step_above(most_of($second)))',
    replace: 'one_step_above(most_of($second))',
    fails: [
      'nobody pays more than the own most',
      'of two equal amounts the earlier leads',
      'the largest amount is an amount',
    ],
  },
  {
    file: auction,
    find: 'most_of($other) <=> most_of($one));',
    replace: '[most_of($other), $other["name"]] <=> [most_of($one), $one["name"]]);',
    fails: ['of two equal amounts the earlier leads'],
  },
  {
    file: auction,
    find: '            unset($bests[$person]);\n',
    replace: '',
    fails: ['a raise to an amount that somebody had before does not take the lead'],
  },
  {
    file: auction,
    find: '[$leader, $price] = standing($lot);\n    $least = $leader === null ?',
    replace:
      '[$leader, $price] = standing($lot);\n    if ($leader !== null && $most <= most_of($leader)) {\n        throw new Refusal(409, "Too low.");\n    }\n    $least = $leader === null ?',
    fails: ['a bid below the most of the leader is taken and raises the price'],
  },
  {
    file: auction,
    find: "person_of($leader['email']) === person_of($email) && $most <= most_of($leader)",
    replace: "person_of($leader['email']) === person_of($email)",
    fails: ['the leader may raise without paying more', 'the letters of an address make no second person'],
  },
  {
    file: auction,
    find: "        throw new Refusal(409, 'You lead already, with as much or more.');",
    replace:
      "        $lot['bids'] = array_filter($lot['bids'], fn (array $bid) => person_of($bid['email']) !== person_of($email));",
    fails: ['the leader cannot take back'],
  },
  {
    file: auction,
    find: "        throw new Refusal(409, 'You lead already, with as much or more.');",
    replace: '        $most = most_of($leader);',
    fails: ['a form that is sent five times at one moment is one bid'],
  },
  {
    file: auction,
    find: 'return strtolower($email);',
    replace: 'return $email;',
    fails: ['the letters of an address make no second person'],
  },
  {
    file: auction,
    find: "$person = person_of($bid['email']);",
    replace: '$person = $bid["email"] . most_of($bid);',
    fails: ['an address bids once against another however often', 'the leader may raise without paying more'],
  },
  {
    file: auction,
    find: "$least = $leader === null ? $lot['start'] : one_step_above($price);",
    replace: "$least = $leader === null ? $lot['start'] : $price + 100;",
    fails: ['a bid is one step above the price at least'],
  },
  {
    file: routes,
    find: "h(\"{$bid['name']}, {$bid['email']}\") . '</li>'",
    replace: "h(\"{$bid['name']}, {$bid['email']}\") . euros(most_of($bid)) . '</li>'",
    fails: ['nobody sees the most of the one who leads'],
  },
  {
    file: auction,
    find: "max([$lot['start'], $price, ...array_column($lot['bids'], 'amount')])",
    replace: "max([$lot['start'], $price])",
    fails: ['the price of a lot that is online does not fall', 'a lot of the old kind has its result'],
  },
  {
    file: auction,
    find: "return $bid['most'] ?? $bid['amount'];",
    replace: "return $bid['most'];",
    fails: ['a lot that is online takes bids of the new kind', 'the price of a lot that is online does not fall'],
  },
  {
    file: store,
    find: '$text = json_encode([',
    replace: 'flock($lock, LOCK_UN);\n            usleep(60000);\n            $text = json_encode([',
    fails: ['bids of many people at one moment all count'],
  },
  {
    file: store,
    find: 'rename("$this->folder/auction.json.new", "$this->folder/auction.json");',
    replace: 'rename("$this->folder/auction.json.new", "$this->folder/auction-" . getmypid() . ".json");',
    fails: ['bids are kept when the host starts anew'],
  },
  {
    file: auction,
    find: "$lot['ends'] = show_time(max(read_time($lot['ends']), now() + LAST_MOMENTS));",
    replace: "$lot['ends'] = show_time(max(read_time($lot['ends']), now() + 60));",
    fails: ['a bid in the last two minutes moves the end', 'an end is moved over the hour that the clocks skip'],
  },
  {
    file: auction,
    find: "max(read_time($lot['ends']), now() + LAST_MOMENTS)",
    replace: 'now() + LAST_MOMENTS',
    fails: ['a bid before leaves the end'],
  },
  {
    file: auction,
    find: "$lot['ends'] = show_time(max(read_time($lot['ends']), now() + LAST_MOMENTS));",
    replace:
      "$lot['ends'] = $lot['ends'] > '2026-03-28T20:00:00Z' ? $lot['ends'] : show_time(max(read_time($lot['ends']), now() + LAST_MOMENTS));",
    fails: ['a lot goes on as long as people bid'],
  },
  {
    file: store,
    find: '$lots[$number] = $change($this->lot($number));',
    replace: '$lots[$number] = $change($this->lot($number)); $lots[$number]["ends"] = $this->lot($number)["ends"];',
    fails: ['a lot whose end was moved is no result yet', 'the list follows the end that was moved'],
  },
  {
    file: results,
    find: '    ksort($lots);\n',
    replace: '    krsort($lots);\n',
    fails: ['the results are the lots that have ended'],
  },
  {
    file: results,
    find: 'number_format($price / 100, ',
    replace: 'number_format(most_of($leader) / 100, ',
    fails: ['the price of the results is the price and not the most'],
  },
  { file: results, find: '"\\u{FEFF}" . implode', replace: 'implode', fails: ['Excel reads the umlauts'] },
  {
    file: results,
    find: "str_replace('\"', '\"\"', $harmless)",
    replace: "preg_replace('/(?<!\\\\\\\\)\"/', '\"\"', $harmless)",
    fails: ['titles and names stay in their cells'],
  },
  { file: results, find: '? "\'$text" : $text', replace: '? $text : $text', fails: ['no name is a formula'] },
];
