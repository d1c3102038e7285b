/** A row of the table `ai_models` as the REST API returns it. */
export interface AiModelRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly is_active: boolean;
}
