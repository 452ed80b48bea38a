import type { XmlElement } from './xml-tree.ts';

/** What no XML 1.0 document may hold, not even as a reference: control characters, half characters, two others. */
const NOT_XML = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])[^\u0020-\u{10ffff}]/gu;

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Written as a name or a number. DGII asks for five names and for © € ® as numbers. A reader turns a raw CR, and some turn
 * U+0085 and U+2028, into a line end, which would break the signature; so would a blank in an attribute.
 */
const IN_TEXT = /[&<>"'©€®\r\u0085\u2028]/g;
const IN_ATTRIBUTE = /[&<>"'©€®\r\u0085\u2028\t\n]/g;

const escaped = (sign: string) => NAMED[sign] ?? `&#${sign.codePointAt(0)};`;

/** A text without the characters that a document cannot hold. */
export const xmlCharacters = (text: string): string => text.replace(NOT_XML, '');

/** Whether each character of a text may stand in a document. */
export const isXmlText = (text: string): boolean => xmlCharacters(text).length === text.length;

function elementText({ name, attributes = {}, content }: XmlElement): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${xmlCharacters(value).replace(IN_ATTRIBUTE, escaped)}"`,
  );
  const inner =
    typeof content === 'string'
      ? xmlCharacters(content).replace(IN_TEXT, escaped)
      : content.map(elementText).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

/** The text of the file: no blank between tags. As UTF-8 it has no byte order mark. */
export const xmlText = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="utf-8"?>${elementText(root)}`;
