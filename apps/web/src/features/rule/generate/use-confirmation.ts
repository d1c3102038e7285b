import { declarations } from '@regelwerk/legal/consent-texts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useStore } from '../../../lib/use-store.ts';
import { freshSession, wizardSession } from '../../answers/store.ts';
import { useSession } from '../../auth/use-session.ts';
import { nextTokenQuery } from '../../tokens/queries.ts';
import { copy } from './copy.ts';

/** The kinds of what is confirmed on the last step, and where the session keeps that it is. */
const kept = { preview: 'knowsPreview', declaration: 'hasConsent', token: 'usesToken' } as const;
const requests = { preview: 'confirmPreview', declaration: 'pleaseConfirm', token: 'confirmToken' } as const;

/**
 * Returns what is to be confirmed before a rule is generated: by a visitor that the preview is free, by a person that a token is
 * used, and as long as its package can be withdrawn from, the declaration. What was ticked for one of them counts for no other.
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
    /** Whether a declaration is given, which is sent and recorded. */
    isDeclared: kind === 'declaration' && session.hasConsent,
    give: (isGiven: boolean) =>
      wizardSession.write({ ...(wizardSession.read() ?? freshSession), [kept[kind]]: isGiven }),
  };
}
