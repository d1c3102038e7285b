import { expect, test } from 'vitest';
import { statement } from '../statement.ts';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const saidOf = async (id: string, files: Readonly<Record<string, string>>) =>
  (await conventionsIn(files)).filter((one) => one.id === id).map((one) => statement(one, 'en'));
const pages = (count: number, text: string, ending = 'tsx') =>
  times(count, (index) => [`src/pages/p${index}.${ending}`, text]);

test('parts in folders of their own come from the folder around them, and a package counts as a whole', async () => {
  const kit = {
    'src/ui/button/index.tsx': 'export const Button = () => null;\n',
    'src/ui/dialog/dialog.tsx': 'export const Dialog = () => null;\n',
  };
  const house = "import { Button } from '../ui/button'; import { Dialog } from '../ui/dialog/dialog';\n";
  expect(await saidOf('ui-part', { ...kit, ...pages(10, house) })).toEqual([
    'Take `Button` and `Dialog` below `src/pages` from `src/ui`.',
  ]);
  const outside = "import { ElButton, ElInput } from 'element-plus'; import type { Table } from './table';\n";
  expect(await saidOf('ui-part', pages(10, `<script setup>\n${outside}</script>\n`, 'vue'))).toEqual([
    'Take `ElButton` and `ElInput` below `src/pages` from `element-plus`.',
  ]);
});

test('one part alone, and names that only end like one, are no library', async () => {
  const files = { 'src/ui/button.tsx': 'export const Button = () => null; export const SubmitButton = 1;\n' };
  expect(await saidOf('ui-part', { ...files, ...pages(10, "import { Button } from '../ui/button';\n") })).toEqual([]);
  const named = "import { SubmitButton, OrderForm } from '../ui/button';\n";
  expect(await saidOf('ui-part', { ...files, ...pages(10, named) })).toEqual([]);
});

test('a page that looks texts up and writes others as well writes them', async () => {
  const both = "export const P = () => <p>{t('a')}<b>Save all changes</b></p>;\n";
  expect(await saidOf('text-call', pages(10, both))).toEqual([]);
  expect(await saidOf('text-call', pages(10, "<template><p>{{ $t('a') }}</p></template>\n", 'vue'))).toEqual([
    'Visible texts below `src/pages` go through `$t(…)`; none is written into the page.',
  ]);
});

test('comparisons, generics and functions are no words of a page', async () => {
  const code =
    "const a = (b: Array<string>) => b.length > Math.max(1) && <i>{t('a')}</i>;\nexport const P = () => All;\n";
  expect(await saidOf('text-call', pages(10, code))).toHaveLength(1);
});

test('styles of one way are said, utilities that everybody writes are not', async () => {
  const styled = "import styled from 'styled-components';\nexport const A = styled.p``;\n";
  expect(await saidOf('styling', pages(10, styled))).toEqual([
    'Style components below `src/pages` with `styled-components`.',
  ]);
  expect(await saidOf('styling', pages(10, 'export const A = () => <p className="flex gap-2" />;\n'))).toEqual([]);
  expect(await saidOf('styling', pages(10, "import './page.css';\nexport const A = 1;\n"))).toEqual([]);
});
