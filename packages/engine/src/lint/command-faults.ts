import type { Rule } from '@regelwerk/contract/rules/rule';

const code = /`([^`]+)`/g;
/** Tools and options that rewrite files, never end, or delete data. */
const writing =
  /(?:^|[\s:])format\b|\s(?:--fix|--write|-[aA])(?=\s|$)|\bfixer fix\b|\bpint\b(?!.* --test)|^(?:uv run |poetry run )?black\b/;
const unending = /\b(?:run dev|runserver|serve)\b|--watch(?!=false)/;
const destroying = /\bmigrate:(?:fresh|reset)\b|\bdb:(?:drop|reset)\b|\bflush\b|prisma migrate reset/;
/** A line that says of its commands that they rewrite files or only check the form, and a sentence that says what not to run. */
const saysWrites =
  /^(?:Format check|Format prüfen|Format what you changed|Formatiere, was du geändert hast)|rewrites files|schreibt Dateien um/;
const forbidding = /\b(?:not|nicht|nor|never|nie)\b[^;]*$/;
const everything = /\b(?:every|all) commands?\b|\b(?:jeden Befehl|alle Befehle)\b/i;

/** Returns one sentence for each command of a rule that stands outside its kind, and for each demand to run all of them. */
export function commandFaults({ sections }: Rule): string[] {
  return sections.flatMap(({ id: section, lines }) =>
    lines.flatMap(({ id, text, instead = '' }) => [
      ...(everything.test(`${text} ${instead}`) ? [`${id} asks for every command`] : []),
      ...(section === 'commands' ? outsideKind(text).map((command) => `${id} names \`${command}\` among checks`) : []),
    ]),
  );
}

function outsideKind(text: string): string[] {
  return [...text.matchAll(code)].flatMap(({ 1: command = '', index }) => {
    if (forbidding.test(text.slice(0, index))) return [];
    if (writing.test(command) && !saysWrites.test(text)) return [command];
    return unending.test(command) || destroying.test(command) ? [command] : [];
  });
}
