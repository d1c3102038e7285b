import { inject, Injectable } from '@angular/core';
import { firstValueFrom } from 'rxjs';
import { Api, ApiError } from '../api';
import { MineStore } from '../mine/mine-store';
import { readShift } from './read-shift';
import type { Shift } from './shift';

/** The things that a volunteer can do with a shift. The calls outlive the screen that made them. */
@Injectable({ providedIn: 'root' })
export class ShiftCalls {
  private readonly api = inject(Api);
  private readonly mine = inject(MineStore);

  /** Gives the shift as it is afterwards. An earlier call whose answer was lost counts. */
  async act(shift: Shift, what: 'join' | 'leave' | 'wait' | 'unwait', body = {}): Promise<Shift> {
    try {
      const path = `/api/shifts/${encodeURIComponent(shift.id)}/${what}`;
      const after = readShift(await firstValueFrom(this.api.post(path, body)));
      if (after === undefined) throw new ApiError('Something went wrong on our side.', 'unknown', undefined);
      return after;
    } catch (error) {
      const after = shiftNow(error);
      const isDone = error instanceof ApiError && error.code === (what === 'join' ? 'already_in' : 'not_in');
      if (isDone && after !== undefined) return after;
      throw error;
    } finally {
      if (what === 'join' || what === 'leave') this.mine.reload();
    }
  }
}

/** The shift as a refusal tells it. */
export function shiftNow(error: unknown): Shift | undefined {
  return error instanceof ApiError ? readShift((error.body as { shift?: unknown } | null)?.shift) : undefined;
}
