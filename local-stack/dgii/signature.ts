import { createHash, createPrivateKey, createPublicKey, sign, verify, X509Certificate } from 'node:crypto';
import { holderOf, type TestIdentity } from '#stack/dgii/certificates.ts';
import {
  allOf,
  canonical,
  childrenOf,
  type Element,
  readXml,
  scopeOf,
  textOf,
  valueAt,
} from '#stack/dgii/xml.ts';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const CODE_LENGTH = 6;

/** A signed document that was read: `fault` says why its signature is not good. */
export interface Signed {
  root: Element;
  fault: string | null;
  /** Who signed, by the digits of their id. */
  holder: string;
  securityCode: string;
}

/** Reads a document and checks who signed it. @throws Error where it cannot be read as XML */
export function readSigned(xml: string, authorities: readonly string[], at: Date): Signed {
  if (xml.startsWith('\ufeff')) throw new Error('El XML empieza con una marca de orden de bytes');
  const root = readXml(xml);
  const signature = childrenOf(root).find(({ name }) => localName(name) === 'Signature');
  const value = signature ? (valueAt(signature, named(signature, 'SignatureValue')) ?? '') : '';
  const securityCode = value.replace(/\s/g, '').slice(0, CODE_LENGTH);
  try {
    const holder = check(root, authorities, at);
    return { root, fault: null, holder, securityCode };
  } catch (error) {
    return { root, fault: error instanceof Error ? error.message : 'firma', holder: '', securityCode };
  }
}

const localName = (name: string) => name.split(':').pop() ?? '';
/** The name of a part of a signature, with the prefix that the signature has. */
const named = (signature: Element, part: string) => signature.name.replace(/Signature$/, part);

function need(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

function partsOf(root: Element) {
  const all = [...allOf(root, 'Signature'), ...allOf(root, 'ds:Signature')];
  const [signature] = all;
  need(
    signature && all.length === 1 && childrenOf(root).at(-1) === signature,
    'Se espera una firma, al final',
  );
  const one = (part: string): Element => {
    const found = allOf(signature, named(signature, part));
    need(found.length === 1 && found[0], `Se espera un ${part}`);
    return found[0];
  };
  return { signature, one };
}

const algorithm = (element: Element) => element.attributes.find(([name]) => name === 'Algorithm')?.[1] ?? '';

function check(root: Element, authorities: readonly string[], at: Date): string {
  const { signature, one } = partsOf(root);
  const scope = scopeOf(signature, scopeOf(root));
  const prefix = signature.name.includes(':') ? (signature.name.split(':')[0] ?? '') : '';
  need(scope.get(prefix) === DSIG, 'Espacio de nombres de la firma');
  const method = algorithm(one('CanonicalizationMethod'));
  need(method === INCLUSIVE || method === EXCLUSIVE, 'CanonicalizationMethod');
  need(algorithm(one('SignatureMethod')) === RSA_SHA256, 'SignatureMethod');
  need(algorithm(one('DigestMethod')) === SHA256, 'DigestMethod');
  const uri = one('Reference').attributes.find(([name]) => name === 'URI')?.[1];
  need(uri === '', 'Reference');
  const [first, second, ...more] = allOf(signature, named(signature, 'Transform')).map(algorithm);
  need(first === `${DSIG}enveloped-signature` && more.length === 0, 'Transforms');
  need(second === undefined || second === INCLUSIVE || second === EXCLUSIVE, 'Transforms');
  const text = canonical(root, { isExclusive: second === EXCLUSIVE, without: signature });
  const digest = createHash('sha256').update(text).digest('base64');
  need(textOf(one('DigestValue')).replace(/\s/g, '') === digest, 'DigestValue');
  const der = Buffer.from(textOf(one('X509Certificate')), 'base64');
  const certificate = new X509Certificate(der);
  const signed = canonical(one('SignedInfo'), { isExclusive: method === EXCLUSIVE }, scope);
  const value = Buffer.from(textOf(one('SignatureValue')), 'base64');
  need(verify('sha256', Buffer.from(signed), certificate.publicKey, value), 'SignatureValue');
  checkCertificate(certificate, authorities, at);
  return holderOf(certificate);
}

function checkCertificate(certificate: X509Certificate, authorities: readonly string[], at: Date): void {
  const issuer = authorities
    .map((pem) => new X509Certificate(pem))
    .find(
      (one) =>
        certificate.checkIssued(one) &&
        certificate.verify(createPublicKey(one.publicKey.export({ type: 'spki', format: 'pem' }))),
    );
  need(issuer, 'Certificado de una entidad no autorizada');
  need(new Date(certificate.validTo) >= at, 'Certificado vencido');
  need(new Date(certificate.validFrom) <= at, 'Certificado aún no válido');
}

const method = (name: string, value: string) => `<${name} Algorithm="${value}"></${name}>`;

/** Signs what is written already, without a declaration and in canonical form, as the second taxpayer does. */
export function signText(xml: string, { certificate, key }: TestIdentity): string {
  const root = readXml(xml);
  const digest = createHash('sha256')
    .update(canonical(root, { isExclusive: false }))
    .digest('base64');
  const info = `<SignedInfo>${method('CanonicalizationMethod', INCLUSIVE)}${method('SignatureMethod', RSA_SHA256)}<Reference URI=""><Transforms>${method('Transform', `${DSIG}enveloped-signature`)}</Transforms>${method('DigestMethod', SHA256)}<DigestValue>${digest}</DigestValue></Reference></SignedInfo>`;
  const scope = new Map([...scopeOf(root), ['', DSIG] as const]);
  const toSign = canonical(readXml(info), { isExclusive: false }, scope);
  const value = sign('sha256', Buffer.from(toSign), createPrivateKey(key)).toString('base64');
  const der = new X509Certificate(certificate).raw.toString('base64');
  const signature = `<Signature xmlns="${DSIG}">${info}<SignatureValue>${value}</SignatureValue><KeyInfo><X509Data><X509Certificate>${der}</X509Certificate></X509Data></KeyInfo></Signature>`;
  const end = `</${root.name}>`;
  return `<?xml version="1.0" encoding="utf-8"?>${xml.slice(0, -end.length)}${signature}${end}`;
}
