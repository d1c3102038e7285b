import { Component, inject } from '@angular/core';
import { dayOf, formatDay, formatTime } from '../format';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { MineStore } from './mine-store';

@Component({
  selector: 'ladle-mine-screen',
  imports: [Button, Notice],
  template: `
    <h1>My shifts</h1>
    @let mine = store.loaded();
    @switch (mine.state) {
      @case ('loading') {
        <ladle-notice>Loading …</ladle-notice>
      }
      @case ('failed') {
        <ladle-notice isProblem>{{ mine.message }}</ladle-notice>
        <button ladleButton (click)="store.reload()">Try again</button>
      }
      @case ('ready') {
        <ul class="rows">
          @for (shift of mine.value; track shift.id) {
            <li>
              <strong><bdi>{{ shift.title }}</bdi></strong>, {{ formatDay(dayOf(shift.startsAt)) }}, {{ formatTime(shift.startsAt) }}
            </li>
          } @empty {
            <li>You are down for nothing yet.</li>
          }
        </ul>
      }
    }
  `,
})
export class MineScreen {
  protected readonly store = inject(MineStore);
  protected readonly dayOf = dayOf;
  protected readonly formatDay = formatDay;
  protected readonly formatTime = formatTime;
}
