import forge from 'node-forge/lib/forge.js';
import 'node-forge/lib/pkcs12.js';
import 'node-forge/lib/sha256.js';
import 'node-forge/lib/sha512.js';

// Loaded with the screen of certificates alone: it weighs 60 KB. Browsers themselves cannot open such a file, and of those that
// authorities give out some are encrypted with RC2 or triple DES, which no smaller library reads.

/** What a .p12 or .pfx file holds, once it is open. Its password stays where this runs: on the page. */
export interface OpenedKeyFile {
  /** The private key, PKCS#8. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** The certificate of that key, DER. */
  readonly certificate: Uint8Array<ArrayBuffer>;
  /** The others in it: those of its authorities, as a rule. */
  readonly authorities: readonly Uint8Array<ArrayBuffer>[];
}

export type KeyFileFault =
  | 'not_a_key_file'
  | 'wrong_password'
  /** No RSA key. */
  | 'no_key'
  /** Keys, and no certificate of any of them. */
  | 'no_certificate'
  /** Several certificates with their keys: nobody can tell which one is meant. */
  | 'several_pairs';

export type KeyFileResult =
  | { readonly isOpen: true; readonly file: OpenedKeyFile }
  | { readonly isOpen: false; readonly fault: KeyFileFault };

/** A file of one key with its certificates has some 5 KB. */
const MAX_BYTES = 100_000;

const toBytes = (binary: string) => Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
const derOf = (value: forge.asn1.Asn1) => toBytes(forge.asn1.toDer(value).getBytes());
const refused = (fault: KeyFileFault): KeyFileResult => ({ isOpen: false, fault });

/**
 * The newer encryption takes the password as UTF-8, the older one and the checksum as two bytes a letter. The library hands
 * the same text to all, one byte a letter: a password with an accent would open nothing.
 */
function withUtf8Passwords<T>(run: () => T): T {
  const derive = forge.pkcs5.pbkdf2 as (password: string, ...rest: unknown[]) => string;
  const own = (password: string, ...rest: unknown[]) => derive(forge.util.encodeUtf8(password), ...rest);
  forge.pkcs5.pbkdf2 = own as typeof forge.pkcs5.pbkdf2;
  try {
    return run();
  } finally {
    forge.pkcs5.pbkdf2 = derive as typeof forge.pkcs5.pbkdf2;
  }
}

type Bag = forge.pkcs12.Bag;

/** Its bags, or null where the password is another's. */
function bagsOf(structure: forge.asn1.Asn1, password: string): Bag[] | null {
  try {
    const pfx = withUtf8Passwords(() => forge.pkcs12.pkcs12FromAsn1(structure, false, password));
    return pfx.safeContents.flatMap(({ safeBags }) => safeBags);
  } catch (error) {
    // The checksum tells; where there is none, what comes out is no content.
    if (/Invalid password|Failed to decrypt/.test(String(error))) return null;
    throw error;
  }
}

type Key = forge.pki.rsa.PrivateKey;

/** The bytes of each certificate once: some programs write one twice. */
const certificatesIn = (bags: readonly Bag[]) => [
  ...new Map(
    bags.flatMap(({ cert }) => {
      const der = cert && forge.asn1.toDer(forge.pki.certificateToAsn1(cert)).getBytes();
      return cert && der ? [[der, { der: toBytes(der), publicKey: cert.publicKey }] as const] : [];
    }),
  ).values(),
];

const isOf = (publicKey: forge.pki.PublicKey, key: Key) =>
  'n' in publicKey && publicKey.n.equals(key.n) && publicKey.e.equals(key.e);

/** A key goes with the certificate that has its public key. A file may hold more keys and certificates; of pairs it has one. */
function read(bags: readonly Bag[]): KeyFileResult {
  const keys = bags.flatMap(({ key }) => (key ? [key as Key] : []));
  if (keys.length === 0) return refused('no_key');
  const certificates = certificatesIn(bags);
  const pairs = certificates.flatMap((own) => {
    const key = keys.find((one) => isOf(own.publicKey, one));
    return key ? [{ key, own }] : [];
  });
  const [pair] = pairs;
  if (!pair) return refused('no_certificate');
  if (pairs.length > 1) return refused('several_pairs');
  const file = {
    key: derOf(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(pair.key))),
    certificate: pair.own.der,
    authorities: certificates.filter((one) => one !== pair.own).map(({ der }) => der),
  };
  return { isOpen: true, file };
}

/** Opens a file with the key of one person. It takes a second where its password was hardened well. */
export function openKeyFile(bytes: Uint8Array, password: string): KeyFileResult {
  if (bytes.length > MAX_BYTES) return refused('not_a_key_file');
  try {
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const bags = bagsOf(forge.asn1.fromDer(binary), password);
    return bags ? read(bags) : refused('wrong_password');
  } catch {
    return refused('not_a_key_file');
  }
}
