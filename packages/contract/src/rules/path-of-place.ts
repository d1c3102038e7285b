/** Returns the path that a piece of evidence begins with: `path`, `path#symbol`, `path:line`, or one of them with what holds there. */
export function pathOfPlace(place: string): string {
  return place.replace(/[#:\s].*$/s, '');
}
