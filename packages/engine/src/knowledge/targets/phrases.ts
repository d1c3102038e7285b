import { localized } from '../../directive.ts';

/** Shows that a chat has loaded the rule. */
export const headingsCheck = localized(
  'Start a new conversation and ask for the section headings of its rules.',
  'Beginne ein neues Gespräch und frage nach den Abschnittsüberschriften der Regeln.',
);

/** Tells where AGENTS.md belongs. */
export const repositoryRoot = localized(
  'Save it as AGENTS.md in the root of the repository and commit it.',
  'Speichere sie als AGENTS.md im Wurzelordner des Repositorys und checke sie ein.',
);

/** Tells how a rule is given to a bare model. */
export const systemMessage = localized('Send it as the system message.', 'Sende sie als System-Nachricht.');
