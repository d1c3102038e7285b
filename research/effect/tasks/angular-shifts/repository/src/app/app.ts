import { Component, computed, inject } from '@angular/core';
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { MineStore } from './mine/mine-store';

@Component({
  selector: 'ladle-app',
  imports: [RouterLink, RouterLinkActive, RouterOutlet],
  template: `
    <header>
      <nav aria-label="Main">
        <a routerLink="/" routerLinkActive [routerLinkActiveOptions]="exact" ariaCurrentWhenActive="page">Week</a>
        <a routerLink="/mine" routerLinkActive ariaCurrentWhenActive="page">My shifts{{ amount() }}</a>
        <a routerLink="/people" routerLinkActive ariaCurrentWhenActive="page">People</a>
      </nav>
    </header>
    <main><router-outlet /></main>
  `,
})
export class App {
  private readonly mine = inject(MineStore);
  protected readonly exact = { paths: 'exact', queryParams: 'ignored', matrixParams: 'ignored', fragment: 'ignored' } as const;
  protected readonly amount = computed(() => {
    const loaded = this.mine.loaded();
    return loaded.state === 'ready' ? ` (${loaded.value.length})` : '';
  });
}
