import { afterNextRender, Component, computed, DestroyRef, ElementRef, inject, Injector, input, output, signal } from '@angular/core';
import { ApiError } from '../api';
import { formatTime } from '../format';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { LeaveDialog } from './leave-dialog';
import { freePlaces, isOver, type Shift } from './shift';
import { ShiftCalls, shiftNow } from './shift-calls';

const day = 24 * 3_600_000;
const lightTime = 1_500;

@Component({
  selector: 'li[ladleShiftRow]',
  imports: [Button, LeaveDialog, Notice],
  host: { '[class.lit]': 'isLit()' },
  template: `
    <div class="words">
      <p>
        <strong [id]="shift().id + '-title'"><bdi>{{ shift().title }}</bdi></strong>,
        {{ formatTime(shift().startsAt) }} to {{ formatTime(shift().endsAt) }}
      </p>
      <p>
        @for (person of shift().people; track $index) {
          {{ $first ? '' : ' · ' }}<bdi>{{ person }}</bdi>
        }
      </p>
      <p>{{ places() }}</p>
    </div>
    @if (!isOver()) {
      @if (shift().isMine) {
        <button ladleButton [id]="shift().id + '-leave'" [attr.aria-labelledby]="labelledBy('leave')" [attr.aria-disabled]="isBusy()" (click)="leave()">Leave</button>
      } @else if (free() > 0) {
        <button ladleButton [id]="shift().id + '-join'" [attr.aria-labelledby]="labelledBy('join')" [attr.aria-disabled]="isBusy()" (click)="join()">Join</button>
      } @else {
        <button ladleButton [id]="shift().id + '-wait'" [attr.aria-labelledby]="labelledBy('wait')" [attr.aria-disabled]="isBusy()" (click)="wait()">
          {{ shift().isWaiting ? "Don't tell me" : 'Tell me if a place opens' }}
        </button>
      }
    }
    @if (isAsking()) {
      <ladle-leave-dialog
        [title]="shift().title"
        [problem]="problem()"
        [isBusy]="isBusy()"
        (leave)="leave($event)"
        (stay)="stay()"
      />
    } @else if (problem() !== '') {
      <ladle-notice isProblem>{{ problem() }}</ladle-notice>
    }
  `,
})
export class ShiftRow {
  readonly shift = input.required<Shift>();
  readonly changed = output<Shift>();
  readonly said = output<string>();
  private readonly calls = inject(ShiftCalls);
  private readonly injector = inject(Injector);
  private readonly life = inject(DestroyRef);
  private readonly row: HTMLElement = inject(ElementRef).nativeElement;
  protected readonly formatTime = formatTime;
  protected readonly isBusy = signal(false);
  protected readonly isAsking = signal(false);
  protected readonly isLit = signal(false);
  protected readonly problem = signal('');
  protected readonly free = computed(() => freePlaces(this.shift()));
  protected readonly places = computed(() => {
    if (this.free() === 0) return 'Full';
    return this.free() === 1 ? '1 place free' : `${this.free()} places free`;
  });

  protected isOver(): boolean {
    return isOver(this.shift());
  }

  protected labelledBy(what: string): string {
    return `${this.shift().id}-${what} ${this.shift().id}-title`;
  }

  protected async join(): Promise<void> {
    if (!(await this.act('join', 'You are in.'))) return;
    this.isLit.set(true);
    setTimeout(() => this.isLit.set(false), lightTime);
  }

  protected async wait(): Promise<void> {
    const { isWaiting } = this.shift();
    await this.act(isWaiting ? 'unwait' : 'wait', isWaiting ? 'We will not tell you.' : 'We will tell you.');
  }

  protected async leave(reason?: string): Promise<void> {
    if (reason === undefined && Date.parse(this.shift().startsAt) - Date.now() <= day) {
      this.problem.set('');
      this.isAsking.set(true);
    } else if (await this.act('leave', 'You have left.', reason === undefined ? {} : { reason })) this.isAsking.set(false);
  }

  protected stay(): void {
    if (!this.isAsking()) return;
    this.isAsking.set(false);
    this.problem.set('');
    this.keepFocus();
  }

  /** Makes a call unless one is under way; tells whether it was done. */
  private async act(what: 'join' | 'leave' | 'wait' | 'unwait', done: string, body = {}): Promise<boolean> {
    if (this.isBusy()) return false;
    this.isBusy.set(true);
    this.problem.set('');
    try {
      const after = await this.calls.act(this.shift(), what, body);
      if (this.life.destroyed) return false;
      this.changed.emit(after);
      this.said.emit(done);
      return true;
    } catch (error) {
      if (this.life.destroyed) return false;
      const now = shiftNow(error);
      if (now !== undefined) this.changed.emit(now);
      if (error instanceof ApiError && error.code === 'reason_needed' && !this.isAsking()) this.isAsking.set(true);
      else this.problem.set(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      this.isBusy.set(false);
      if (!this.life.destroyed) this.keepFocus();
    }
  }

  /** Puts the focus on what the row offers now, when it stood on what is gone. */
  private keepFocus(): void {
    const focused = document.activeElement;
    if (focused !== document.body && !this.row.contains(focused)) return;
    afterNextRender(
      () => {
        if (document.activeElement === document.body) this.row.querySelector('button')?.focus();
      },
      { injector: this.injector },
    );
  }
}
