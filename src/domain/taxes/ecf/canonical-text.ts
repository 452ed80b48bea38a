import { xmlCharacters } from './xml-text.ts';
import type { XmlElement } from './xml-tree.ts';

const TEXT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const VALUE: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '"': '&quot;' },
  ...{ '\t': '&#x9;', '\n': '&#xA;', '\r': '&#xD;' },
};

export const canonicalCharacters = (text: string): string =>
  text.replace(/[&<>\r]/g, (sign) => TEXT[sign] ?? sign);
export const canonicalValue = (text: string): string =>
  text.replace(/[&<"\t\n\r]/g, (sign) => VALUE[sign] ?? sign);

/** By code points, as canonical XML orders names. A `<` of two texts goes by UTF-16. */
export function byCodePoints(one: string, other: string): number {
  const [left, right] = [Array.from(one), Array.from(other)];
  for (const [at, sign] of left.entries()) {
    const against = right[at];
    if (against === undefined) return 1;
    if (sign !== against) return (sign.codePointAt(0) ?? 0) - (against.codePointAt(0) ?? 0);
  }
  return left.length - right.length;
}

/** Namespaces by prefix; the default one has an empty prefix. */
export type Namespaces = Readonly<Record<string, string>>;

/** The namespaces that an element declares. */
export const declaredNamespaces = ({ attributes = {} }: XmlElement): Namespaces =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => {
      const [first, prefix = ''] = key.split(':');
      return first === 'xmlns' ? [[prefix, value]] : [];
    }),
  );

/**
 * Canonical XML 1.0, inclusive, without comments, of a tree of ours: what a signature is about.
 *
 * @param inScope namespaces of the elements around it; those that are in scope stand on the first element.
 * @throws where an attribute other than a namespace has a prefix: no document of ours has one.
 */
export function canonicalText(root: XmlElement, inScope: Namespaces = {}): string {
  return written(root, { ...inScope, ...declaredNamespaces(root) }, {});
}

function written(element: XmlElement, inScope: Namespaces, shown: Namespaces): string {
  const { name, attributes = {}, content } = element;
  const fresh = Object.entries(inScope)
    .filter(([prefix, address]) => (shown[prefix] ?? (prefix ? undefined : '')) !== address)
    .sort(([one], [other]) => byCodePoints(one, other))
    .map(([prefix, address]) => ` xmlns${prefix && `:${prefix}`}="${canonicalValue(address)}"`);
  const others = Object.entries(attributes)
    .filter(([key]) => key.split(':')[0] !== 'xmlns')
    .sort(([one], [other]) => byCodePoints(one, other))
    .map(([key, value]) => {
      if (key.includes(':')) throw new Error(`${key}: an attribute with a prefix`);
      return ` ${key}="${canonicalValue(xmlCharacters(value))}"`;
    });
  const inner =
    typeof content === 'string'
      ? canonicalCharacters(xmlCharacters(content))
      : content
          .map((child) => written(child, { ...inScope, ...declaredNamespaces(child) }, { ...inScope }))
          .join('');
  return `<${name}${fresh.join('')}${others.join('')}>${inner}</${name}>`;
}
