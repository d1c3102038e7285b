import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useReference } from '../../../i18n/use-reference.ts';
import { type Translate, useText } from '../../../i18n/use-text.ts';
import type { FailureCode, FunctionError } from '../../../lib/function-error.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { notify } from '../../../ui/notify.ts';
import { useNoTokensNotice } from '../../tokens/use-no-tokens-notice.ts';
import { copy } from './copy.ts';

type Text = Parameters<Translate<keyof (typeof copy)['en']>>[0];

interface Row {
  /** The refusals that it is for; without codes, `word` in the server's message decides. */
  readonly codes?: readonly (FailureCode | undefined)[];
  readonly word?: string;
  readonly title: Text;
  /** Absent where the server's message is shown. */
  readonly text?: Text;
}

/** The notices of a failed generation; the first row that fits is shown. */
const rows: readonly Row[] = [
  { codes: ['session_ended', 'not_signed_in'], title: 'wizard.error.session', text: 'wizard.error.sessionText' },
  { codes: ['cancelled'], title: 'wizard.cancelled', text: 'wizard.notCharged' },
  { codes: ['model_failed'], title: 'wizard.error.title', text: 'wizard.error.model' },
  { codes: ['still_running'], title: 'wizard.error.title', text: 'wizard.error.running' },
  { codes: ['rule_expired'], title: 'wizard.error.title', text: 'wizard.error.expired' },
  { codes: ['rate_limited'], title: 'wizard.error.title', text: 'wizard.error.limited' },
  { word: 'API key', title: 'wizard.error.apiKey', text: 'wizard.error.apiKeyText' },
  { word: 'token', title: 'wizard.error.token' },
  { title: 'wizard.error.title', text: 'wizard.error.text' },
];

/** Returns a function that reports why no rule was generated. What stands on the page already is not repeated. */
export function useGenerationNotice(): (error: FunctionError, project: ProjectProfile | undefined) => Promise<void> {
  const t = useText(copy);
  const [language] = useLanguage();
  const withReference = useReference();
  const notifyNoTokens = useNoTokensNotice();
  /** Names the statement that was refused, if it was one. */
  const refusalOf = async (field: string, project: ProjectProfile | undefined) => {
    const index = /^project\.conventions\.(\d+)/.exec(field)?.[1];
    const refused = project?.conventions?.[Number(index)];
    if (refused === undefined) return t('wizard.error.project');
    const { sentenceOf } = await loadPart(() => import('../../project/form.ts'));
    return t('wizard.error.statement', { statement: sentenceOf(refused, language) });
  };
  return async ({ code, message, reference, field }, project) => {
    if (code === 'rule_exists' || code === 'unreachable') return;
    if (code === 'no_tokens') return notifyNoTokens();
    if (field?.startsWith('project') === true) {
      const description = await refusalOf(field, project).catch(() => t('wizard.error.project'));
      return void notify({ title: t('wizard.error.title'), description, isError: true });
    }
    const row = rows.find(({ codes, word = '' }) => codes?.includes(code) ?? message.includes(word));
    if (row === undefined) return;
    const description = withReference(row.text === undefined ? message : t(row.text), { reference });
    notify({ title: t(row.title), description, isError: code !== 'cancelled' });
  };
}
