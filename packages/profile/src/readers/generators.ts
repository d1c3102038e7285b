/** A tool that writes code from a configuration. */
export interface Generator {
  /** The names of its configuration, tested against the path with a slash before it. */
  readonly config: RegExp;
  /** Finds what it writes, from the folder of the configuration. */
  readonly output: RegExp;
  /** The command that runs it. */
  readonly tool: RegExp;
  /** How it is called where the project names no task. */
  readonly command?: string;
}

/** The generators whose configuration names what they write. */
export const generators: readonly Generator[] = [
  {
    config: /\/codegen\.(?:[cm]?[jt]s|ya?ml)$/,
    output: /^\s*['"]?((?:\.\/)?[\w@-][\w@./-]*(?:\.(?:[jt]sx?|graphql|json)|\/))['"]?\s*:/gm,
    tool: /\b(?:graphql-codegen|graphql-code-generator)\b/,
  },
  { config: /\/buf\.gen\.ya?ml$/, output: /^\s*(?:-\s+)?out:\s*['"]?([\w./-]+)/gm, tool: /\bbuf generate\b/ },
  {
    config: /\/openapi-ts\.config\.[cm]?[jt]s$/,
    output: /\b(?:output|path):\s*['"]([\w./-]+)['"]/g,
    tool: /\bopenapi-ts\b/,
  },
  { config: /\/orval\.config\.[cm]?[jt]s$/, output: /\btarget:\s*['"]([\w./-]+)['"]/g, tool: /\borval\b/ },
  {
    config: /\/l10n\.yaml$/,
    output: /^output-dir:\s*([\w./-]+)/gm,
    tool: /\bflutter gen-l10n\b/,
    command: 'flutter gen-l10n',
  },
  { config: /\/schema\.prisma$/, output: /^\s*output\s*=\s*"([\w./-]+)"/gm, tool: /\bprisma generate\b/ },
];
