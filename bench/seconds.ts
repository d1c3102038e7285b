/** How long each load lasts, in seconds. Three repeats say more than one long load. */
export const seconds = 3;
