/**
 * An element of a document as it is written: elements or a text, never both. Only the signature has some of neither, which
 * name a method by an attribute.
 */
export interface XmlElement {
  readonly name: string;
  /** Only the signature and DGII's schemas use any. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** An element, or nothing where there is nothing to say: an empty tag is refused by DGII. */
export type Maybe = XmlElement | null;

/** An element with a text; null where the text is empty. */
export function textElement(name: string, text: string | null | undefined): Maybe {
  return text ? { name, content: text } : null;
}

/** An element with those of its elements that are there; null where none is. */
export function parentElement(name: string, children: readonly Maybe[]): Maybe {
  const content = children.filter((child) => child !== null);
  return content.length > 0 ? { name, content } : null;
}
