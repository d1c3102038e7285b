const cLike = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;
const hashLike = /#[^\n]*|("""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$))|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/g;
const phpLike = /\/\/[^\n]*|#(?!\[)[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;
const dashed = /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|('(?:[^'\n]|'')*')/g;
const marked =
  /<!--[\s\S]*?(?:-->|$)|\{\{--[\s\S]*?(?:--\}\}|$)|\{#[\s\S]*?(?:#\}|$)|<%#[\s\S]*?(?:%>|$)|@\*[\s\S]*?(?:\*@|$)/g;
const forms: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\.(?:blade\.php|erb|html?|vue|svelte|astro|xml|xlf|twig|md|j2|jinja2?|njk|cshtml|razor|heex|leex|eex|phtml)$/i,
    marked,
  ],
  [
    /\.(?:[cm]?[jt]sx?|java|kts?|scala|cs|go|rs|swift|m|mm|c|cc|cpp|h|hpp|dart|s[ac]ss|less|proto|prisma|groovy|gradle|css)$/i,
    cLike,
  ],
  [/\.php$/i, phpLike],
  [
    /\.(?:py|pyi|rb|rake|ru|ya?ml|toml|sh|bash|zsh|exs?|ini|cfg|conf|properties|tf|nix|pl|env|neon)$|(?:^|\/)(?:Makefile|Gemfile|Rakefile|Dockerfile|Justfile|Caddyfile|\.[\w.-]+)$/i,
    hashLike,
  ],
  [/\.(?:sql|lua)$/i, dashed],
];

/** Returns a text with its comments blank, of the same length and with the same lines. Strings stay, since keys are strings. */
export function codeOf(path: string, text: string): string {
  const form = forms.find(([ending]) => ending.test(path))?.[1];
  if (form === undefined) return text;
  const code = text.replace(form, (found, ...groups) =>
    groups.slice(0, 2).some((one) => typeof one === 'string' && one === found && !/^(?:"""|''')/.test(found))
      ? found
      : blank(found),
  );
  return /\.(?:vue|svelte|astro)$/i.test(path) ? code.replace(/(^|\s)\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, blank) : code;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
