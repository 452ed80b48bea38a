import type { Attr, Element, Node } from '@xmldom/xmldom';
import { byCodePoints, canonicalCharacters, canonicalValue } from '#src/domain/taxes/ecf/canonical-text.ts';
import { childrenOf, isElement, isText } from './read-xml.ts';

/** How a part of another's document is written before it is hashed: Canonical XML 1.0 or its exclusive form, no comments. */
export interface CanonicalForm {
  readonly isExclusive: boolean;
  /** Prefixes that the exclusive form treats as the inclusive one does; the default one is `#default`. */
  readonly inclusivePrefixes?: readonly string[];
  /** What is left out: the signature itself. */
  readonly without?: Element;
}

type Scope = ReadonlyMap<string, string>;

const isDeclaration = ({ name, prefix }: Attr) => name === 'xmlns' || prefix === 'xmlns';
const prefixOf = ({ name, localName }: Attr) => (name === 'xmlns' ? '' : (localName ?? ''));

/** Both together. Most elements declare nothing: what is around them is not copied for each. */
const withMore = (outer: Scope, more: readonly (readonly [string, string])[]): Scope =>
  more.length > 0 ? new Map([...outer, ...more]) : outer;

/** The namespaces that an element declares, by prefix. */
const declaredIn = (element: Element) =>
  Array.from(element.attributes)
    .filter(isDeclaration)
    .map((one) => [prefixOf(one), one.value] as const);

const ancestorsOf = (element: Element): Element[] => {
  const parent = element.parentNode;
  return parent && isElement(parent) ? [...ancestorsOf(parent), parent] : [];
};

/** Attributes such as xml:lang of what is around the first element: the inclusive form writes them on it. */
function inherited(element: Element, around: readonly Element[]): Attr[] {
  const found = new Map<string, Attr>();
  for (const one of around.flatMap(({ attributes }) => Array.from(attributes)))
    if (one.prefix === 'xml' && !element.hasAttribute(one.name)) found.set(one.name, one);
  return [...found.values()];
}

/** The canonical text of an element, with all that is in it. */
export function canonicalOf(element: Element, form: CanonicalForm): string {
  const around = ancestorsOf(element);
  const outer = around.reduce<Scope>((scope, one) => withMore(scope, declaredIn(one)), new Map());
  const more = form.isExclusive ? [] : inherited(element, around);
  return elementText(element, form, { outer, shown: new Map(), unseen: [...outer.keys()], more });
}

interface Place {
  /** In scope around the element; those that are written on what is around it; attributes that it inherits. */
  readonly outer: Scope;
  readonly shown: Scope;
  /** Prefixes around the first element: the inclusive form writes them on it. */
  readonly unseen: readonly string[];
  readonly more: readonly Attr[];
}

function elementText(element: Element, form: CanonicalForm, { outer, shown, unseen, more }: Place): string {
  const declared = declaredIn(element);
  const scope = withMore(outer, declared);
  const attributes = [...Array.from(element.attributes).filter((one) => !isDeclaration(one)), ...more];
  const used = new Set(
    [element, ...attributes.filter(({ prefix }) => prefix)].map(({ prefix }) => prefix ?? ''),
  );
  // The exclusive form writes what is used; the inclusive one all, each where it is new.
  const prefixes = form.isExclusive
    ? [...used, ...(form.inclusivePrefixes ?? []).map((prefix) => (prefix === '#default' ? '' : prefix))]
    : [...unseen, ...declared.map(([prefix]) => prefix)];
  const fresh = [...new Set(prefixes)]
    .flatMap((prefix) => {
      const address = scope.get(prefix);
      return prefix === 'xml' || address === undefined || !isNew(prefix, address, shown)
        ? []
        : [[prefix, address] as const];
    })
    .sort(([one], [other]) => byCodePoints(one, other));
  const written = attributes
    .sort(
      (one, other) =>
        byCodePoints(one.namespaceURI ?? '', other.namespaceURI ?? '') ||
        byCodePoints(one.localName ?? one.name, other.localName ?? other.name),
    )
    .map(({ name, value }) => ` ${name}="${canonicalValue(value)}"`);
  const names = fresh.map(
    ([prefix, address]) => ` xmlns${prefix && `:${prefix}`}="${canonicalValue(address)}"`,
  );
  const inner = { outer: scope, shown: withMore(shown, fresh), unseen: [], more: [] };
  const content = childrenOf(element).map((child) => nodeText(child, form, inner));
  return `<${element.nodeName}${names.join('')}${written.join('')}>${content.join('')}</${element.nodeName}>`;
}

const isNew = (prefix: string, address: string, shown: Scope) =>
  (shown.get(prefix) ?? (prefix ? undefined : '')) !== address;

function nodeText(node: Node, form: CanonicalForm, place: Place): string {
  if (node === form.without) return '';
  if (isElement(node)) return elementText(node, form, place);
  if (isText(node)) return canonicalCharacters(node.nodeValue ?? '');
  // A comment: what is read has no other nodes (read-xml.ts).
  return '';
}
