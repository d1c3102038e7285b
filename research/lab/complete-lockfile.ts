interface LockedPackage {
  readonly version?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/**
 * Adds the optional packages of other platforms to the `packages` of a lockfile, and returns all of them sorted by path.
 * npm leaves out those that its registry does not offer, and `npm ci` then refuses the lockfile.
 */
export function completeLockfile(packages: Readonly<Record<string, LockedPackage>>): Record<string, LockedPackage> {
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => packages[`node_modules/${name}`] === undefined && /^\d/.test(version))
      .map(([name, version]) => [`node_modules/${name}`, platformPackage(name, version, dev)] as const),
  );
  return Object.fromEntries([...Object.entries(packages), ...missing].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads the platform from the name: `@oxlint/binding-linux-arm64-musl` runs on Linux with an arm64 processor. */
function platformPackage(name: string, version: string, dev: boolean | undefined): LockedPackage {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev === true && { dev }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
