import { defineCopy } from '../../i18n/define-copy.ts';
import { failedWords } from './failed-words.ts';

export const copy = defineCopy(failedWords);
