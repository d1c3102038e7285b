/** The description of an embedded backup, in the file `backup.json` beside the files of the database. */
export interface Manifest {
  readonly madeAt: string;
  readonly lastMigration: string;
  /** The SHA-256 of every file, by its path in the folder `postgres`. */
  readonly files: Readonly<Record<string, string>>;
}

/** The name of the file. */
export const manifestName = 'backup.json';
