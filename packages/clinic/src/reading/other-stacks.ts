import { syntaxes } from '@regelwerk/engine/foreign-syntax';
import type { Found } from '../entry.ts';
import { isRefused } from './is-refused.ts';
import type { RuleSet } from './rule-set.ts';

/** Returns the lines about frameworks that the project does not use; only where it shows some. */
export function otherStacks({ rules, project }: RuleSet): Found[] {
  const technologies = project?.ground.profile.technologies ?? [];
  const own = new Set(technologies.flatMap(({ framework }) => framework ?? []));
  if (project === undefined || own.size === 0) return [];
  const texts = [...project.ground.texts.keys()];
  const isUsed = (name: string) =>
    own.has(name as typeof own extends Set<infer Name> ? Name : never) ||
    texts.some((path) => endings[name]?.test(path)) ||
    technologies.some((one) => one.name.toLowerCase().includes(name.toLowerCase()));
  const foreign = syntaxes.filter(({ of }) => !of.some(isUsed));
  return rules.flatMap(({ path, lines }) =>
    lines.flatMap(({ text, part, context, line }): Found[] => {
      // one example of several, or a line that leaves the choice
      if (
        part !== 'statement' ||
        isRefused(text, context) ||
        /\b(?:e\.g|i\.e|etc|such as|or|oder|z\. ?B)\b/i.test(text)
      )
        return [];
      const subject = subjectOf(text);
      const what = foreign.find(({ words }) => words.test(text))?.of.join(', ');
      if (what !== undefined) return [{ file: path, line, what }];
      return subject === undefined || isUsed(subject) ? [] : [{ file: path, line, what: subject }];
    }),
  );
}

const frameworks = 'Angular|ASP\\.NET Core|Django|FastAPI|Flask|Laravel|NestJS|Rails|Spring Boot|Svelte|Vue';
const subject = new RegExp(
  `^(?:in|with|for|bei|mit|für) (${frameworks})(?:,| (?:views?|components?|controllers?|models?|apps?|projects?)\\b)|^(?:use|write|create|build|put|verwende|nutze|schreibe) (${frameworks}) \\p{L}`,
  'iu',
);

/** The framework that a line is about by its first words. */
function subjectOf(text: string): string | undefined {
  const [, one, other] = subject.exec(text) ?? [];
  return one ?? other;
}

/** Files that show the use of a technology also where no manifest names it. */
const endings: Readonly<Record<string, RegExp>> = {
  React: /\.[jt]sx$/,
  Vue: /\.vue$/,
  Angular: /\.component\.ts$/,
  Laravel: /\.blade\.php$/,
  Django: /(?:^|\/)manage\.py$/,
  'Ruby on Rails': /\.rb$/,
  Rails: /\.rb$/,
  Svelte: /\.svelte$/,
  PHP: /\.php$/,
};
