import type { Language } from '@regelwerk/contract/languages';
import type { LegalDocument, LegalDocumentName } from '@regelwerk/contract/legal-document';
import { queryOptions } from '@tanstack/react-query';

/** A legal text as the server words it for this operator. */
export const legalQuery = (name: LegalDocumentName, language: Language) =>
  queryOptions({
    queryKey: ['legal', name, language],
    queryFn: async (): Promise<LegalDocument> => {
      const response = await fetch(`/legal/${name}.json?lang=${language}`);
      if (!response.ok) throw new Error(`the legal text answered ${response.status}`);
      return response.json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
