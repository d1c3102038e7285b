import { expect, test } from 'vitest';
import { conventionsIn, times } from '../testing/conventions-in.ts';

const component = (source: (name: string) => string) => (index: number) =>
  [`src/components/Part${index}.tsx`, source(`Part${index}`)] as const;
const found = async (id: string, files: Record<string, string>) =>
  (await conventionsIn(files))
    .filter((one) => one.id === id)
    .map(({ values, holds, of }) => ({ ...values, holds, of }));

test('components as default exports and function declarations', async () => {
  const files = times(
    10,
    component((name) => `export default function ${name}() { return <p />; }\n`),
  );
  expect(await found('component-export', files)).toEqual([{ form: 'default', holds: 10, of: 10 }]);
  expect(await found('component-form', files)).toEqual([{ form: 'function', holds: 10, of: 10 }]);
});

test('components as named exports and arrow functions', async () => {
  const files = times(
    10,
    component((name) => `export const ${name} = () => <p />;\n`),
  );
  expect(await found('component-export', files)).toEqual([{ form: 'named', holds: 10, of: 10 }]);
  expect(await found('component-form', files)).toEqual([{ form: 'arrow', holds: 10, of: 10 }]);
});

test('half and half is no convention, and neither are seven', async () => {
  const mixed = {
    ...times(
      10,
      component((name) => `export const ${name} = () => <p />;\n`),
    ),
    ...times(
      10,
      (index) => [`src/pages/P${index}.tsx`, `export default function P${index}() { return <p />; }\n`] as const,
    ),
  };
  expect(await found('component-export', mixed)).toEqual([]);
  expect(await found('component-form', mixed)).toEqual([]);
  const few = times(
    7,
    component((name) => `export const ${name} = () => <p />;\n`),
  );
  expect(await found('component-export', few)).toEqual([]);
});

test('object types as interfaces, counted one by one', async () => {
  const interfaces = times(9, (index) => [`src/a${index}.ts`, 'interface A { a: 1 }\ninterface B { b: 1 }\n'] as const);
  const files = { ...interfaces, 'src/b.ts': 'type C = { c: 1 };\ntype Name = string;\n' };
  expect(await found('object-type', files)).toEqual([{ form: 'interface', holds: 18, of: 19 }]);
});
