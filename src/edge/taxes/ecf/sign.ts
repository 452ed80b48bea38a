import { type Bytes, toBase64, toHex, utf8 } from '#src/domain/taxes/ecf/bytes.ts';
import { canonicalText, declaredNamespaces } from '#src/domain/taxes/ecf/canonical-text.ts';
import type { Certificate } from '#src/domain/taxes/ecf/certificate.ts';
import { securityCode } from '#src/domain/taxes/ecf/stamp-address.ts';
import { xmlText } from '#src/domain/taxes/ecf/xml-text.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { DIGEST, DSIG, ENVELOPED, INCLUSIVE, RSA_SHA256, SHA256, SIGNATURE } from './algorithms.ts';

/** Who signs: a key that cannot be read out again, and the certificate that goes with it. */
export interface SigningKey {
  readonly key: CryptoKey;
  readonly certificate: Certificate;
}

export interface SignedDocument {
  /** The file as it is stored, sent, and sent again: never signed anew, never written anew. */
  readonly bytes: Bytes;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string;
  /** In base64. */
  readonly signatureValue: string;
  readonly securityCode: string;
}

/** @param pkcs8 the private key. @throws when it is no RSA key. */
export async function importSigningKey(pkcs8: Bytes, certificate: Certificate): Promise<SigningKey> {
  return { key: await crypto.subtle.importKey('pkcs8', pkcs8, SIGNATURE, false, ['sign']), certificate };
}

/** Whether the key is the one that the certificate speaks of. */
export async function fitsCertificate({ key, certificate }: SigningKey): Promise<boolean> {
  const probe = utf8('probe');
  try {
    const own = await crypto.subtle.importKey('spki', certificate.publicKey, SIGNATURE, false, ['verify']);
    return await crypto.subtle.verify(SIGNATURE, own, await crypto.subtle.sign(SIGNATURE, key, probe), probe);
  } catch {
    return false;
  }
}

const method = (name: string, algorithm: string): XmlElement => ({
  name,
  attributes: { Algorithm: algorithm },
  content: [],
});

const signedInfo = (digest: string): XmlElement => ({
  name: 'SignedInfo',
  content: [
    method('CanonicalizationMethod', INCLUSIVE),
    method('SignatureMethod', RSA_SHA256),
    {
      name: 'Reference',
      attributes: { URI: '' },
      content: [
        { name: 'Transforms', content: [method('Transform', ENVELOPED)] },
        method('DigestMethod', SHA256),
        { name: 'DigestValue', content: digest },
      ],
    },
  ],
});

const sha256 = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest(DIGEST, bytes));

/**
 * Signs a document with an enveloped signature, as its last element. The same document and key give the same bytes.
 *
 * @param root without a signature; its attributes are namespaces, if any.
 */
export async function signDocument(root: XmlElement, signer: SigningKey): Promise<SignedDocument> {
  if (typeof root.content === 'string') throw new Error(`${root.name} has no elements to sign`);
  const info = signedInfo(toBase64(await sha256(utf8(canonicalText(root)))));
  // What is signed carries the namespaces around it: the signature's own, then those of the root.
  const inScope = { ...declaredNamespaces(root), '': DSIG };
  const signed = await crypto.subtle.sign(SIGNATURE, signer.key, utf8(canonicalText(info, inScope)));
  const signatureValue = toBase64(new Uint8Array(signed));
  const certificate = { name: 'X509Certificate', content: toBase64(signer.certificate.der) };
  const signature: XmlElement = {
    name: 'Signature',
    attributes: { xmlns: DSIG },
    content: [
      info,
      { name: 'SignatureValue', content: signatureValue },
      { name: 'KeyInfo', content: [{ name: 'X509Data', content: [certificate] }] },
    ],
  };
  const bytes = utf8(xmlText({ ...root, content: [...root.content, signature] }));
  return {
    bytes,
    sha256: toHex(await sha256(bytes)),
    signatureValue,
    securityCode: securityCode(signatureValue),
  };
}
