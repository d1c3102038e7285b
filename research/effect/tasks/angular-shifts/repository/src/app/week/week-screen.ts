import { Component, computed, inject, signal } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { Api, type Loaded } from '../api';
import { dayOf, formatDay, formatTime } from '../format';
import { Notice } from '../ui/notice';
import type { Shift, Week } from './shift';

@Component({
  selector: 'ladle-week-screen',
  imports: [Notice],
  template: `
    <h1>Week</h1>
    @let week = loaded();
    @switch (week.state) {
      @case ('loading') {
        <ladle-notice>Loading …</ladle-notice>
      }
      @case ('failed') {
        <ladle-notice isProblem>{{ week.message }}</ladle-notice>
      }
      @case ('ready') {
        @for (day of days(); track day.name) {
          <h2>{{ day.name }}</h2>
          <ul class="rows">
            @for (shift of day.shifts; track shift) {
              <li>
                <p>
                  <strong><bdi>{{ shift.title }}</bdi></strong>, {{ formatTime(shift.startsAt) }} to {{ formatTime(shift.endsAt) }}
                </p>
                <p>
                  @for (person of shift.people; track $index) {
                    {{ $first ? '' : ' · ' }}<bdi>{{ person }}</bdi>
                  }
                </p>
              </li>
            }
          </ul>
        } @empty {
          <p>No shifts this week.</p>
        }
      }
    }
  `,
})
export class WeekScreen {
  protected readonly formatTime = formatTime;
  protected readonly loaded = signal<Loaded<Week>>({ state: 'loading' });
  protected readonly days = computed(() => {
    const week = this.loaded();
    return week.state === 'ready' ? byDay(week.value.shifts) : [];
  });

  constructor() {
    inject(Api)
      .get<Week>('/api/shifts')
      .pipe(takeUntilDestroyed())
      .subscribe({
        next: (value) => this.loaded.set({ state: 'ready', value }),
        error: ({ message }) => this.loaded.set({ state: 'failed', message }),
      });
  }
}

function byDay(shifts: Shift[]): { name: string; shifts: Shift[] }[] {
  const days = Map.groupBy(shifts, ({ startsAt }) => dayOf(startsAt));
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, its]) => ({ name: formatDay(day), shifts: its }));
}
