import type { FormState } from '@regelwerk/contract/form-state';
import type { ContentLanguage } from '@regelwerk/contract/languages';
import type { RuleSize } from '@regelwerk/contract/rule-size';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { renderRule } from '@regelwerk/engine/render-rule';

interface Example {
  readonly about: string;
  readonly form: FormState;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
}

const examples: readonly Example[] = [
  {
    about: 'A React app for a chat field, in standard size.',
    form: {
      aiModel: 'ChatGPT',
      applicationType: 'Frontend',
      frameworks: ['React', 'TailwindCSS', 'TypeScript'],
      behaviorPreference: 'Strict',
      outputFormat: 'Markdown',
    },
    language: 'en',
    size: 'standard',
  },
  {
    about: 'A Django service in German, lean.',
    form: {
      aiModel: 'Mistral',
      applicationType: 'Backend',
      frameworks: ['Django'],
      behaviorPreference: 'Documented',
      outputFormat: 'Markdown',
    },
    language: 'de',
    size: 'lean',
  },
  {
    about: 'A stack the target cannot run in full: Django becomes a service elsewhere.',
    form: {
      aiModel: 'Lovable',
      applicationType: 'Fullstack',
      frameworks: ['React', 'TypeScript', 'Django'],
      behaviorPreference: 'Modular',
      outputFormat: 'Markdown',
    },
    language: 'en',
    size: 'lean',
  },
];

/** Returns the page of examples: each command with exactly its output. */
export function examplePage(): string {
  const parts = examples.map(({ about, form, language, size }) => {
    const { aiModel, applicationType, frameworks, behaviorPreference } = form;
    const command = `npm run rule -- --model ${aiModel} --type ${applicationType} --frameworks ${frameworks.join(',')} --behavior ${behaviorPreference} --language ${language} --size ${size}`;
    return [
      about,
      `\`\`\`sh\n${command}\n\`\`\``,
      `\`\`\`\`markdown\n${renderRule(composeRule(form, language, size))}\`\`\`\``,
    ].join('\n\n');
  });
  return `${['# Examples', 'Written by `npm run rule -- --write-examples`; a test keeps them current.', ...parts].join('\n\n')}\n`;
}
