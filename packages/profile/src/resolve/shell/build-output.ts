const names =
  '(?:dist|build|out|output|coverage|htmlcov|cache|tmp|temp|node_modules|target|generated|bundle|venv|storybook-static|_site|__pycache__)';
/** A part of a path that builds, reports and caches make, in whole. */
const segment = new RegExp(
  `^(?:\\.?${names}(?:[-_.*][\\w.*-]*)?|[\\w.*-]+[-_.]${names}|(?:[\\w]+[-_])?(?:reports?|results?)|\\.(?:next|nuxt|turbo|vite|svelte-kit|angular|docusaurus|nyc_output|eslintcache)|\\*?[\\w.*-]*\\.(?:log|tsbuildinfo|tar|tgz|gz|zip|map|pyc|egg-info|d\\.ts)|\\$[({]?(?:\\w+_)?(?:tmp|temp|build|dist|out|output|cache|coverage|github)(?:_?\\w+)?[)}]?)$`,
  'i',
);
/** A program that a Makefile installs for itself. */
const installed = /^(?:\.\/)?bin\/[\w-]*(?:lint|fmt|gen|tool)[\w-]*$/;
/** What a library is built into; a folder of this name elsewhere may be its source. */
const library = /^(?:\.\/)?(?:lib|es|esm|cjs|types|pkg)(?:\/\**)*$/;
const served = new Set(['public', 'static', 'assets', 'lib', 'es', 'esm', 'cjs', 'types', 'site']);

/** Returns whether a path may be removed at any time: it is the result of a build, a report or a cache. */
export function isBuildOutput(path: string): boolean {
  if (library.test(path) || installed.test(path)) return true;
  // a path may climb to its output, but not out of it
  if (/[^./]\/\.\.(?:\/|$)/.test(path)) return false;
  return segmentsOf(path).some((one) => one.split(',').every((name) => segment.test(name)));
}

/** Returns whether a command may write a file anew: beside what builds make, what a page is served from, and code that it generates. */
export function isWrittenAnew(path: string): boolean {
  return (
    /^(?:\/dev\/|&\d)/.test(path) ||
    isCode(path) ||
    isBuildOutput(path) ||
    segmentsOf(path).some((one) => served.has(one))
  );
}

/** Says whether a text written into this file is code, which a tool writes again at any time. */
export function isCode(path: string): boolean {
  return /\.(?:[cm]?[jt]sx?|py|go|rs|rb|php|java|kt|cs|dart|ex|s?css)$/.test(path);
}

function segmentsOf(path: string): string[] {
  return path.replace(/\{([^{}$]*)\}/g, (whole, inner: string) => (inner.includes(',') ? inner : whole)).split('/');
}
