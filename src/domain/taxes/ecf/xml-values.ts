import type { XmlElement } from './xml-tree.ts';

/** The elements of a name within another; none where it is a text, or is not there. */
export const childrenAt = (element: XmlElement | undefined, name: string): XmlElement[] =>
  typeof element?.content === 'object' ? element.content.filter((child) => child.name === name) : [];

/** The element at the end of a path of names, the first one of each. */
export const childAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => childrenAt(found, name)[0], element);

/** The text of an element, without blanks around it; empty where it is not there. */
export function textAt(element: XmlElement | undefined, name: string): string {
  const content = childAt(element, name)?.content;
  return typeof content === 'string' ? content.trim() : '';
}

/** An amount of at most two decimals in minor units: 0 where it is not there, null where it is none that can be counted. */
export function minorAt(element: XmlElement | undefined, name: string): number | null {
  const text = textAt(element, name);
  if (text === '') return 0;
  const match = /^\+?(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  const minor = match && Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
  return minor !== null && Number.isSafeInteger(minor) ? minor : null;
}
