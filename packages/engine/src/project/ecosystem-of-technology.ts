import type { Ecosystem, Environment } from '@regelwerk/contract/rules/registry-facts';
import type { Technology } from '../technology.ts';

const ecosystems: Readonly<Record<Environment, Ecosystem>> = {
  'builder-web': 'npm',
  web: 'npm',
  node: 'npm',
  'builder-python': 'python',
  python: 'python',
  ruby: 'ruby',
  php: 'php',
};

/** Returns the ecosystem whose tools check work on a technology. */
export function ecosystemOfTechnology({ runsOn }: Technology): Ecosystem {
  return ecosystems[runsOn];
}
