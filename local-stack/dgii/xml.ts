/** An element as it was read; namespaces by prefix are those that it declares itself. */
export interface Element {
  name: string;
  attributes: [name: string, value: string][];
  children: (Element | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = /[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?/u.source;
const OPENING = new RegExp(`<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, 'uy');
const CLOSING = new RegExp(`</(${NAME})\\s*>`, 'uy');
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'gu');
const COMMENT = /<!--(?:(?!--)[\s\S])*-->/y;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const TEXT = /[^<]+/y;
const DECLARATION = /^<\?xml\s[^?]*\?>/;

/**
 * Reads a document strictly: no DOCTYPE, no processing instruction, nothing around the one element. It is the counterpart's own,
 * so that the product and its judge cannot share an error. @throws Error that says what is wrong
 */
export function readXml(source: string): Element {
  const text = source.replace(/\r\n?/g, '\n').replace(DECLARATION, '').trim();
  const top: Element = { name: '', attributes: [], children: [] };
  const open = [top];
  for (let at = 0; at < text.length; at = step(text, at, open));
  const [root, ...more] = top.children;
  if (open.length !== 1 || !root || typeof root === 'string' || more.length > 0)
    throw new Error('El XML no está bien formado');
  return root;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function step(text: string, at: number, open: Element[]): number {
  const inside = open[open.length - 1] as Element;
  const opening = matchAt(OPENING, text, at);
  if (opening) {
    const [all, name = '', attributes = '', selfClosed] = opening;
    const element: Element = { name, attributes: attributesOf(attributes), children: [] };
    inside.children.push(element);
    if (!selfClosed) open.push(element);
    return at + all.length;
  }
  const closing = matchAt(CLOSING, text, at);
  if (closing) {
    if (closing[1] !== inside.name) throw new Error(`</${closing[1]}> no cierra <${inside.name}>`);
    open.pop();
    return at + closing[0].length;
  }
  const comment = matchAt(COMMENT, text, at);
  if (comment) return at + comment[0].length;
  const data = matchAt(CDATA, text, at);
  if (data) inside.children.push(data[1] ?? '');
  const plain = data ?? matchAt(TEXT, text, at);
  if (!plain || (!data && plain[0].includes(']]>'))) throw new Error('El XML no está bien formado');
  if (!data) inside.children.push(decoded(plain[0]));
  return at + plain[0].length;
}

function attributesOf(text: string): Element['attributes'] {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = '', one, other]): [string, string] => [
    name,
    decoded((one ?? other ?? '').replace(/[\t\n]/g, ' ')),
  ]);
  if (new Set(found.map(([name]) => name)).size !== found.length) throw new Error('Atributo repetido');
  return found;
}

const decoded = (text: string) =>
  text.replace(/&([^;&]*;?)/g, (_, reference: string) => {
    const [, hex, decimal] = /^#(?:x([\da-fA-F]+)|(\d+));$/.exec(reference) ?? [];
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    const sign = code === undefined ? ENTITIES[reference.replace(/;$/, '')] : String.fromCodePoint(code);
    if (sign === undefined || !reference.endsWith(';'))
      throw new Error(`Referencia no válida: &${reference}`);
    return sign;
  });

export const isElement = (child: Element | string): child is Element => typeof child !== 'string';
export const childrenOf = (element: Element | undefined): Element[] =>
  element?.children.filter(isElement) ?? [];

/** All elements of a name below another, in the order of the document. */
export const allOf = (element: Element, name: string): Element[] =>
  childrenOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);

/** The whole text of an element. */
export const textOf = (element: Element | undefined): string =>
  element?.children.map((child) => (isElement(child) ? textOf(child) : child)).join('') ?? '';

/** The text of the first element of a name; undefined where there is none. */
export function valueAt(root: Element, name: string): string | undefined {
  const [first] = allOf(root, name);
  return first && textOf(first);
}

const escapeText = (text: string) =>
  text.replace(/[&<>\r]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&#xD;');
const escapeValue = (text: string) =>
  text.replace(
    /[&<"\t\n\r]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;', '\t': '&#x9;', '\n': '&#xA;' })[sign] ?? '&#xD;',
  );
const compare = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

type Scope = ReadonlyMap<string, string>;
const declared = (name: string) => (name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : null);
const prefixOf = (name: string) => (name.includes(':') ? (name.split(':')[0] ?? '') : '');

/** The namespaces in scope within an element. */
export function scopeOf(element: Element, around: Scope = new Map()): Scope {
  const scope = new Map(around);
  for (const [name, value] of element.attributes) {
    const prefix = declared(name);
    if (prefix !== null) scope.set(prefix, value);
  }
  return scope;
}

export interface Form {
  isExclusive: boolean;
  /** Left out, whatever is in it. */
  without?: Element;
}

/** Canonical XML 1.0 without comments, or its exclusive form. @param around namespaces in scope outside */
export function canonical(
  element: Element,
  form: Form,
  around: Scope = new Map(),
  shown: Scope = new Map(),
): string {
  const scope = scopeOf(element, around);
  const others = element.attributes.filter(([name]) => declared(name) === null);
  const used = new Set([prefixOf(element.name), ...others.map(([name]) => prefixOf(name)).filter(Boolean)]);
  const fresh = [...scope]
    .filter(([prefix]) => !form.isExclusive || used.has(prefix))
    .filter(([prefix, uri]) => (shown.get(prefix) ?? (prefix ? undefined : '')) !== uri)
    .sort(([one], [other]) => compare(one, other));
  const keyOf = (name: string) =>
    `${prefixOf(name) ? (scope.get(prefixOf(name)) ?? '') : ''}\u0000${name.split(':').pop()}`;
  const written = [
    ...fresh.map(([prefix, uri]) => ` xmlns${prefix && `:${prefix}`}="${escapeValue(uri)}"`),
    ...others
      .sort(([one], [other]) => compare(keyOf(one), keyOf(other)))
      .map(([name, value]) => ` ${name}="${escapeValue(value)}"`),
  ].join('');
  const nowShown = new Map([...shown, ...fresh]);
  const inner = element.children.map((child) => {
    if (!isElement(child)) return escapeText(child);
    return child === form.without ? '' : canonical(child, form, scope, nowShown);
  });
  return `<${element.name}${written}>${inner.join('')}</${element.name}>`;
}
