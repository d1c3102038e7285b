/** Says whether a file is markup that uses names of the code, and that no language reads as a source. */
export function isTemplate(path: string): boolean {
  return /\.(?:erb|haml|slim|blade\.php|twig|html?|j2|jinja2?|njk|hbs|handlebars|mustache|liquid|ejs|pug|cshtml|razor|heex|leex|eex|ftl|jsp|phtml|gohtml|tmpl|svelte|astro|vue)$/i.test(
    path,
  );
}
