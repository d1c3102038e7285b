import type { OutdatedCommand } from '@regelwerk/contract/rules/project-profile';
import type { Found } from '../findings.ts';
import { safeText } from '../shape/safe-text.ts';
import { callsIn } from './shell/calls-in.ts';
import { shellParts, shellWords } from './shell/shell-parts.ts';

const most = 4;

/** Returns the scripts that a document tells people to run and that no manifest of the project has. */
export function outdatedCommands(found: readonly Found[]): OutdatedCommand[] {
  const known = new Set(found.flatMap(({ tasks = [] }) => tasks.map(({ runner, name }) => `${runner} ${name}`)));
  const runners = new Set(found.flatMap(({ tasks = [] }) => tasks.map(({ runner }) => runner)));
  const outdated = found.flatMap(({ path: evidence, steps = [] }) =>
    steps
      .filter(({ source }) => source === 'docs')
      .flatMap(({ text }) => shellParts(text))
      .flatMap((part): OutdatedCommand[] => {
        const [call, ...others] = callsIn(shellWords(part));
        const isCertain = call?.runner === 'make' || (call?.runner === 'script' && /^\S+(?: -\S+)* run\b/.test(part));
        if (call === undefined || others.length > 0 || !isCertain || !runners.has(call.runner)) return [];
        if (known.has(`${call.runner} ${call.name}`) || !/^[a-z][\w:-]{1,40}$/.test(call.name)) return [];
        // words behind the name of a script may say anything
        const [named = ''] = new RegExp(`^.*?\\s${call.name}(?=\\s|$)`).exec(part) ?? [];
        const quoted = safeText(named);
        return quoted === undefined ? [] : [{ text: quoted, evidence }];
      }),
  );
  return outdated.filter(({ text }, index) => outdated.findIndex((one) => one.text === text) === index).slice(0, most);
}
