import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { embeddedLegalId, type LegalDocument, type LegalDocumentName } from '@regelwerk/contract/shop/legal-document';
import { queryOptions } from '@tanstack/react-query';

/** A legal text in the server's wording for this operator. */
export const legalQuery = (name: LegalDocumentName, language: InterfaceLanguage) =>
  queryOptions({
    queryKey: ['legal', name, language],
    queryFn: async (): Promise<LegalDocument> => {
      const response = await fetch(`/legal/${name}.json?lang=${language}`);
      if (!response.ok) throw new Error(`the legal text answered ${response.status}`, { cause: response });
      return response.json();
    },
    initialData: () => embedded(name, language),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the text embedded in the page, if it is this one. */
function embedded(name: LegalDocumentName, language: InterfaceLanguage): LegalDocument | undefined {
  const text = globalThis.document?.getElementById(embeddedLegalId)?.textContent;
  if (!text) return undefined;
  const found: LegalDocument = JSON.parse(text);
  return found.name === name && found.language === language ? found : undefined;
}
