/** The manifests that name packages. */
export const manifests = ['package.json', 'composer.json', 'requirements.txt'] as const;

/** The packages that the manifests name, without versions. `read` gives a manifest's text, empty for a missing one. */
export function namedPackages(read: (path: (typeof manifests)[number]) => string): readonly string[] {
  const json = (path: 'package.json' | 'composer.json') => JSON.parse(read(path) || '{}');
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = json('package.json');
  const { require: needs, 'require-dev': needsForWork } = json('composer.json');
  const python = read('requirements.txt')
    .split('\n')
    .map((line) => /^[\w.-]+/.exec(line)?.[0] ?? '');
  const maps = [dependencies, devDependencies, peerDependencies, optionalDependencies, needs, needsForWork];
  return [...maps.flatMap((map) => Object.keys(map ?? {})), ...python].filter((name) => name !== '');
}
