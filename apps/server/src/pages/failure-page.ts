import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { ServerContext } from '../http/bindings.ts';
import { plainMessage } from './notice-forms.ts';
import { pageFrame } from './page-frame.ts';
import { pageLanguage } from './page-language.ts';
import { readBuilt } from './read-built.ts';

const words: Readonly<Record<InterfaceLanguage, { readonly title: string; readonly text: string }>> = {
  en: {
    title: 'Something went wrong',
    text: 'Please try again in a moment. If it happens again, tell us this reference:',
  },
  de: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Bitte versuche es gleich noch einmal. Passiert es wieder, nenne uns diese Referenz:',
  },
};

/** Returns a function that answers a person whose page failed unexpectedly, with the reference of the request. */
export function failurePage(webRoot: string) {
  const frame = pageFrame(readBuilt(webRoot, 'index.html'));
  return (c: ServerContext, status: 500 | 503) => {
    const language = pageLanguage(c);
    const { title, text } = words[language];
    const body = plainMessage(title, `${text} ${c.get('requestId')}`);
    c.header('cache-control', 'no-store');
    return c.html(frame({ language, path: c.req.path, title, body }), status);
  };
}
