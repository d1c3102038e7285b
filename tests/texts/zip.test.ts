import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aiModels } from '@regelwerk/contract/rules/choices';
import { contentLanguages } from '@regelwerk/contract/shared/languages';
import { composeRule } from '@regelwerk/engine/compose-rule';
import { deliveriesOf } from '@regelwerk/engine/deliveries-of';
import { afterEach, describe, expect, test } from 'vitest';
import { zipEntries } from '../../apps/web/src/features/rule/view/model.ts';
import { zipFiles } from '../../apps/web/src/lib/zip-files.ts';
import { unpack } from '../e2e/unpack.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the ZIP of a rule', () => {
  test.each(aiModels)('%s: holds the files that the screen lists, byte for byte', (aiModel) => {
    for (const language of contentLanguages) {
      const rule = composeRule(
        {
          aiModel,
          applicationType: 'Fullstack',
          frameworks: ['React', 'TypeScript', 'FastAPI'],
          behaviorPreference: 'Strict',
          outputFormat: 'Both',
        },
        language,
      );
      for (const delivery of deliveriesOf(rule)) {
        const listed = zipEntries(delivery);
        const folder = mkdtempSync(join(tmpdir(), 'rule-zip-'));
        folders.push(folder);
        const unpacked = unpack(zipFiles(listed), folder);
        expect(unpacked).toEqual(listed);
        expect(Object.keys(unpacked)).toHaveLength(delivery.files.length);
        for (const { path = 'rule.md', content } of delivery.files) expect(unpacked[path]).toBe(content);
        const inRoot = Object.keys(unpacked).filter((path) => !path.includes('/'));
        expect(inRoot.filter((path) => path.endsWith('.json'))).toEqual([]);
      }
    }
  });
});
