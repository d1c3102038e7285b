import type { SubjectKind } from '@regelwerk/contract/admin/admin-data';
import { useWord } from './use-word.ts';

/** Returns the name of a line's object: tables and settings have words, everything else names itself. */
export function useSubjectName(): (kind: SubjectKind, name: string) => string {
  const wordFor = useWord();
  return (kind, name) => {
    if (kind === 'table') return wordFor(`exported.${name}`) ?? name;
    if (kind === 'setting') return wordFor(`setting.${name}`) ?? name;
    return name;
  };
}
