/** A row of table `translations` as the data surface answers it. */
export interface TranslationRow {
  readonly key: string;
  readonly language: string;
  readonly value: string;
}
