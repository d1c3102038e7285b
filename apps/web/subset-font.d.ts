declare module 'subset-font' {
  /** Returns the font with fewer weights; `text` lists the characters to keep, by default all. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepAllGlyphs: boolean;
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
