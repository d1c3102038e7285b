import { useText } from '../../i18n/use-text.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { notify } from '../../ui/toast.tsx';
import { useNoTokensNotice } from '../tokens/use-no-tokens-notice.ts';
import { copy } from './copy.ts';

/** Returns a function that reports why no rule was generated: by the server's code, else by its message. */
export function useGenerationNotice(): (error: FunctionError) => void {
  const t = useText(copy);
  const notifyNoTokens = useNoTokensNotice();
  return ({ code, message }) => {
    const isError = true;
    if (code === 'no_tokens') return notifyNoTokens();
    if (code === 'session_ended' || code === 'not_signed_in') {
      void notify({ title: t('wizard.error.session'), description: t('wizard.error.sessionText'), isError });
      return;
    }
    if (code === 'cancelled') {
      void notify({ title: t('wizard.cancelled'), description: t('wizard.notCharged') });
      return;
    }
    if (code === 'model_failed' || code === 'still_running') {
      const description = t(code === 'model_failed' ? 'wizard.error.model' : 'wizard.error.running');
      void notify({ title: t('wizard.error.title'), description, isError });
      return;
    }
    if (code === 'rate_limited') {
      void notify({ title: t('wizard.error.title'), description: t('wizard.error.limited'), isError });
    } else if (message.includes('API key')) {
      void notify({ title: t('wizard.error.apiKey'), description: t('wizard.error.apiKeyText'), isError });
    } else if (message.includes('token')) {
      void notify({ title: t('wizard.error.token'), description: message, isError });
    } else {
      void notify({ title: t('wizard.error.title'), description: t('wizard.error.text'), isError });
    }
  };
}
