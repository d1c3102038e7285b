import { noticeMargin } from './notice-margin.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** On a phone the thumb and the steps of the wizard are at the bottom. */
const phonePlaces = ['top-center', 'bottom-center'] as const;
const widePlaces = ['bottom-right', 'top-right', 'bottom-left', 'top-left', 'top-center', 'bottom-center'] as const;
const widestPhone = 640;

export type Place = (typeof widePlaces)[number];

/** Returns the first place on the screen where notices of this size cover none of the boxes, or the usual one. */
export function freePlace(screen: Size, notices: Size, taken: readonly Box[]): Place {
  const places = screen.width < widestPhone ? phonePlaces : widePlaces;
  return places.find((place) => !taken.some((box) => overlaps(box, boxAt(place, screen, notices)))) ?? places[0];
}

function boxAt(place: Place, screen: Size, { width, height }: Size): Box {
  const lefts = {
    left: noticeMargin.left,
    center: (screen.width - width) / 2,
    right: screen.width - noticeMargin.right - width,
  };
  const tops = { top: noticeMargin.top, bottom: screen.height - noticeMargin.bottom - height };
  const top = tops[rowOf(place)];
  const left = lefts[columnOf(place)];
  return { left, top, right: left + width, bottom: top + height };
}

function rowOf(place: Place): 'top' | 'bottom' {
  return place.startsWith('top') ? 'top' : 'bottom';
}

function columnOf(place: Place): 'left' | 'center' | 'right' {
  if (place.endsWith('left')) return 'left';
  return place.endsWith('right') ? 'right' : 'center';
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
