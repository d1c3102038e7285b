import { HttpClient, HttpErrorResponse } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { catchError, type Observable, throwError } from 'rxjs';

/** A call that failed. The message can be shown to a volunteer; `code` and `body` are what the server said. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly body: unknown,
  ) {
    super(message);
  }
}

/** The state of something that a screen reads. */
export type Loaded<T> = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; value: T };

/** Calls the API. What it gives out fails with an `ApiError` and nothing else. */
@Injectable({ providedIn: 'root' })
export class Api {
  private readonly http = inject(HttpClient);

  get<T>(path: string, params: Record<string, string> = {}): Observable<T> {
    return this.http.get<T>(path, { params }).pipe(catchError(toApiError));
  }

  post<T>(path: string, body: unknown = {}): Observable<T> {
    return this.http.post<T>(path, body).pipe(catchError(toApiError));
  }
}

function toApiError(failed: HttpErrorResponse): Observable<never> {
  const { error } = (failed.error ?? {}) as { error?: { code?: unknown; message?: unknown } };
  const usual = failed.status === 0 ? 'We cannot reach the kitchen right now.' : 'Something went wrong on our side.';
  const message = typeof error?.message === 'string' ? error.message : usual;
  const code = typeof error?.code === 'string' ? error.code : 'unknown';
  return throwError(() => new ApiError(message, code, failed.error));
}
