import type { PlantedFault } from '../../task.ts';
import { planFaults } from './planted-plan.ts';
import { purchaseFaults } from './planted-purchase.ts';

export const planted: readonly PlantedFault[] = [...planFaults, ...purchaseFaults];
