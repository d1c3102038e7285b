import { type ApplicationType, aiModels, behaviors, type Framework, outputFormats } from '@regelwerk/contract/choices';
import type { FormState } from '@regelwerk/contract/form-state';
import { type ContentLanguage, contentLanguages } from '@regelwerk/contract/languages';
import type { ProjectProfile } from '@regelwerk/contract/project-profile';
import { technologyFacts } from '@regelwerk/contract/registry';
import { type RuleSize, ruleSizes } from '@regelwerk/contract/rule-size';
import { seededRandom } from './seeded-random.ts';

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
    for (const frameworks of [shownBy(profile), strangerTo(profile)]) {
      for (const aiModel of aiModels) {
        for (const language of contentLanguages) {
          for (const size of ruleSizes) {
            turn += 1;
            if (draw() >= share) continue;
            const form = {
              aiModel,
              applicationType: typeOf(frameworks),
              frameworks,
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

/** The frameworks of the profile; a project without any is asked for as plain JavaScript. */
function shownBy({ technologies }: ProjectProfile): Framework[] {
  const shown = new Set(technologies.flatMap(({ framework }) => framework ?? []));
  return shown.size === 0 ? ['JavaScript'] : [...shown];
}

function strangerTo({ technologies }: ProjectProfile): Framework[] {
  const isPython = technologies.some(({ ecosystem }) => ecosystem === 'python');
  return isPython ? ['React', 'TypeScript', 'Laravel'] : ['Angular', 'FastAPI'];
}

function typeOf(frameworks: readonly Framework[]): ApplicationType {
  const sides = new Set(technologyFacts.flatMap(({ name, side }) => (frameworks.includes(name) ? [side] : [])));
  if (!sides.has('backend')) return 'Frontend';
  return sides.has('frontend') ? 'Fullstack' : 'Backend';
}
