/** A row of table `ai_models` as the data surface answers it. */
export interface AiModelRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly is_active: boolean;
}
