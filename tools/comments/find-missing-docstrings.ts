const exported = /^export (?:default )?(?:async )?(?:abstract )?(?:const|function\*?|class|interface|type|enum) (\w+)/;

/** Returns one sentence for each export of a source that no docstring stands above, with its line number from 1. */
export function findMissingDocstrings(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, name] = exported.exec(line) ?? [];
    const hasDocstring = lines[index - 1]?.trimEnd().endsWith('*/') ?? false;
    return name === undefined || hasDocstring ? [] : [`${index + 1}: ${name} is exported without a docstring`];
  });
}
