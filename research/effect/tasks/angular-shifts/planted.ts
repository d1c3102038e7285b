import type { PlantedFault } from '../../task.ts';
import { leaveFaults } from './planted-leave.ts';
import { shiftFaults } from './planted-shift.ts';
import { weekFaults } from './planted-week.ts';

export const planted: readonly PlantedFault[] = [...weekFaults, ...shiftFaults, ...leaveFaults];
