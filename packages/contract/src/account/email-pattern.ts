const atom = '[^\\s\\p{C}@"(),:;<>[\\]\\\\.]+';

/** The form of an email address, in any script: what the server accepts, and what forms ask for. */
export const emailPattern = new RegExp(`^${atom}(\\.${atom})*@${atom}(\\.${atom})+$`, 'u');
