import type { LandingFacts, StackEntryPoint } from '@regelwerk/contract/rules/stack-page';
import { CheckedFacts } from './checked-facts.tsx';
import { ClinicLead } from './clinic-lead.tsx';
import { StackLinks } from './stack-links.tsx';
import { ToolStrip } from './tool-strip.tsx';

/** The landing page below its first screen. */
export function LandingDetails({ shown, stacks }: { shown: LandingFacts; stacks: readonly StackEntryPoint[] }) {
  return (
    <>
      <ToolStrip tools={shown.tools} />
      <CheckedFacts checked={shown.checked} />
      <StackLinks stacks={stacks} />
      <ClinicLead />
    </>
  );
}
