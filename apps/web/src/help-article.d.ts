/** The build's output for a help text. */
declare module '*.md' {
  const articles: readonly { readonly id: string; readonly title: string; readonly html: string }[];
  export default articles;
}
