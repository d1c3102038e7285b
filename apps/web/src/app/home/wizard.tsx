import { QueryClientProvider } from '@tanstack/react-query';
import { WizardPage } from '../../features/wizard/wizard-page.tsx';
import { queryClient } from '../queries/query-client.ts';

/** The wizard with the server's state, which the landing page before it does without. */
export default function Wizard() {
  return (
    <QueryClientProvider client={queryClient}>
      <WizardPage />
    </QueryClientProvider>
  );
}
