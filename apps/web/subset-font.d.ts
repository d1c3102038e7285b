declare module 'subset-font' {
  /** The font with fewer weights; `text` names the characters to keep, unless all are kept. */
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
