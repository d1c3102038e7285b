import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const notice = { width: 356, height: 90 };
const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 700 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('without a button in the way, notices stand bottom right, and on a phone below the header', () => {
  expect(freePlace(laptop, notice, [])).toBe('bottom-right');
  expect(freePlace(phone, { ...notice, width: 358 }, [])).toBe('top-center');
  expect(freePlace(laptop, notice, [box(100, 740, 160, 40)])).toBe('bottom-right');
});

test('a button in the way moves them to the next edge that is free', () => {
  const save = box(1000, 740, 160, 40);
  expect(freePlace(laptop, notice, [save])).toBe('top-right');
  expect(freePlace(laptop, notice, [save, box(1100, 80, 120, 40)])).toBe('bottom-left');
  expect(freePlace(phone, { ...notice, width: 358 }, [box(20, 100, 120, 40)])).toBe('bottom-center');
});

test('where every edge is taken, they stay where people expect them', () => {
  expect(freePlace(laptop, notice, [box(0, 0, 1280, 800)])).toBe('bottom-right');
});
