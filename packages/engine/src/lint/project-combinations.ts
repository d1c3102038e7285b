import { answersOfProject } from '@regelwerk/contract/rules/answers-of-project';
import { aiModels, behaviors, outputFormats } from '@regelwerk/contract/rules/choices';
import type { FormState } from '@regelwerk/contract/rules/form-state';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rules/rule-size';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/shared/languages';
import { seededRandom } from './seeded-random.ts';

type Answers = Pick<FormState, 'applicationType' | 'frameworks'>;

interface ProjectCombination {
  readonly name: string;
  readonly profile: ProjectProfile;
  readonly form: FormState;
  readonly language: ContentLanguage;
  readonly size: RuleSize;
}

/**
 * Yields answers for each profile: what it shows, and a stack that it does not show, for every target, language and
 * size; behaviors take turns. `share` of them are drawn by the seed.
 */
export function* projectCombinations(
  profiles: readonly (readonly [name: string, profile: ProjectProfile])[],
  { share, seed }: { readonly share: number; readonly seed: number },
): Generator<ProjectCombination> {
  const draw = seededRandom(seed);
  let turn = 0;
  for (const [name, profile] of profiles) {
    for (const answers of [shownBy(profile), strangerTo(profile)]) {
      for (const aiModel of aiModels) {
        for (const language of contentLanguages) {
          for (const size of ruleSizes) {
            turn += 1;
            if (draw() >= share) continue;
            const form = {
              aiModel,
              ...answers,
              behaviorPreference: behaviors[turn % behaviors.length] ?? 'Strict',
              outputFormat: outputFormats[turn % outputFormats.length] ?? 'Markdown',
            };
            yield { name, profile, form, language, size };
          }
        }
      }
    }
  }
}

/** The answers that the profile shows; a project without any framework is asked for as plain JavaScript. */
function shownBy(profile: ProjectProfile): Answers {
  return answersOfProject(profile) ?? { applicationType: 'Frontend', frameworks: ['JavaScript'] };
}

function strangerTo({ technologies }: ProjectProfile): Answers {
  const isPython = technologies.some(({ ecosystem }) => ecosystem === 'python');
  return {
    applicationType: 'Fullstack',
    frameworks: isPython ? ['React', 'TypeScript', 'Laravel'] : ['Angular', 'FastAPI'],
  };
}
