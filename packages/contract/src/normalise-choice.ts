import { aiModels, applicationTypes, behaviors, frameworks, outputFormats } from './choices.ts';

const aliases: Readonly<Record<string, string>> = {
  nodejs: 'Node.js',
  rubyonrails: 'Ruby on Rails',
  rails: 'Ruby on Rails',
  tailwind: 'TailwindCSS',
  bolt: 'BoltNew',
};

/** Finds the wire spelling of an answer whatever its case or spacing; undefined for what is no choice at all. */
function find<Choice extends string>(choices: readonly Choice[], written: string): Choice | undefined {
  const plain = plainForm(aliases[plainForm(written)] ?? written);
  return choices.find((choice) => plainForm(choice) === plain);
}

function plainForm(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

/** One function per question: each returns the wire spelling or undefined (decision: other spellings are accepted). */
export const normaliseChoice = {
  aiModel: (written: string) => find(aiModels, written),
  applicationType: (written: string) => find(applicationTypes, written),
  framework: (written: string) => find(frameworks, written),
  behavior: (written: string) => find(behaviors, written),
  outputFormat: (written: string) => find(outputFormats, written),
};
