import type { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', title: 'Week', loadComponent: () => import('./week/week-screen').then(({ WeekScreen }) => WeekScreen) },
  { path: 'mine', title: 'My shifts', loadComponent: () => import('./mine/mine-screen').then(({ MineScreen }) => MineScreen) },
  { path: 'people', title: 'People', loadComponent: () => import('./people/people-screen').then(({ PeopleScreen }) => PeopleScreen) },
];
