import { useQuery } from '@tanstack/react-query';
import { publicConfigQuery } from './public-config.ts';

/**
 * Returns whether this server keeps its mails because it has no mail server, so that the pages do not promise mails.
 */
export function useKeepsMails(): boolean {
  const { data } = useQuery(publicConfigQuery);
  return data?.mails === 'kept';
}
