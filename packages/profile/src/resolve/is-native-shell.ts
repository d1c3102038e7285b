import type { Found } from '../findings.ts';

/** The native halves of a mobile app, which its own tool builds and tests. */
export function isNativeShell(home: string, found: readonly Found[]): boolean {
  const [, above = '', name] = /^(?:(.*)\/)?(android|ios|macos|windows|linux)(?:\/.*)?$/.exec(home) ?? [];
  return (
    name !== undefined &&
    found.some(
      ({ folder, dependencies = [] }) =>
        folder === above && dependencies.some((one) => /^(?:react-native|expo|flutter)$/.test(one.name)),
    )
  );
}
