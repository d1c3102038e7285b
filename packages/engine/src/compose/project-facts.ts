import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import { platformsOf } from '@regelwerk/contract/rules/platforms-of';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { Platform } from '@regelwerk/contract/rules/recognized-packages';
import type { ProjectNeed } from '../directive.ts';
import { isNewerThan } from '../project/is-newer-than.ts';
import { metaFrameworks } from '../project/meta-frameworks.ts';
import type { Technology } from '../technology.ts';

/** The facts about the project, answered or assumed: the needs of directives that it meets. */
export interface ResolvedFacts {
  readonly met: ReadonlySet<ProjectNeed>;
  /** The newest TypeScript that the project may use; absent if any version will do. */
  readonly newestTypeScript?: string;
}

const plainSides = ['mobile', 'desktop', 'cli'] as const;
const withoutClient = new Set<RuleAnswers['applicationType']>(['Backend', ...plainSides]);
const withoutServer = new Set<RuleAnswers['applicationType']>(['Frontend', ...plainSides]);

/**
 * Takes the answered facts, then those that the profile shows, and assumes the others: an existing project, with the sides its
 * application type has. `platforms` are those of the project where the application type is its own.
 */
export function projectFacts(
  form: RuleAnswers,
  technologies: readonly Technology[],
  profile?: ProjectProfile,
  platforms?: ReadonlySet<Platform>,
): ResolvedFacts {
  const { isNew = profile?.isNew ?? false, hasClient, hasServer, typescript } = form.project ?? {};
  const isServed = technologies.some(({ side }) => side === 'backend');
  const isRendered =
    technologies.some(({ role }) => role === 'meta-framework') ||
    profile?.technologies.some(({ name }) => metaFrameworks.has(name));
  const shown = platforms ?? (profile === undefined ? new Set<Platform>() : platformsOf(profile));
  const isOpen = platforms === undefined;
  const isDrawn = shown.has('browser') || shown.has('desktop');
  const met = new Set<ProjectNeed>();
  if (isNew) met.add('new-project');
  if (hasClient ?? ((isOpen && !withoutClient.has(form.applicationType)) || isDrawn)) met.add('client');
  if (isRendered) met.add('meta-framework');
  const isServer =
    (isOpen && !withoutServer.has(form.applicationType)) || isServed || isRendered || shown.has('server');
  if (hasServer ?? isServer) met.add('server');
  const isWritten = technologies.some(({ role }) => role === 'interface') || isRendered;
  if (met.has('client') && !met.has('server') && !isWritten) met.add('plain-page');
  const writesPages = technologies.some(
    ({ side, role }) => side === 'backend' && (role === 'service' || role === 'runtime'),
  );
  const isApp = technologies.some(({ role }) => role === 'app');
  if (met.has('client') && writesPages && !isWritten && !isApp) met.add('served-page');
  const [newest] = [typescript, ...technologies.map(({ newestTypeScript }) => newestTypeScript)]
    .filter((version) => version !== undefined)
    .sort((a, b) => Number(isNewerThan(a, b)) - Number(isNewerThan(b, a)));
  return { met, ...(newest === undefined ? {} : { newestTypeScript: newest }) };
}
