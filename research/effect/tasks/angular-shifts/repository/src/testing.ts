import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { Router } from '@angular/router';
import { App } from './app/app';
import { appConfig } from './app/app.config';
import type { Shift } from './app/week/shift';

export function aShift(rest: Partial<Shift> = {}): Shift {
  return {
    id: 's1',
    title: 'Stew for eighty',
    work: 'cook',
    startsAt: '2026-07-13T16:00:00Z',
    endsAt: '2026-07-13T18:00:00Z',
    places: 3,
    people: ['Ada'],
    isMine: false,
    isWaiting: false,
    ...rest,
  };
}

/** An answer of the API that says no. */
export const refuse = (message: string) => ({ error: { code: 'unavailable', message } });

/** The whole app at an address. `answer` waits for a call of a path and answers it. */
export async function open(address: string) {
  TestBed.configureTestingModule({ providers: [...appConfig.providers, provideHttpClientTesting()] });
  const app = TestBed.createComponent(App);
  const page: HTMLElement = app.nativeElement;
  await TestBed.inject(Router).navigateByUrl(address);
  await app.whenStable();
  return {
    page,
    text: () => (page.textContent ?? '').replaceAll(/\s+/g, ' '),
    answer: async (path: string, body: object) => {
      const call = TestBed.inject(HttpTestingController).expectOne((request) => request.url === path);
      call.flush(body, 'error' in body ? { status: 503, statusText: 'No' } : {});
      await app.whenStable();
      return call.request;
    },
    press: async (name: string) => {
      const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
      if (button === undefined) throw new Error(`There is no button ${name}.`);
      button.click();
      await app.whenStable();
    },
  };
}
