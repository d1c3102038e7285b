import { Component, computed, inject, input, linkedSignal, signal } from '@angular/core';
import { takeUntilDestroyed, toObservable } from '@angular/core/rxjs-interop';
import { Router } from '@angular/router';
import { catchError, combineLatest, map, of, startWith, Subject, switchMap } from 'rxjs';
import { Api, type Loaded } from '../api';
import { dayOf, formatDay } from '../format';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { readWeek } from './read-shift';
import { freePlaces, type Shift, type Week, works } from './shift';
import { ShiftRow } from './shift-row';
import { addDays, formatWeek, presentMonday, readMonday } from './week-of';

@Component({
  selector: 'ladle-week-screen',
  imports: [Button, Notice, ShiftRow],
  template: `
    <h1>Week</h1>
    <p class="buttons">
      <button ladleButton (click)="show({ week: addDays(monday(), -7) })">Previous week</button>
      <button ladleButton (click)="show({ week: null })">This week</button>
      <button ladleButton (click)="show({ week: addDays(monday(), 7) })">Next week</button>
    </p>
    <p class="buttons">
      <label>
        <input type="checkbox" [checked]="isFreeOnly()" (change)="show({ free: isFreeOnly() ? null : '1' }, true)" />
        Only shifts with a free place
      </label>
      <label>
        Work
        <select (change)="show({ work: choice.value || null }, true)" #choice>
          <option value="" [selected]="wantedWork() === undefined">All</option>
          @for (name of works; track name) {
            <option [value]="name" [selected]="wantedWork() === name">{{ workNames[name] }}</option>
          }
        </select>
      </label>
    </p>
    <p class="week">{{ formatWeek(monday()) }}</p>
    <p role="status"><bdi>{{ said().title }}</bdi> {{ said().text }}</p>
    @let week = loaded();
    @switch (week.state) {
      @case ('failed') {
        <ladle-notice isProblem>{{ week.message }}</ladle-notice>
        <button ladleButton (click)="again.next()">Try again</button>
      }
      @case ('ready') {
        @for (day of days(); track day.name) {
          <h2>{{ day.name }}</h2>
          <ul class="rows">
            @for (shift of day.shifts; track shift.id) {
              <li ladleShiftRow class="shift" [shift]="shift" (changed)="replace($event)" (said)="hear(shift.title, $event)"></li>
            }
          </ul>
        } @empty {
          <p>{{ week.value.shifts.length === 0 ? 'No shifts this week.' : 'No shift of this week fits what you chose above.' }}</p>
        }
      }
    }
  `,
})
export class WeekScreen {
  readonly week = input<string>();
  readonly free = input<string>();
  readonly work = input<string>();
  private readonly router = inject(Router);
  protected readonly addDays = addDays;
  protected readonly formatWeek = formatWeek;
  protected readonly works = works;
  protected readonly workNames = { cook: 'Cooking', drive: 'Driving', wash: 'Washing up' };
  protected readonly again = new Subject<void>();
  protected readonly loaded = signal<Loaded<Week>>({ state: 'loading' });
  protected readonly isFreeOnly = computed(() => this.free() === '1');
  protected readonly wantedWork = computed(() => works.find((name) => name === this.work()));
  protected readonly monday = computed(() => {
    const loaded = this.loaded();
    return readMonday(this.week()) ?? (loaded.state === 'ready' ? loaded.value.from : presentMonday());
  });
  protected readonly said = signal({ title: '', text: 'Loading …' });
  /** Shifts that were changed here stay in sight, whatever is chosen, until another choice. */
  private readonly changed = linkedSignal<unknown, readonly string[]>({
    source: () => [this.week(), this.isFreeOnly(), this.wantedWork()],
    computation: () => [],
  });
  protected readonly days = computed(() => {
    const week = this.loaded();
    return week.state === 'ready' ? byDay(week.value.shifts.filter((shift) => this.isWanted(shift))) : [];
  });

  constructor() {
    const api = inject(Api);
    const from = toObservable(computed(() => readMonday(this.week())));
    combineLatest([from, this.again.pipe(startWith(undefined))])
      .pipe(
        switchMap(([monday]) =>
          api.get<unknown>('/api/shifts', monday === undefined ? {} : { from: monday }).pipe(
            map((body): Loaded<Week> => {
              const value = readWeek(body);
              return value === undefined
                ? { state: 'failed', message: 'Something went wrong on our side.' }
                : { state: 'ready', value };
            }),
            catchError(({ message }) => of<Loaded<Week>>({ state: 'failed', message })),
            startWith<Loaded<Week>>({ state: 'loading' }),
          ),
        ),
        takeUntilDestroyed(),
      )
      .subscribe((loaded) => {
        this.loaded.set(loaded);
        this.said.set({ title: '', text: this.summary(loaded) });
      });
  }

  protected show(queryParams: { week?: string | null; free?: string | null; work?: string | null }, replaceUrl = false): void {
    void this.router.navigate([], { queryParams, queryParamsHandling: 'merge', replaceUrl });
  }

  protected replace(after: Shift): void {
    this.changed.update((ids) => [...ids, after.id]);
    this.loaded.update((week) => {
      if (week.state !== 'ready') return week;
      const shifts = week.value.shifts.map((shift) => (shift.id === after.id ? after : shift));
      return { ...week, value: { ...week.value, shifts } };
    });
  }

  protected hear(title: string, text: string): void {
    this.said.set({ title: `${title}:`, text });
  }

  private isWanted(shift: Shift): boolean {
    if (this.changed().includes(shift.id)) return true;
    const work = this.wantedWork();
    return (!this.isFreeOnly() || freePlaces(shift) > 0) && (work === undefined || shift.work === work);
  }

  private summary(loaded: Loaded<Week>): string {
    if (loaded.state === 'loading') return 'Loading …';
    if (loaded.state === 'failed') return '';
    const { length } = loaded.value.shifts;
    return `${formatWeek(this.monday())}: ${length === 1 ? '1 shift' : `${length} shifts`}`;
  }
}

function byDay(shifts: Shift[]): { name: string; shifts: Shift[] }[] {
  const days = Map.groupBy(shifts, ({ startsAt }) => dayOf(startsAt));
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, its]) => ({ name: formatDay(day), shifts: its }));
}
