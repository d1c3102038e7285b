import type { CheckedLine } from '@regelwerk/claims/kept/checked-line';
import { isAboutAnotherPackage } from '@regelwerk/claims/kept/is-about-another-package';
import { type Fault, findFault, findVersionFault } from './form.ts';
import { type Corrections, correct, noCorrections } from './model.ts';
import { knownProject } from './store.ts';

/**
 * The actions that correct the remembered findings. A typed text that cannot be sent is refused, and the reason returned; every
 * other change is taken.
 */
export function useCorrections() {
  const change = (changeOf: (corrections: Corrections) => Corrections): void => {
    const known = knownProject.read();
    if (known !== undefined) knownProject.write({ ...known, corrections: changeOf(known.corrections) });
  };
  const type = (changeOf: (corrections: Corrections) => Corrections, version?: string): Fault | undefined => {
    const known = knownProject.read();
    if (known === undefined) return undefined;
    const corrections = changeOf(known.corrections);
    const before = correct(known.found, known.corrections);
    const after = correct(known.found, corrections);
    const fault = version === undefined ? findFault(after, before) : findVersionFault(version, after, before);
    if (fault === undefined) knownProject.write({ ...known, corrections });
    return fault;
  };
  return {
    remove: (id: string) => change((one) => ({ ...one, removed: [...one.removed, id] })),
    /** Sends a statement, or does not; one that looks like a secret is sent only when it was ticked. */
    tick: (id: string, isTicked: boolean, isSuspicious: boolean) =>
      change((one) =>
        isSuspicious
          ? { ...one, ticked: withOrWithout(id, one.ticked, isTicked) }
          : { ...one, removed: withOrWithout(id, one.removed, !isTicked) },
      ),
    changeVersion: (id: string, text: string) =>
      type((one) => ({ ...one, versions: { ...one.versions, [id]: text.trim() } }), text.trim() || undefined),
    changeCommand: (id: string, text: string) =>
      type((one) => ({ ...one, commands: { ...one.commands, [id]: text.trim() } })),
    changeNew: (isNew: boolean) => change((one) => ({ ...one, isNew })),
    reset: () => change(({ part }) => ({ ...noCorrections, part })),
    /** Lines about other packages are no longer sent, until the person ticks them. */
    changePart: (part: string | undefined) => {
      const known = knownProject.read();
      if (known === undefined) return;
      const { lines, found } = known;
      const isOther = (line: CheckedLine) => isAboutAnotherPackage(line, part, found.layout.packages);
      knownProject.write({
        ...known,
        corrections: { ...known.corrections, part },
        ...(lines && { lines: lines.map((line) => (isOther(line) ? { ...line, isTicked: false } : line)) }),
      });
    },
  };
}

function withOrWithout(id: string, ids: readonly string[], isIn: boolean): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return isIn ? [...others, id] : others;
}
