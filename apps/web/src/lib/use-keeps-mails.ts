import { useQuery } from '@tanstack/react-query';
import { publicConfigQuery } from './public-config.ts';

/** Whether this server has no mail server and keeps its mails, so that nothing promises one. */
export function useKeepsMails(): boolean {
  const { data } = useQuery(publicConfigQuery);
  return data?.mails === 'kept';
}
