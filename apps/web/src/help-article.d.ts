/** What the build makes of a help text. */
declare module '*.md' {
  const articles: readonly { readonly id: string; readonly title: string; readonly html: string }[];
  export default articles;
}
