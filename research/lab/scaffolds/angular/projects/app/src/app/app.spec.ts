import { TestBed } from '@angular/core/testing';
import { App } from './app';

describe('App', () => {
  it('counts', async () => {
    const fixture = TestBed.createComponent(App);
    await fixture.whenStable();
    const button = fixture.nativeElement.querySelector('button');
    button.click();
    await fixture.whenStable();
    expect(button.textContent).toBe('2');
  });
});
