/** A row of the table `translations` as the REST API returns it. */
export interface TranslationRow {
  readonly key: string;
  readonly language: string;
  readonly value: string;
}
