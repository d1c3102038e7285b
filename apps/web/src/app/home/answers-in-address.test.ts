import { expect, test } from 'vitest';
import { answersInAddress } from './answers-in-address.ts';

test('an address names a model and technologies, in any spelling, with the type that offers them', () => {
  expect(answersInAddress('?model=Cursor&frameworks=React')).toEqual({
    aiModel: 'cursor',
    frameworks: ['React'],
    applicationType: 'Frontend',
  });
  expect(answersInAddress('?frameworks=fastapi,vue,Vue,cobol')).toEqual({
    frameworks: ['FastAPI', 'Vue'],
    applicationType: 'Fullstack',
  });
  expect(answersInAddress('?frameworks=rails')?.applicationType).toBe('Backend');
});

test.each(['', '?step=model', '?model=&frameworks=', '?model=<script>', `?frameworks=${'x,'.repeat(5000)}React`])(
  'an address without a known choice names none: %s',
  (search) => expect(answersInAddress(search)).toBeUndefined(),
);
