import { XMLParser } from 'fast-xml-parser';

const longest = 500_000;
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  maxNestedTags: 60,
});

/** Parses XML without entities; attributes become fields. Throws where it is broken or too long. */
export function parseXml(text: string): unknown {
  if (text.length > longest) throw new RangeError('too much XML');
  return parser.parse(text, true);
}
