/** How every personal access token begins, so that people and scanners recognize one. */
export const accessTokenPrefix = 'rw_pat_';
