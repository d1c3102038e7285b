import { AppError } from './app-error.ts';

/** The refusal of a call whose session or account is gone. */
export function sessionEnded(): AppError {
  return new AppError('session_ended', 'Your session has ended. Please sign in again.');
}
