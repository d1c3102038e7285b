import { AppError } from '../kernel/app-error.ts';

/** Refuses to change a plan that was canceled. */
export const planEnding = (): AppError =>
  new AppError('plan_ending', 'Your plan is set to end. Reactivate it before you change it.');
