import { WaitingRuleCard } from '../../features/rule/view/components/waiting-rule-card.tsx';

/** The way back to a preview, on the landing page. */
export default function WaitingBanner() {
  return (
    <div className="pb-10 empty:hidden">
      <WaitingRuleCard />
    </div>
  );
}
