import { exportTables, subjectKinds } from '@regelwerk/contract/admin/admin-data';
import { personLinks } from '@regelwerk/contract/admin/admin-people';
import { couponDurations } from '@regelwerk/contract/admin/admin-stripe';
import { auditActions, auditedSettings, auditFields } from '@regelwerk/contract/admin/audit-log';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { intervals } from '@regelwerk/contract/shop/interval';
import { expect, test } from 'vitest';
import { copy } from '../../apps/web/src/features/admin/history/copy.ts';

const named = {
  act: auditActions,
  field: auditFields,
  setting: auditedSettings,
  subject: subjectKinds,
  exported: exportTables,
  'stated.link': personLinks,
  'stated.duration': couponDurations,
  'stated.interval': intervals,
};

test.each(interfaceLanguages)('all that the log of the admins can name has words (%s)', (language) => {
  const words: Readonly<Record<string, string>> = copy[language];
  const wordless = Object.entries(named).flatMap(([group, names]) =>
    names.map((name) => `${group}.${name}`).filter((key) => !(words[key] ?? '').match(/^[\p{Lu}]/u)),
  );
  expect(wordless).toEqual([]);
  // and nothing is left over of what the log no longer names
  const groups = ['act', 'field', 'setting', 'exported'] as const;
  const known = new Set(groups.flatMap((group) => named[group].map((name) => `${group}.${name}`)));
  const isOfGroup = (key: string) => groups.some((group) => key.startsWith(`${group}.`));
  expect(Object.keys(words).filter((key) => isOfGroup(key) && !known.has(key))).toEqual([]);
});
