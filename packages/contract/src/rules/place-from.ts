/** Returns the path that another one leads to from a folder; the root where it climbs out. */
export function placeFrom(folder: string, path: string): string {
  const place = path.startsWith('/') || folder === '' ? [] : folder.split('/');
  for (const step of path.split('/')) {
    if (step === '..') place.pop();
    else if (step !== '.' && step !== '') place.push(step);
  }
  return place.join('/');
}
