import { AppError } from './app-error.ts';

/** The refusal of a request whose id belongs to an earlier request with other data. */
export const requestReused = (): AppError =>
  new AppError('request_reused', 'This request was sent before with other data. Please look again.', {
    field: 'requestId',
  });
