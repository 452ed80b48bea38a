import type { Document, Element } from '@xmldom/xmldom';
import { fromBase64, toBase64, utf8 } from '#src/domain/taxes/ecf/bytes.ts';
import { type Certificate, isValidAt, readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import { securityCode } from '#src/domain/taxes/ecf/stamp-address.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { DIGEST, SIGNATURE } from './algorithms.ts';
import { canonicalOf } from './canonical.ts';
import { isIssuedBy } from './issued-by.ts';
import { type ReadingFault, readXml, treeOf } from './read-xml.ts';
import { type ShapeFault, type SignatureParts, signatureParts } from './signature-parts.ts';

export type VerifyFault =
  | ReadingFault
  | ShapeFault
  | 'digest'
  | 'certificate'
  | 'weak_key'
  | 'signature'
  | 'certificate_dates'
  | 'authority'
  | 'content';

export interface Trust {
  /** Certificates of the authorities whose holders may sign. */
  readonly authorities: readonly Certificate[];
  /** The moment at which the certificate has to be valid. */
  readonly at: Date;
}

export interface Verified {
  readonly isValid: true;
  /**
   * What was signed, without the signature, read from its canonical text: a comment in the middle of an amount is in the
   * file, and not in here.
   */
  readonly document: XmlElement;
  readonly certificate: Certificate;
  readonly signatureValue: string;
  readonly securityCode: string;
}

export type Verification = Verified | { readonly isValid: false; readonly fault: VerifyFault };

const refused = (fault: VerifyFault): Verification => ({ isValid: false, fault });

/** Shorter keys can be broken. */
const MIN_KEY_BITS = 2_048;

/** Whether a document was signed by a person whom a trusted authority names, and what it says. */
export async function verifyDocument(bytes: Uint8Array, trust: Trust): Promise<Verification> {
  const read = readXml(bytes);
  return 'fault' in read ? refused(read.fault) : verifyRead(read.document, trust);
}

/** The same of a document that was read already. */
export async function verifyRead(document: Document, trust: Trust): Promise<Verification> {
  const parts = signatureParts(document);
  if ('fault' in parts) return refused(parts.fault);
  const canonical = signedTexts(document, parts);
  const digest = await crypto.subtle.digest(DIGEST, utf8(canonical.document));
  if (toBase64(new Uint8Array(digest)) !== parts.digest) return refused('digest');
  const certificate = readCertificate(fromBase64(parts.certificate) ?? new Uint8Array());
  if (!certificate || certificate.keyBits === 0) return refused('certificate');
  if (certificate.keyBits < MIN_KEY_BITS) return refused('weak_key');
  if (!(await isSigned(canonical.signedInfo, parts.signatureValue, certificate))) return refused('signature');
  const fault = await trustFault(certificate, trust);
  if (fault) return refused(fault);
  return verified(canonical.document, parts.signatureValue, certificate);
}

function signedTexts(document: Document, parts: SignatureParts) {
  const root = document.documentElement as Element;
  return {
    document: canonicalOf(root, { ...parts.documentForm, without: parts.signature }),
    signedInfo: canonicalOf(parts.signedInfo, parts.signedInfoForm),
  };
}

async function isSigned(text: string, value: string, { publicKey }: Certificate): Promise<boolean> {
  const signature = fromBase64(value);
  if (!signature) return false;
  try {
    const key = await crypto.subtle.importKey('spki', publicKey, SIGNATURE, false, ['verify']);
    return await crypto.subtle.verify(SIGNATURE, key, signature, utf8(text));
  } catch {
    return false;
  }
}

async function trustFault(certificate: Certificate, { authorities, at }: Trust): Promise<VerifyFault | null> {
  if (!isValidAt(certificate, at)) return 'certificate_dates';
  const valid = authorities.filter((authority) => isValidAt(authority, at));
  const issued = await Promise.all(valid.map((authority) => isIssuedBy(certificate, authority)));
  return issued.includes(true) ? null : 'authority';
}

function verified(canonical: string, signatureValue: string, certificate: Certificate): Verification {
  const read = readXml(utf8(canonical));
  const root = 'document' in read ? read.document.documentElement : null;
  const document = root && treeOf(root);
  if (!document) return refused('content');
  const code = securityCode(signatureValue);
  return { isValid: true, document, certificate, signatureValue, securityCode: code };
}
