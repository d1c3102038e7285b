/** A file or a folder, as the folder that holds it lists it. */
export interface SourceEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** The files that a person chose or dropped. Nothing is opened before it is asked for. */
export interface ProjectSource {
  /** The name of the folder; empty for loose files. */
  readonly name: string;
  /** True for single files and pasted texts, of which nothing tells that another file is not there. */
  readonly isLoose?: boolean;
  /** Lists a folder by its path from the root, which is empty for the root and ends with a slash otherwise. */
  readonly list: (folder: string) => Promise<readonly SourceEntry[]>;
  readonly open: (path: string) => Promise<Blob>;
}
