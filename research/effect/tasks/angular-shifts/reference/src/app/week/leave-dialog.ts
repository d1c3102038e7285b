import { Component, type ElementRef, afterNextRender, input, output, signal, viewChild } from '@angular/core';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** Asks why a volunteer leaves. It stays open until the answer to `leave` has come. */
@Component({
  selector: 'ladle-leave-dialog',
  imports: [Button, Notice],
  template: `
    <dialog #dialog aria-labelledby="why" (close)="stay.emit()">
      <form (submit)="submit($event, reason.value)">
        <h2 id="why">Why can't you come?</h2>
        <p><bdi>{{ title() }}</bdi></p>
        <label>
          Your reason
          <textarea
            #reason
            rows="3"
            maxlength="200"
            [attr.aria-invalid]="isShort()"
            [attr.aria-describedby]="isShort() ? 'short' : null"
          ></textarea>
        </label>
        @if (isShort()) {
          <ladle-notice id="short" isProblem>Please tell Ruth in a few words.</ladle-notice>
        }
        @if (problem() !== '') {
          <ladle-notice isProblem>{{ problem() }}</ladle-notice>
        }
        <p class="buttons">
          <button ladleButton isSubmit [attr.aria-disabled]="isBusy()">Leave shift</button>
          <button ladleButton (click)="dialog.close()">Stay</button>
        </p>
      </form>
    </dialog>
  `,
})
export class LeaveDialog {
  readonly title = input.required<string>();
  readonly problem = input('');
  readonly isBusy = input(false);
  readonly leave = output<string>();
  readonly stay = output();
  protected readonly isShort = signal(false);
  private readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');
  private readonly reason = viewChild.required<ElementRef<HTMLTextAreaElement>>('reason');

  constructor() {
    afterNextRender(() => {
      this.dialog().nativeElement.showModal();
      this.reason().nativeElement.focus();
    });
  }

  protected submit(event: Event, text: string): void {
    event.preventDefault();
    const reason = text.trim();
    this.isShort.set(reason.length < 3);
    if (this.isShort()) this.reason().nativeElement.focus();
    else if (!this.isBusy()) this.leave.emit(reason);
  }
}
