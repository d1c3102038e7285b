/** A rule that a person has from the same answers: the id of its request, and when it was made (ISO 8601). */
export interface ExistingRule {
  readonly requestId: string;
  readonly createdAt: string;
}
