import type { LinePlace } from '../project/line.ts';
import type { Project } from '../project/project.ts';
import type { Verdict } from '../proven-claim.ts';
import type { Clause } from '../reading/clauses-of.ts';
import { licenseIn } from './license-in.ts';
import { proven } from './proof.ts';

const mostWords = 16;
const branch =
  /\b(?:PRs?|pull requests?|merge requests?|branch(?:es)?|beiträge)\b[^.;]{0,60}?\b(?:against|target(?:s|ed)?(?: at)?|into|to|from|gegen|auf|von)\s+(?:the |den )?[`"']?([A-Za-z][\w./-]*)[`"']?/i;
const about = /\b(?:PRs?|pull requests?|merge requests?|branch(?:es)?|merged?|rebase)\b/i;

/** Compares a clause with what the files state of branches, licence, agreements and the form of commits; undefined where it is about none. */
export function statedPolicy(clause: Clause, documents: readonly LinePlace[], project: Project): Verdict | undefined {
  const { text, isDenied } = clause;
  if ((text.match(/\p{L}{2,}/gu)?.length ?? 0) > mostWords) return undefined;
  const license = /\b(?:licen[cs]ed?|lizenz\w*)\b/i.test(text) ? licenseIn(text) : undefined;
  if (license !== undefined) return ofLicense(license, isDenied, project);
  const texts = documents.flatMap(({ found }) =>
    found.is === 'file' ? [{ path: found.path, lines: (project.textOf(found.path) ?? '').split('\n') }] : [],
  );
  const [, name] = branch.exec(text) ?? [];
  if (name !== undefined && name.length > 1) {
    const at = texts.find(({ lines }) =>
      lines.some(
        (line) =>
          about.test(line) &&
          new RegExp(`(?<![\\w/-])${name.replace(/[.]/g, '\\.')}(?![\\w/-])`).test(line) &&
          denial.test(line) === isDenied,
      ),
    );
    return at === undefined ? undefined : proven('stated', [at.path]);
  }
  if (isDenied) return undefined;
  const asked = asks.find(([word]) => word.test(text));
  if (asked === undefined) return undefined;
  const [, sign, kinds] = asked;
  const policy = project.profile.policies?.find(({ kind }) => kinds.includes(kind));
  if (policy !== undefined && sign.test(project.textOf(policy.evidence) ?? ''))
    return proven('stated', [policy.evidence]);
  const stated = texts.find(({ lines }) => lines.some((line) => sign.test(line) && !denial.test(line)));
  return stated === undefined ? undefined : proven('stated', [stated.path]);
}

const denial = /\b(?:not|never|no|don't|doesn't|instead of|nicht|nie|keine?[nmrs]?)\b/i;

/** What a clause asks for, how a document says so, and which policies of the profile are it. */
const asks: readonly (readonly [RegExp, RegExp, readonly string[]])[] = [
  [/\bCLA\b|contributor licen[cs]e agreement/i, /\bCLA\b|contributor licen[cs]e agreement/i, []],
  [/\bDCO\b|signed[- ]off|sign[- ]off/i, /\bDCO\b|signed[- ]off|sign[- ]off|--signoff/i, ['sign-off']],
  [/\bconventional commits?\b/i, /conventional[- ]?commits?|config-conventional|@commitlint/i, ['commits', 'pr-title']],
  [/\bchangesets?\b/i, /changeset/i, ['changeset']],
];

function ofLicense(license: string, isDenied: boolean, project: Project): Verdict | undefined {
  const [path] = project.allPaths.filter((one) => /^(?:LICEN[CS]E|COPYING)(?:[.-]\w+)?(?:\.\w+)?$/i.test(one));
  const own = path === undefined ? undefined : licenseIn(project.textOf(path) ?? '');
  if (path === undefined || own === undefined || isDenied) return undefined;
  return own === license ? proven('stated', [path]) : { is: 'refuted', why: 'against-fact', what: own, places: [path] };
}
