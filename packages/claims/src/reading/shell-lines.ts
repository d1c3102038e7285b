const command =
  /^(?:\$ )?(?:(?:[A-Z_]+=\S+ )*(?:npm|npx|pnpm|yarn|bun|bunx|deno|node|make|just|task|cargo|go|python3?|pip|uv|poetry|pytest|ruff|mypy|tox|nox|hatch|pdm|composer|php|bin\/|\.\/|bundle|rails|rake|rspec|rubocop|mix|dotnet|gradle|mvn|docker|docker-compose|swift|flutter|dart|cd|sh|bash|buf|golangci-lint|turbo|nx|prisma|git|createdb|psql)(?=[\s/\w]|$))/;

/** Returns the commands of a block of code, each with the comment behind or above it; nothing for a block that is no list of them. */
export function shellLines(language: string, code: string): string[] {
  if (!/^(?:ba|z|fi)?sh$|^(?:shell|console|shellscript|terminal|)$/i.test(language)) return [];
  const lines = code.replace(/\\\n\s*/g, ' ').split('\n');
  const commands = lines.filter((line) => command.test(line.trim()));
  const plain = lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  if (commands.length === 0 || commands.length < plain.length / 2) return [];
  let above = '';
  return lines.flatMap((line) => {
    const text = line.trim().replace(/^\$ /, '').replaceAll('`', '');
    if (text === '') {
      above = '';
      return [];
    }
    if (text.startsWith('#')) {
      above = text.replace(/^#+\s*/, '');
      return [];
    }
    const [, own = text, comment] = /^(.*?\S)\s+#\s+(.*)$/.exec(text) ?? [];
    const said = comment ?? above;
    return [said === '' ? `\`${own}\`` : `\`${own}\`: ${said}`];
  });
}
