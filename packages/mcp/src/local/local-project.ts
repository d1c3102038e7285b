import type { Ground } from '@regelwerk/claims/ground';

/** The project in a folder on this machine. Its files stay here. */
export interface LocalProject {
  /** Reads the folder anew, so that what is said of it is true now. */
  readonly read: () => Promise<Ground>;
}
