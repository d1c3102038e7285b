import { allDirectives } from '@regelwerk/engine/all-directives';
import { allTargets } from '@regelwerk/engine/all-targets';
import { evidenceOf } from '@regelwerk/engine/evidence-of';

const staleAfterDays = 180;
const now = Date.now();

const facts = [
  ...allDirectives.flatMap(({ id, evidence }) => (evidence === undefined ? [] : [{ id, ...evidenceOf(id, evidence) }])),
  ...allTargets.flatMap(({ surfaces }) =>
    surfaces.map(({ id, limit }) => ({ id: `limit.${id}`, url: limit.source ?? '(no source)', ...limit })),
  ),
].map((fact) => ({ ...fact, days: Math.floor((now - Date.parse(fact.checkedOn)) / 86_400_000) }));

const oldest = facts.toSorted((a, b) => b.days - a.days);
const stale = oldest.filter(({ days }) => days > staleAfterDays);
const count = (status: string) => facts.filter((fact) => fact.status === status).length;

console.log(`${allDirectives.length} directives, ${facts.length} dated facts`);
console.log(`confirmed ${count('confirmed')}, reported ${count('reported')}, unknown ${count('unknown')}`);
console.log(`oldest ${oldest[0]?.days ?? 0} days, older than ${staleAfterDays} days: ${stale.length}`);
for (const { id, days, status, url } of stale) console.log(`  ${days} days  ${status}  ${id}  ${url}`);
console.log('reported only:');
for (const { id, url } of facts.filter(({ status }) => status === 'reported')) console.log(`  ${id}  ${url}`);
