import type { AiModel } from './choices.ts';
import type { Delivery } from './delivery.ts';

/** A target and where it reads rules from, as the documentation shows it. */
export interface TargetDescription {
  readonly model: AiModel;
  readonly label: string;
  readonly places: readonly Pick<Delivery, 'id' | 'name' | 'place' | 'check' | 'limit'>[];
}
