/** The version of TypeScript from which on a flag is on where the project does not set it. */
export const tscDefaults: Readonly<Record<string, string>> = {
  noUncheckedSideEffectImports: '6',
};
