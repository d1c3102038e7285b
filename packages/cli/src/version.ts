declare const REGELWERK_VERSION: string;

/** The version of this program, which the build writes in. */
export const version = REGELWERK_VERSION;
