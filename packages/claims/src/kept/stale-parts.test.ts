import type { ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import type { ProjectConvention } from '@regelwerk/contract/rules/project-convention';
import type { ProjectProfile, ProjectTechnology } from '@regelwerk/contract/rules/project-profile';
import { describe, expect, test } from 'vitest';
import { emptyProfile } from '../../../../tools/testing/empty-profile.ts';
import type { ProvenClaim, Verdict } from '../proven-claim.ts';
import { refreshedProfile } from './refreshed-profile.ts';
import { isSameProject, type StalePart, staleParts } from './stale-parts.ts';

const door: ProjectConvention = {
  id: 'door',
  values: { package: 'axios', module: 'src/http.ts', names: 'http' },
  holds: 20,
  of: 20,
  examples: ['src/a.ts'],
  exceptions: [],
};
const fromHistory = (['changed-together', 'new-file', 'source-language'] as const).map(
  (id): ProjectConvention => ({ ...door, id, values: { paths: 'a.ts', companion: 'b.ts' } }),
);
const proven: ProjectClaim = { kind: 'invariant', text: 'If a, also b.', evidence: ['a.ts'], proof: { by: 'import' } };
const told: ProjectClaim = { kind: 'oddity', text: 'It is odd.', evidence: ['c.ts'] };
const react = { name: 'react', ecosystem: 'npm', version: '19.2.0', isExact: true, evidence: 'package.json' } as const;
const vitest = { name: 'vitest', ecosystem: 'npm', isExact: false, evidence: 'package.json' } as const;
const runTests = { kind: 'test', folder: '', text: 'npm test', evidence: 'package.json' } as const;
const lint = { kind: 'lint', folder: 'web', text: 'npm run lint', evidence: 'web/package.json' } as const;

const before: ProjectProfile = {
  ...emptyProfile,
  technologies: [react, vitest],
  commands: [runTests, lint],
  generated: [{ path: 'src/api.gen.ts', evidence: '.gitattributes' }],
  conventions: [door, ...fromHistory],
  claims: [proven, told],
};

const found = (claim: ProjectClaim, verdict: Verdict): ProvenClaim => ({
  ...claim,
  part: 'statement',
  context: [],
  verdict,
});
const holds: readonly ProvenClaim[] = [
  found(proven, { is: 'proven', proof: { by: 'import' }, places: [] }),
  found(told, { is: 'unproven', why: 'place-found', places: [] }),
];
const staleIn = (now: Partial<ProjectProfile>, lines = holds, isCounted = true) =>
  staleParts(before, { profile: { ...before, conventions: [door], ...now }, lines, isCounted });

describe('what a rule took from a project', () => {
  test('is not stale while it holds, whatever else the project has', () => {
    const more = { ...react, name: 'zod', version: '4.0.0' };
    expect(staleIn({ technologies: [more, vitest, react], commands: [lint, runTests] })).toEqual([]);
  });

  test('is stale with what is there instead', () => {
    const newer = { ...react, version: '19.3.0' };
    const renamed = { ...runTests, text: 'npm run test:unit' };
    const stale = staleIn({ technologies: [newer, vitest], commands: [renamed], generated: [], conventions: [] });
    expect(stale).toEqual([
      { of: 'version', was: react, is: newer },
      { of: 'command', was: runTests, is: renamed },
      { of: 'command', was: lint, is: undefined },
      { of: 'generated', was: before.generated?.[0] },
      { of: 'convention', was: door },
    ]);
  });

  test('the third number of a version is not in the rule, and makes nothing stale', () => {
    expect(staleIn({ technologies: [{ ...react, version: '19.2.7' }, vitest] })).toEqual([]);
    const newer = { ...react, version: '19.20.0' };
    expect(staleIn({ technologies: [newer, vitest] })).toEqual([{ of: 'version', was: react, is: newer }]);
  });

  test('the version of a package that no rule names makes nothing stale, until the package is gone', () => {
    const small = { ...react, name: 'left-pad', version: '1.1.0' };
    const aside = { ...react, version: '18.3.0', isAside: true };
    const rule = { ...before, technologies: [small, aside, vitest] };
    const lookAt = (...technologies: ProjectTechnology[]) =>
      staleParts(rule, { profile: { ...rule, technologies, conventions: [door] }, lines: holds, isCounted: true });
    expect(lookAt({ ...small, version: '2.0.0' }, { ...aside, version: '19.0.0' }, vitest)).toEqual([]);
    expect(lookAt(aside, vitest)).toEqual([{ of: 'version', was: small, is: undefined }]);
  });

  test('a monorepo may hold two versions of one package, and a rule with one of them stays', () => {
    expect(staleIn({ technologies: [{ ...react, version: '18.3.0' }, react, vitest] })).toEqual([]);
  });

  test('a line is stale once it is refuted, or no longer proven; one that only was reported stays reported', () => {
    const refuted = found(told, { is: 'refuted', why: 'no-path', what: 'c.ts', places: [] });
    const open = found(proven, { is: 'unproven', why: 'place-found', places: [] });
    expect(staleIn({}, [open, refuted])).toEqual([
      { of: 'claim', was: proven, found: open },
      { of: 'claim', was: told, found: refuted },
    ]);
  });

  test('what the person corrected by hand is not stale while the technology is there', () => {
    const typed = { ...react, version: '18.2.0', isCorrected: true };
    const own = { ...runTests, text: 'npm test -- --run', isCorrected: true };
    const corrected = { ...before, technologies: [typed], commands: [own] };
    const now = { ...before, conventions: [door] };
    expect(staleParts(corrected, { profile: now, lines: holds, isCounted: true })).toEqual([]);
    const without = { ...now, technologies: [vitest] };
    expect(staleParts(corrected, { profile: without, lines: holds, isCounted: true })).toEqual([
      { of: 'version', was: typed, is: undefined },
    ]);
  });

  test('a technology without a version is stale once it is gone', () => {
    expect(staleIn({ technologies: [react] })).toEqual([{ of: 'version', was: vitest, is: undefined }]);
  });

  test('a line that only the history or all of the code could prove is not stale because they are not seen', () => {
    const shared: ProjectClaim = { ...proven, proof: { by: 'co-change', holds: 5, of: 6 } };
    const open = found(shared, { is: 'unproven', why: 'place-found', places: [] });
    const sampled = found(proven, { is: 'unproven', why: 'sample-only', places: [] });
    const now = { profile: { ...before, conventions: [door] }, lines: [open, sampled], isCounted: true };
    expect(staleParts({ ...before, claims: [shared, proven] }, now)).toEqual([]);
  });

  test('another project is told by what is missing, not by what has changed', () => {
    const newer = { ...react, version: '19.3.0' };
    expect(isSameProject(before, staleIn({ technologies: [newer, vitest], commands: [runTests] }))).toBe(true);
    const other = { technologies: [{ ...react, name: 'vue' }, vitest], commands: [runTests], generated: [] };
    const absent = holds.map((one) => found(one, { is: 'refuted', why: 'no-path', what: 'a.ts', places: [] }));
    expect(isSameProject(before, staleIn(other, absent))).toBe(false);
  });

  test('nothing is said of code that could not be counted', () => {
    expect(staleIn({ conventions: undefined }, [], false)).toEqual([]);
  });
});

describe('the rule anew', () => {
  test('has what is true now in place of what is stale, and nothing else is another', () => {
    const newer = { ...react, version: '19.3.0' };
    const stale: StalePart[] = [
      { of: 'version', was: react, is: newer },
      { of: 'command', was: lint },
      { of: 'convention', was: door },
      { of: 'claim', was: proven, found: found(proven, { is: 'refuted', why: 'no-path', what: 'a.ts', places: [] }) },
    ];
    expect(refreshedProfile(before, stale)).toEqual({
      ...before,
      technologies: [newer, vitest],
      commands: [runTests],
      conventions: fromHistory,
      claims: [told],
    });
  });

  test('says a command once that takes the place of two', () => {
    const all = { ...runTests, text: 'npm run check' };
    const stale: StalePart[] = [
      { of: 'command', was: runTests, is: all },
      { of: 'command', was: lint, is: all },
    ];
    expect(refreshedProfile(before, stale).commands).toEqual([all]);
  });
});
