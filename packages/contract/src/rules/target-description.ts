import type { AiModel } from './choices.ts';
import type { Delivery } from './delivery.ts';

/** A target and the places from which it reads rules, as the documentation shows them. */
export interface TargetDescription {
  readonly model: AiModel;
  readonly label: string;
  readonly places: readonly Pick<Delivery, 'id' | 'name' | 'place' | 'check' | 'limit'>[];
}
