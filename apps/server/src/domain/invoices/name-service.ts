import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { productName } from '@regelwerk/contract/shop/product-name';
import { countOf } from '../kernel/count-of.ts';

interface Service {
  readonly kind: 'pack' | 'plan';
  readonly name: string;
  readonly tokens: number;
}

const words = {
  en: {
    pack: (name: string) => `Token package ${name}`,
    plan: (name: string) => `Plan ${name}`,
    tokens: (count: number) => `${countOf(count, 'token', 'tokens')} for generating rules (${productName})`,
    use: `Use of ${productName}`,
  },
  de: {
    pack: (name: string) => `Token-Paket ${name}`,
    plan: (name: string) => `Tarif ${name}`,
    tokens: (count: number) => `${countOf(count, 'Token', 'Tokens')} zum Erzeugen von Regeln (${productName})`,
    use: `Nutzung von ${productName}`,
  },
} satisfies Record<InterfaceLanguage, object>;

/** Names what was sold so that its kind and extent can be told from the invoice alone (section 14 (4) no. 5 UStG). */
export function nameService({ kind, name, tokens }: Service, language: InterfaceLanguage) {
  const { [kind]: item, tokens: count, use } = words[language];
  return { item: item(name), itemDetail: tokens === 0 ? use : count(tokens) };
}
