import { publicAddress, publicPageAt } from '@regelwerk/contract/public-pages';
import { defaultLanguage, type InterfaceLanguage } from '@regelwerk/contract/shared/languages';

/**
 * The language in the addresses of public pages. A visit that began under a prefix such as `/de/` keeps it until
 * another language is chosen; inside the app a page has one path, whatever its address.
 */
export class AddressLanguage {
  #language: InterfaceLanguage;

  constructor(language: InterfaceLanguage) {
    this.#language = language;
  }

  readonly rewrite = {
    input: ({ url }: { url: URL }): URL => {
      const page = publicPageAt(url.pathname);
      if (page !== undefined) url.pathname = publicAddress(page.name, defaultLanguage);
      return url;
    },
    output: ({ url }: { url: URL }): URL => {
      const page = publicPageAt(url.pathname);
      if (page !== undefined) url.pathname = publicAddress(page.name, this.#language);
      return url;
    },
  };

  /** Adopts the language that a person chose; returns whether addresses changed. */
  follow(chosen: InterfaceLanguage): boolean {
    if (this.#language === defaultLanguage || chosen === this.#language) return false;
    this.#language = defaultLanguage;
    return true;
  }
}
