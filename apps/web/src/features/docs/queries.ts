import type { TargetDescription } from '@regelwerk/contract/rules/target-description';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { queryOptions } from '@tanstack/react-query';

/** Every target and where it reads rules from. */
export const targetsQuery = (language: InterfaceLanguage) =>
  queryOptions({
    queryKey: ['targets', language],
    queryFn: async (): Promise<TargetDescription[]> => {
      const response = await fetch(`/targets.json?lang=${language}`);
      if (!response.ok) throw new Error(`the targets answered ${response.status}`, { cause: response });
      return response.json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
