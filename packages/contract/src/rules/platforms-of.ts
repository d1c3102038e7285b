import type { ProjectLanguage, ProjectProfile } from './project-profile.ts';
import { type Platform, recognizedPackages } from './recognized-packages.ts';
import { sourceLanguages } from './source-languages.ts';

/** A share of the files from which a language counts as one that the project is written in. */
export const countingShare = 0.1;
const servingShare = 0.25;
const fewScripts = 5;
const sumOfFiles = (sum: number, { files }: ProjectLanguage) => sum + files;

/** Returns where the code of a project runs, as its packages and the languages of its files show it; empty for a library. */
export function platformsOf({ technologies, languages = [] }: ProjectProfile): ReadonlySet<Platform> {
  const shown = technologies.filter(({ isAside }) => isAside !== true);
  const platforms = new Set(
    shown.flatMap(({ ecosystem, name }) => recognizedPackages.get(`${ecosystem}:${name}`)?.runsOn ?? []),
  );
  const placesOf = (...wanted: Platform[]) =>
    shown.flatMap(({ ecosystem, name, folders = [''] }) => {
      const { runsOn = [] } = recognizedPackages.get(`${ecosystem}:${name}`) ?? {};
      return wanted.some((one) => runsOn.includes(one)) ? folders : [];
    });
  const shells = placesOf('app', 'desktop');
  // what draws the screens of an app is no page of a browser
  if (shells.length > 0 && placesOf('browser').every((folder) => shells.includes(folder))) platforms.delete('browser');
  const files = languages.reduce(sumOfFiles, 0);
  // a few scripts come with every server that renders pages
  const ofWeb = languages.filter(
    (one) => sourceLanguages[one.name]?.ecosystem === 'npm' && (one.name !== 'JavaScript' || one.files > fewScripts),
  );
  const web = ofWeb.reduce(sumOfFiles, 0);
  const isServedByNode = shown.some(
    ({ ecosystem, name }) =>
      ecosystem === 'npm' && recognizedPackages.get(`${ecosystem}:${name}`)?.runsOn.includes('server'),
  );
  if (platforms.has('server') && !isServedByNode && !platforms.has('app') && web >= files * countingShare && web > 1)
    platforms.add('browser');
  // another language beside the pages of a browser answers their requests
  const others =
    files - languages.filter(({ name }) => sourceLanguages[name]?.ecosystem === 'npm').reduce(sumOfFiles, 0);
  if (platforms.has('browser') && shells.length === 0 && others >= files * servingShare && others > 0)
    platforms.add('server');
  return platforms;
}
