interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The distance of notices from the edges of the screen, and from a button below them, in pixels. */
export const noticeMargin = 16;

/** Returns how far above the bottom of the screen a box must stand so that it covers none of the others, which it would at its margin. */
export function liftOver(
  screenHeight: number,
  box: Omit<Box, 'top' | 'bottom'> & { height: number },
  others: readonly Box[],
): number {
  const beside = others.filter(({ left, right }) => left < box.right && box.left < right);
  let lift = noticeMargin;
  for (const other of beside.toSorted((a, b) => b.bottom - a.bottom)) {
    const bottom = screenHeight - lift;
    if (other.top < bottom && bottom - box.height < other.bottom) lift = screenHeight - other.top + noticeMargin;
  }
  return lift + box.height > screenHeight ? noticeMargin : lift;
}
