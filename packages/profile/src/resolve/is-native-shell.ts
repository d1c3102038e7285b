import type { Found } from '../findings.ts';

const appTool = /^(?:react-native|expo|flutter|@capacitor\/core|@nativescript\/core)$/;

/** The native halves of a mobile app or of one of its packages, which the app's own tool builds and tests. */
export function isNativeShell(home: string, found: readonly Found[]): boolean {
  const [, above = '', name = ''] = /^(?:(.*)\/)?(android|ios|macos|windows|linux)(?:\/.*)?$/.exec(home) ?? [];
  if (name === '') return false;
  const beside = found.filter(({ folder }) => folder === above);
  const isPackage = above !== '' && /^(?:android|ios)$/.test(name);
  return beside.some(
    ({ path, dependencies = [] }) =>
      dependencies.some((one) => appTool.test(one.name)) ||
      (isPackage && /(?:package\.json|pubspec\.yaml)$/.test(path)),
  );
}
