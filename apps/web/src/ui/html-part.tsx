/** HTML of our own build, under the name by which it is found again in the page. */
export function HtmlPart({ name, html }: { name: string; html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it of our own components
  return <div data-part={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
