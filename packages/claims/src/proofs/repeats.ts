import type { Line } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import { saysTheSame, wordingOf } from '../says-the-same.ts';
import { agrees } from './contradictions.ts';
import { isAffirmed } from './details.ts';

/** Finds a line that says what an earlier one, the profile or a counted convention says already. */
export function repeats(line: Line, before: readonly Line[], project: Project): Verdict | undefined {
  const own = wordingOf(line.claim.text);
  const earlier = before.findIndex(
    ({ claim }) => claim.part === 'statement' && saysTheSame(wordingOf(claim.text), own),
  );
  if (earlier !== -1) return { is: 'repeated', of: 'line', what: String(earlier) };
  return ofCommands(line, project) ?? ofConvention(line, project);
}

/** A line that only names commands which the profile has. */
function ofCommands({ claim, mentions }: Line, { profile }: Project): Verdict | undefined {
  const commands = mentions.flatMap((one) => (one.is === 'command' ? [one.command] : []));
  const [first] = commands;
  if (first === undefined || mentions.length > commands.length || claim.kind !== 'command') return undefined;
  const known = new Set(profile.commands.map(({ text, folder }) => (folder === '' ? text : `cd ${folder} && ${text}`)));
  const rest = claim.text.replace(/`[^`]*`/g, '').match(/\p{L}{3,}/gu) ?? [];
  return commands.every((one) => known.has(one)) && rest.length <= 3 && isAffirmed({ claim, mentions, places: [] })
    ? { is: 'repeated', of: 'fact', what: first }
    : undefined;
}

/** A short line all of whose names a convention has, and that names the module or the base it is about. */
function ofConvention({ claim, mentions }: Line, { conventions }: Project): Verdict | undefined {
  if (
    mentions.length < 2 ||
    claim.text.length > 140 ||
    /\d/.test(claim.text.replace(/`[^`]*`/g, '')) ||
    mentions.some(({ is }) => is === 'command')
  )
    return undefined;
  const names = mentions.map((one) => (one.is === 'name' ? one.name : one.text));
  const found = conventions.find((one) => {
    const values = Object.values(one.values).flatMap((value) => value.split(', '));
    const said = names.filter((name) => values.some((value) => value === name || value.endsWith(`/${name}`)));
    return said.length === names.length && agrees(mentions, one);
  });
  return found === undefined ? undefined : { is: 'repeated', of: 'convention', what: found.id };
}
