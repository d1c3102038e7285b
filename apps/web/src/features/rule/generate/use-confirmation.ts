import { declarations } from '@regelwerk/legal/consent-texts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useStore } from '../../../lib/use-store.ts';
import { freshSession, wizardSession } from '../../answers/store.ts';
import { useSession } from '../../auth/use-session.ts';
import { nextTokenQuery } from '../../tokens/queries.ts';
import { copy } from './copy.ts';

/** What is confirmed on the last step, and the key under which the session remembers it. */
const kept = { preview: 'knowsPreview', declaration: 'hasConsent', token: 'usesToken' } as const;
const requests = { preview: 'confirmPreview', declaration: 'pleaseConfirm', token: 'confirmToken' } as const;

/**
 * Returns what has to be confirmed before a rule is generated: visitors confirm that the preview is free, people that a token is used,
 * and while its package can still be withdrawn from, people make the declaration. A box ticked for one of these counts for no other.
 */
export function useConfirmation() {
  const t = useText(copy);
  const [language] = useLanguage();
  const session = useStore(wizardSession) ?? freshSession;
  const { status, person } = useSession();
  const { data } = useQuery({ ...nextTokenQuery(person?.id ?? ''), enabled: person !== undefined });
  const ofPerson = data?.isWithdrawable === true ? 'declaration' : 'token';
  const kind = status === 'signedOut' ? 'preview' : ofPerson;
  const words = {
    preview: declarations.preview.text[language],
    declaration: declarations.generation.text[language],
    token: t('wizard.useToken'),
  };
  return {
    words: words[kind],
    request: `${t('consentRequired')}: ${t(requests[kind])}`,
    isGiven: session[kept[kind]],
    /** Whether the declaration was made; it is sent along and recorded. */
    isDeclared: kind === 'declaration' && session.hasConsent,
    give: (isGiven: boolean) =>
      wizardSession.write({ ...(wizardSession.read() ?? freshSession), [kept[kind]]: isGiven }),
  };
}
