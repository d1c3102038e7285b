import { QueryClientProvider } from '@tanstack/react-query';
import { WizardPage } from '../../features/rule/generate/wizard-page.tsx';
import { queryClient } from '../queries/query-client.ts';

/** The wizard with its server state, which the landing page does not load. */
export default function Wizard({ takesFocus }: { takesFocus: boolean }) {
  return (
    <QueryClientProvider client={queryClient}>
      <WizardPage takesFocus={takesFocus} />
    </QueryClientProvider>
  );
}
