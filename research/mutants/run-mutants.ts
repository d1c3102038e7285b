import { parseArgs } from 'node:util';
import { judgeRoom } from './judge-room.ts';
import { rooms } from './rooms.ts';

const leastScore = 90;
const { values } = parseArgs({
  options: {
    room: { type: 'string', multiple: true, default: Object.keys(rooms) },
    amount: { type: 'string', default: '15' },
    seed: { type: 'string', default: 'regelwerk' },
    all: { type: 'boolean', default: false },
  },
});
const sample = { amount: values.all ? Number.POSITIVE_INFINITY : Number(values.amount), seed: values.seed };

requirePlantedSurvivor();
const lines: string[] = [];
let killed = 0;
let judged = 0;
for (const name of values.room) {
  const room = rooms[name];
  if (room === undefined) throw new Error(`There is no room ${name}: choose from ${Object.keys(rooms).join(', ')}.`);
  const judgment = judge(name, room);
  if (judgment === undefined) continue;
  const amount = judgment.killed.length + judgment.survived.length;
  killed += judgment.killed.length;
  judged += amount;
  lines.push(
    `${name.padEnd(10)} ${judgment.killed.length} of ${amount} killed, ${percent(judgment.killed.length, amount)} ` +
      `(${judgment.mistyped} did not compile, ${judgment.notDrawn} not drawn)`,
    ...judgment.survived.map((survivor) => `  survived: ${survivor}`),
    ...judgment.timedOut.map((endless) => `  timed out, counted as killed: ${endless}`),
  );
}
console.log(`\n${lines.join('\n')}\n\n${killed} of ${judged} killed, ${percent(killed, judged)}, seed ${values.seed}`);
if (judged === 0 || (killed / judged) * 100 < leastScore) {
  console.error(`The tests are to notice at least ${leastScore} % of all mutants.`);
  process.exitCode = 1;
}

/** A room whose own tests fail cannot be judged; the other rooms still are. */
function judge(name: string, room: Parameters<typeof judgeRoom>[1]) {
  try {
    return judgeRoom(name, room, sample);
  } catch (error) {
    lines.push(`${name.padEnd(10)} ${(error as Error).message}`);
    process.exitCode = 1;
    return undefined;
  }
}

/** A run that cannot tell detected from undetected changes would approve any tests. */
function requirePlantedSurvivor(): void {
  const { killed, survived } = judgeRoom(
    'planted',
    {
      source: 'research/mutants/planted',
      tests: ['research/mutants/planted/*.probe.ts'],
      needsDatabase: false,
    },
    { amount: Number.POSITIVE_INFINITY, seed: 'planted' },
  );
  const isTold =
    killed.some((text) => text.includes('age > 17 → age >= 17')) &&
    survived.some((text) => text.includes('fee > 0 → fee >= 0'));
  if (!isTold) throw new Error(`The planted example was judged wrongly: ${JSON.stringify({ killed, survived })}`);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'nothing to judge' : `${((part / whole) * 100).toFixed(1)} %`;
}
