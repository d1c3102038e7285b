import { Component, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  template: '<button type="button" (click)="add()">{{ count() }}</button>',
})
export class App {
  protected readonly count = signal(1);

  protected add(): void {
    this.count.update((count) => count + 1);
  }
}
