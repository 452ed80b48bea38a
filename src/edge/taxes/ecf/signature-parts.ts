import type { Document, Element } from '@xmldom/xmldom';
import { DSIG, ENVELOPED, EXCLUSIVE, INCLUSIVE, RSA_SHA256, SHA256 } from './algorithms.ts';
import type { CanonicalForm } from './canonical.ts';
import { childrenOf, elementsOf, isText } from './read-xml.ts';

export type ShapeFault =
  | 'no_signature'
  | 'several_signatures'
  | 'signature_place'
  | 'signature_shape'
  | 'reference'
  | 'canonicalization'
  | 'algorithm'
  | 'transforms';

/** A signature as far as its form goes; nothing of it is proved yet. */
export interface SignatureParts {
  readonly signature: Element;
  readonly signedInfo: Element;
  readonly signedInfoForm: CanonicalForm;
  readonly documentForm: CanonicalForm;
  /** In base64, without blanks. */
  readonly digest: string;
  readonly signatureValue: string;
  readonly certificate: string;
}

class Fault extends Error {
  readonly fault: ShapeFault;
  constructor(fault: ShapeFault) {
    super(fault);
    this.fault = fault;
  }
}

const isNamed = (element: Element | undefined, name: string) =>
  element?.namespaceURI === DSIG && element.localName === name;

/** The elements of another, which have to be these, in this order. */
function exactly(element: Element, names: readonly string[]): Element[] {
  const found = elementsOf(element);
  const isSo = found.length === names.length && names.every((name, at) => isNamed(found[at], name));
  if (!isSo) throw new Fault('signature_shape');
  return found;
}

/** A text in base64 without its blanks; an element in it is refused. */
function base64Of(element: Element | undefined): string {
  if (!element || elementsOf(element).length > 0) throw new Fault('signature_shape');
  const texts = childrenOf(element).filter(isText);
  return texts
    .map(({ nodeValue }) => nodeValue ?? '')
    .join('')
    .replace(/[ \t\r\n]/g, '');
}

const algorithmOf = (element: Element | undefined) => element?.getAttribute('Algorithm') ?? '';

/** Each is looked for in every element. */
const MAX_PREFIXES = 20;

/** The form that an element asks for. The exclusive one may name prefixes. */
function formOf(element: Element | undefined, fault: ShapeFault): CanonicalForm {
  const algorithm = algorithmOf(element);
  const [inside, ...more] = element ? elementsOf(element) : [];
  if (algorithm === INCLUSIVE && !inside) return { isExclusive: false };
  const isPrefixes =
    !inside || (inside.namespaceURI === EXCLUSIVE && inside.localName === 'InclusiveNamespaces');
  if (algorithm !== EXCLUSIVE || !isPrefixes || more.length > 0) throw new Fault(fault);
  const prefixes = inside?.getAttribute('PrefixList')?.split(/\s+/).filter(Boolean) ?? [];
  if (prefixes.length > MAX_PREFIXES) throw new Fault(fault);
  return { isExclusive: true, inclusivePrefixes: prefixes };
}

/** The enveloped signature taken out; then, as some issuers do, a form. Without one it is the inclusive one. */
function documentFormOf(transforms: Element): CanonicalForm {
  const [enveloped, form, ...more] = elementsOf(transforms);
  const isKnown = [enveloped, form].every((one) => !one || isNamed(one, 'Transform'));
  const isEnveloped = algorithmOf(enveloped) === ENVELOPED && enveloped && elementsOf(enveloped).length === 0;
  if (!isKnown || !isEnveloped || more.length > 0) throw new Fault('transforms');
  return form ? formOf(form, 'transforms') : { isExclusive: false };
}

function read(document: Document): SignatureParts {
  const root = document.documentElement as Element;
  const [signature, ...others] = Array.from(root.getElementsByTagNameNS(DSIG, 'Signature'));
  if (!signature) throw new Fault('no_signature');
  if (others.length > 0) throw new Fault('several_signatures');
  // The last element of the root, so that nothing can be put around or behind what was signed.
  if (elementsOf(root).at(-1) !== signature) throw new Fault('signature_place');
  const [signedInfo, value, keyInfo] = exactly(signature, ['SignedInfo', 'SignatureValue', 'KeyInfo']);
  if (!signedInfo || !keyInfo) throw new Fault('signature_shape');
  const named = exactly(signedInfo, ['CanonicalizationMethod', 'SignatureMethod', 'Reference']);
  const [canonicalization, method, reference] = named;
  if (reference?.getAttribute('URI') !== '') throw new Fault('reference');
  const [transforms, digestMethod, digest] = exactly(reference, [
    'Transforms',
    'DigestMethod',
    'DigestValue',
  ]);
  if (algorithmOf(method) !== RSA_SHA256 || algorithmOf(digestMethod) !== SHA256)
    throw new Fault('algorithm');
  return {
    signature,
    signedInfo,
    signedInfoForm: formOf(canonicalization, 'canonicalization'),
    documentForm: documentFormOf(transforms as Element),
    digest: base64Of(digest),
    signatureValue: base64Of(value),
    certificate: base64Of(keyInfo.getElementsByTagNameNS(DSIG, 'X509Certificate')[0]),
  };
}

/** The parts of the one signature of a document, or why its form is refused. */
export function signatureParts(document: Document): SignatureParts | { readonly fault: ShapeFault } {
  try {
    return read(document);
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    throw error;
  }
}
