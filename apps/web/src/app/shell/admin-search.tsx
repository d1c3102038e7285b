import { QueryClientProvider } from '@tanstack/react-query';
import { SearchBox } from '../../features/admin/search/components/search-box.tsx';
import { queryClient } from '../queries/query-client.ts';

/** The search of the administration in the header; only admins load it. */
export default function AdminSearch() {
  return (
    <QueryClientProvider client={queryClient}>
      <SearchBox />
    </QueryClientProvider>
  );
}
