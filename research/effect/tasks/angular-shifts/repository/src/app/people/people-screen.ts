import { Component, inject, signal } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { Api, type Loaded } from '../api';
import { Notice } from '../ui/notice';

interface Person {
  name: string;
  phone: string;
}

@Component({
  selector: 'ladle-people-screen',
  imports: [Notice],
  template: `
    <h1>People</h1>
    @let people = loaded();
    @switch (people.state) {
      @case ('loading') {
        <ladle-notice>Loading …</ladle-notice>
      }
      @case ('failed') {
        <ladle-notice isProblem>{{ people.message }}</ladle-notice>
      }
      @case ('ready') {
        <ul class="rows">
          @for (person of people.value; track person.name) {
            <li><bdi>{{ person.name }}</bdi>, <a [href]="'tel:' + person.phone.replaceAll(' ', '')">{{ person.phone }}</a></li>
          }
        </ul>
      }
    }
  `,
})
export class PeopleScreen {
  protected readonly loaded = signal<Loaded<Person[]>>({ state: 'loading' });

  constructor() {
    inject(Api)
      .get<{ people: Person[] }>('/api/people')
      .pipe(takeUntilDestroyed())
      .subscribe({
        next: ({ people }) => this.loaded.set({ state: 'ready', value: people }),
        error: ({ message }) => this.loaded.set({ state: 'failed', message }),
      });
  }
}
