import type { ClaimKind, ProjectClaim } from '@regelwerk/contract/rules/project-claim';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { codeSpans } from './code-spans.ts';
import { isDestructive } from './is-destructive.ts';
import { tellsOneTest } from './tells-one-test.ts';

/** How many lines of a kind no rule does without, how many more it usually has, and which kind comes first among others. */
const shares: Readonly<Record<ClaimKind, { readonly core: number; readonly usual: number; readonly rank: number }>> = {
  invariant: { core: 6, usual: 12, rank: 9 },
  place: { core: 8, usual: 12, rank: 8 },
  generated: { core: 2, usual: 4, rank: 7 },
  command: { core: 3, usual: 5, rank: 6 },
  policy: { core: 2, usual: 3, rank: 6 },
  test: { core: 4, usual: 6, rank: 5 },
  form: { core: 5, usual: 9, rank: 4 },
  oddity: { core: 1, usual: 3, rank: 3 },
};
const weights = { core: 80, usual: 65, more: 54 };
const destructive = { weight: 88, core: 3 };
/** It replaces our own line for one test, so it has the same room. */
const oneTest = 94;
const recipe = { weight: 90, core: 6 };
const setUp = { weight: 87, core: 2 };
const repeated = 50;

/** What is added or changed most, in the first words of a line. */
const frequent =
  /^(?:(?:for|to|für)\s)?(?:(?:an?|the|eine?[rsmn]?)\s)?(?:adding|add|new|neue[rsmn]?|schema|schemaänderung)\b[^:;,.`]{0,30}?\b(?:endpoints?|routes?|pages?|views?|screens?|fields?|columns?|tables?|models?|change|migrations?|commands?|endpunkt|route|seite|ansicht|feld|spalte|tabelle|modell|änderung|befehl)\b|^(?:eine\s)?schemaänderung/i;
const access =
  /\b(?:access|authori[sz]\w*|permissions?|tenan\w+|superusers?|zugriff\w*|zugang|berechtig\w*|rechteprüfung|mandant\w*)\b/i;

/** What goes wrong where nobody sees it. */
const silent = /\botherwise\b|\bsilent\w*|\bno error\b|\bsonst\b|\bstillschweigend\b|\bohne Fehler/i;
/** What must be there before a command works. */
const first =
  /\b(?:first|beforehand|set-?up|install\w*|creates? (?:an?|the)|needs?|requires?|zuerst|vorher|einricht\w*|installier\w*|braucht|legt? .{0,30} an)\b/i;

/** Returns what each of the lines that were written about a project is worth in its rule. */
export function claimWeights(
  claims: readonly ProjectClaim[],
  { commands }: Pick<ProjectProfile, 'commands'>,
): readonly number[] {
  return claims.map((claim, index) => {
    const { kind, text, proof } = claim;
    if (kind === 'command' && tellsOneTest(text)) return oneTest;
    // of lines of one kind, a proven one comes first
    const less = proof === undefined ? 1 : 0;
    const isAmongFirst = (is: (one: ProjectClaim) => boolean, most: number) =>
      is(claim) && claims.slice(0, index).filter(is).length < most;
    if (isAmongFirst(isDestructive, destructive.core)) return destructive.weight - less;
    if (isAmongFirst(isRecipe, recipe.core)) return recipe.weight - less;
    if (kind === 'command' && repeatsCommands(text, commands)) return repeated - less;
    if (isAmongFirst(isSetUp, setUp.core)) return setUp.weight - less;
    const { core, usual, rank } = shares[kind];
    // who may do what and what goes wrong unseen comes first
    const before = claims.filter(
      (one, place) =>
        one.kind === kind && (isHeavy(one) === isHeavy(claim) ? place < index : isHeavy(one) && one !== claim),
    ).length;
    if (before < core) return weights.core + rank - less;
    return (before < usual ? weights.usual : weights.more) + rank - less;
  });
}

/** Says whether a line tells who may do what, or what goes wrong unseen. */
function isHeavy({ kind, text }: ProjectClaim): boolean {
  return kind !== 'command' && (access.test(text) || silent.test(text));
}

/** Says whether a line is about a frequent change, whose places it names. */
function isRecipe({ kind, text }: ProjectClaim): boolean {
  return (kind === 'invariant' || kind === 'form') && frequent.test(text);
}

/** Says whether a line names only commands that the rule quotes as checks. */
function repeatsCommands(text: string, commands: ProjectProfile['commands']): boolean {
  const spans = codeSpans(text);
  return (
    spans.length > 0 &&
    spans.every((span) => commands.some((one) => one.text === span || one.text.startsWith(`${span} `)))
  );
}

function isSetUp({ kind, text }: ProjectClaim): boolean {
  return kind === 'command' && first.test(text.replaceAll(/`[^`]*`/g, ''));
}
