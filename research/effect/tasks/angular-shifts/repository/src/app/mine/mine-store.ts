import { inject, Injectable, signal } from '@angular/core';
import { Subject, catchError, map, of, startWith, switchMap } from 'rxjs';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { Api, type Loaded } from '../api';
import type { Shift } from '../week/shift';

/** The volunteer's own shifts to come, read once for the whole app. */
@Injectable({ providedIn: 'root' })
export class MineStore {
  private readonly api = inject(Api);
  private readonly wanted = new Subject<void>();
  private readonly state = signal<Loaded<Shift[]>>({ state: 'loading' });
  readonly loaded = this.state.asReadonly();

  constructor() {
    this.wanted
      .pipe(
        startWith(undefined),
        switchMap(() =>
          this.api.get<{ shifts: Shift[] }>('/api/me/shifts').pipe(
            map(({ shifts }): Loaded<Shift[]> => ({ state: 'ready', value: shifts })),
            catchError(({ message }) => of<Loaded<Shift[]>>({ state: 'failed', message })),
          ),
        ),
        takeUntilDestroyed(),
      )
      .subscribe((loaded) => this.state.set(loaded));
  }

  /** Reads them again. */
  reload(): void {
    this.wanted.next();
  }
}
