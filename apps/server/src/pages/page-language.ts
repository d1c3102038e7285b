import { defaultLanguage, type InterfaceLanguage, interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { parseAccept } from 'hono/utils/accept';
import type { ServerContext } from '../http/bindings.ts';

/** Returns the language of a page that works without JavaScript: from its address, else the browser's preference. */
export function pageLanguage(c: ServerContext): InterfaceLanguage {
  const asked = interfaceLanguages.find((language) => language === c.req.query('lang'));
  if (asked !== undefined) return asked;
  const preferred = parseAccept(c.req.header('accept-language') ?? '')
    .sort((a, b) => b.q - a.q)
    .map(({ type }) => interfaceLanguages.find((language) => type.toLowerCase().split('-')[0] === language));
  return preferred.find((language) => language !== undefined) ?? defaultLanguage;
}
