import {
  type Ecosystem,
  type Environment,
  ecosystems as ecosystemNamed,
} from '@regelwerk/contract/rules/registry-facts';
import type { Technology } from '../technology.ts';

const ecosystems: Readonly<Record<Exclude<Environment, 'phone' | 'database'>, Ecosystem>> = {
  'builder-web': 'npm',
  web: 'npm',
  node: 'npm',
  'builder-python': 'python',
  python: 'python',
  ruby: 'ruby',
  php: 'php',
  go: 'go',
  rust: 'rust',
  java: 'java',
  dotnet: 'dotnet',
};

/** Returns the ecosystem whose tools check work on a technology; of a phone app and a database its packages tell. */
export function ecosystemOfTechnology({ runsOn, packages = [] }: Technology): Ecosystem {
  if (runsOn !== 'phone' && runsOn !== 'database') return ecosystems[runsOn];
  return ecosystemNamed.find((one) => packages[0]?.startsWith(`${one}:`)) ?? 'npm';
}
