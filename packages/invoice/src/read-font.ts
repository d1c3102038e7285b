import PDFDocument from 'pdfkit';

/** Returns the parsed font of a file, which any number of documents may share: parsing takes longer than drawing an invoice. */
export function readFont(path: string): PDFKit.Mixins.PDFFontSource {
  // the library accepts a parsed font; neither that nor this field is in its types
  const { _font } = new PDFDocument({ font: path }) as unknown as { _font: { font: PDFKit.Mixins.PDFFontSource } };
  return _font.font;
}
