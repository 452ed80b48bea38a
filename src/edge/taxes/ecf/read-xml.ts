import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom';
import { isXmlText } from '#src/domain/taxes/ecf/xml-text.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';

export type ReadingFault = 'too_large' | 'encoding' | 'doctype' | 'not_well_formed';
export type Read = { readonly document: Document } | { readonly fault: ReadingFault };

/** The largest document that is read, in bytes. */
export const MAX_DOCUMENT_BYTES = 1_048_576;
/** DGII's own schemas go seven deep. */
const MAX_DEPTH = 40;
/** A document has three or four; with thousands, what is in scope in each element would take minutes to tell. */
const MAX_NAMESPACES = 100;

const [ELEMENT, TEXT, CDATA, INSTRUCTION] = [1, 3, 4, 7] as const;
const isOverDeclared = (text: string) => (text.match(/xmlns/g)?.length ?? 0) > MAX_NAMESPACES;

const DECLARATION = /^<\?xml\s[^?]*\?>/;

export const childrenOf = (node: Node): Node[] => Array.from(node.childNodes);
export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
export const elementsOf = (node: Node): Element[] => childrenOf(node).filter(isElement);
export const isText = ({ nodeType }: Node): boolean => nodeType === TEXT || nodeType === CDATA;

/** The text of a file of ours or another's: UTF-8 alone, whether it says so or not. */
function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [declaration = ''] = DECLARATION.exec(text) ?? [];
    const encoding = /\sencoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1] ?? 'utf-8';
    return /^utf-8$/i.test(encoding) ? text : null;
  } catch {
    return null;
  }
}

const isTooDeep = (node: Node, depth = 0): boolean =>
  depth > MAX_DEPTH || elementsOf(node).some((child) => isTooDeep(child, depth + 1));

/**
 * What the parser leaves to us: characters that are no XML, as references to them, and instructions to programs, which no
 * document of DGII has.
 */
const isPlain = (node: Node): boolean =>
  isElement(node)
    ? Array.from(node.attributes).every(({ value }) => isXmlText(value)) && childrenOf(node).every(isPlain)
    : node.nodeType !== INSTRUCTION && isXmlText(node.nodeValue ?? '');

/** The declaration counts as an instruction to the parser. */
const isPlainDocument = (document: Document): boolean =>
  childrenOf(document).every((node) => node.nodeName === 'xml' || isPlain(node));

function parse(text: string): Document {
  const parser = new DOMParser({
    locator: false,
    // The parser's own rule is that of XML 1.1: it makes line ends of U+0085 and U+2028, and breaks valid signatures.
    normalizeLineEndings: (source) => source.replace(/\r\n?/g, '\n'),
    // Its warnings are errors of XML.
    onError: (_level, message) => {
      throw new Error(message);
    },
  });
  return parser.parseFromString(text, 'text/xml');
}

/** A document as a tree of nodes, or why it is not read. */
export function readXml(bytes: Uint8Array): Read {
  if (bytes.length > MAX_DOCUMENT_BYTES) return { fault: 'too_large' };
  const text = decoded(bytes);
  if (text === null) return { fault: 'encoding' };
  if (isOverDeclared(text)) return { fault: 'too_large' };
  // Before anything is read: its entities are never expanded.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { fault: 'doctype' };
  try {
    const document = parse(text);
    const root = document.documentElement;
    if (!root || isTooDeep(root) || !isPlainDocument(document)) return { fault: 'not_well_formed' };
    return { document };
  } catch {
    return { fault: 'not_well_formed' };
  }
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));

/**
 * The same as a tree of ours: without comments, and without blanks between tags. Null where text stands beside elements:
 * no document of DGII has that.
 */
export function treeOf(element: Element): XmlElement | null {
  const attributes = attributesOf(element);
  const named = {
    name: element.nodeName,
    ...(Object.keys(attributes).length > 0 && { attributes }),
  };
  const elements = elementsOf(element);
  const text = childrenOf(element)
    .filter(isText)
    .map(({ nodeValue }) => nodeValue ?? '')
    .join('');
  if (elements.length === 0) return { ...named, content: text };
  if (/[^ \t\r\n]/.test(text)) return null;
  const content = elements.map(treeOf);
  return content.some((child) => child === null)
    ? null
    : { ...named, content: content.filter((child) => child !== null) };
}
