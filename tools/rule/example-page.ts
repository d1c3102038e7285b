import type { FormState } from '@regelwerk/contract/rules/form-state';
import type { Rule } from '@regelwerk/contract/rules/rule';
import type { RuleSize } from '@regelwerk/contract/rules/rule-size';
import type { ContentLanguage } from '@regelwerk/contract/shared/languages';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { renderRule } from '@regelwerk/engine/render-rule';

interface Example {
  readonly about: string;
  readonly form: FormState;
  readonly size: RuleSize;
}

const examples: readonly Example[] = [
  {
    about: 'A React app for a chat field, in the standard size.',
    form: {
      aiModel: 'ChatGPT',
      applicationType: 'Frontend',
      frameworks: ['React', 'TailwindCSS', 'TypeScript'],
      behaviorPreference: 'Strict',
      outputFormat: 'Markdown',
    },
    size: 'standard',
  },
  {
    about: 'Vue and FastAPI for an agent with files, lean as the wizard proposes it.',
    form: {
      aiModel: 'Claude',
      applicationType: 'Fullstack',
      frameworks: ['Vue', 'TypeScript', 'FastAPI'],
      behaviorPreference: 'Modular',
      outputFormat: 'Markdown',
    },
    size: 'lean',
  },
  {
    about: 'A Rails app for an editor, in the standard size.',
    form: {
      aiModel: 'cursor',
      applicationType: 'Backend',
      frameworks: ['Ruby on Rails'],
      behaviorPreference: 'Documented',
      outputFormat: 'Markdown',
    },
    size: 'standard',
  },
  {
    about: 'A Laravel service in full, with the reason for every line.',
    form: {
      aiModel: 'Gemini',
      applicationType: 'Backend',
      frameworks: ['PHP', 'Laravel'],
      behaviorPreference: 'Strict',
      outputFormat: 'Markdown',
    },
    size: 'full',
  },
  {
    about: 'A stack that the target cannot run in full: Django becomes a service elsewhere.',
    form: {
      aiModel: 'Lovable',
      applicationType: 'Fullstack',
      frameworks: ['React', 'TypeScript', 'Django'],
      behaviorPreference: 'Creative',
      outputFormat: 'Markdown',
    },
    size: 'lean',
  },
];

/** Returns the page of examples in a language: each command with exactly its output, and what its facts rest on. */
export function examplePage(language: ContentLanguage): string {
  const parts = examples.map(({ about, form, size }) => {
    const { aiModel, applicationType, frameworks, behaviorPreference } = form;
    const names = frameworks.join(',');
    const listed = names.includes(' ') ? `'${names}'` : names;
    const command = `npm run rule -- --model ${aiModel} --type ${applicationType} --frameworks ${listed} --behavior ${behaviorPreference} --language ${language} --size ${size}`;
    const rule = composeRule(form, language, size);
    return [about, `\`\`\`sh\n${command}\n\`\`\``, factsOf(rule), `\`\`\`\`markdown\n${renderRule(rule)}\`\`\`\``].join(
      '\n\n',
    );
  });
  return `${['# Examples', 'Written by `npm run rule -- --write-examples`; a test keeps them current.', ...parts].join('\n\n')}\n`;
}

/** Says which facts of the rule were proven by running them, and which ones only a source vouches for. */
function factsOf({ sections }: Rule): string {
  const facts = sections.flatMap(({ lines }) => lines.filter(({ evidence }) => evidence !== undefined));
  const reported = facts.flatMap(({ id, evidence }) => (evidence?.status === 'reported' ? [`\`${id}\``] : []));
  const proven = `Proven by running: ${facts.length - reported.length} facts.`;
  if (reported.length === 0) return proven;
  return `${proven} Read in a manual, the sources or release notes, and not run: ${reported.join(', ')}.`;
}
