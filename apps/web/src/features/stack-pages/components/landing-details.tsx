import type { LandingFacts, StackEntryPoint } from '@regelwerk/contract/rules/stack-page';
import { ChangedLine } from './changed-line.tsx';
import { CheckedFacts } from './checked-facts.tsx';
import { StackLinks } from './stack-links.tsx';
import { ToolStrip } from './tool-strip.tsx';

/** The landing page below its first screen. */
export function LandingDetails({ shown, stacks }: { shown: LandingFacts; stacks: readonly StackEntryPoint[] }) {
  return (
    <>
      <ToolStrip tools={shown.tools} />
      <ChangedLine line={shown.line} />
      <CheckedFacts checked={shown.checked} />
      <StackLinks stacks={stacks} />
    </>
  );
}
