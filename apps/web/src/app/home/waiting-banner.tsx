import { WaitingRuleCard } from '../../features/rule/components/waiting-rule-card.tsx';

/** The way back to a preview, above the landing page. */
export default function WaitingBanner() {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 empty:hidden">
      <WaitingRuleCard />
    </div>
  );
}
