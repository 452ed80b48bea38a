import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText } from '#src/domain/taxes/ecf/canonical-text.ts';
import { xmlCharacters } from '#src/domain/taxes/ecf/xml-text.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { pemBytes, testCertificate, testSigner, testTrust } from '#tests/support/signing-keys.ts';
import { hasProgram, xmlsecVerifies } from '#tests/support/xml-tools.ts';
import { canonicalOf } from './canonical.ts';
import { hardText, randomTree, receipt, summary } from './documents.test-support.ts';
import { readXml, treeOf } from './read-xml.ts';
import { schemaFaults } from './schema-check.ts';
import { fitsCertificate, importSigningKey, signDocument } from './sign.ts';
import { verifyDocument } from './verify.ts';

const signer = await testSigner();
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
/** What is signed, for whoever looks at a failure. */
const bodyOf = (bytes: Uint8Array) => textOf(bytes).split('<Signature')[0];
const hasXmlsec = hasProgram('xmlsec1');

/** What a document says once its texts are without what is no XML. */
const cleaned = ({ name, attributes, content }: XmlElement): XmlElement => ({
  name,
  ...(attributes && { attributes }),
  content: typeof content === 'string' ? xmlCharacters(content) : content.map(cleaned),
});

describe('a signed document', () => {
  it('has its signature as the last element, and nothing else is changed', async () => {
    const { bytes, sha256, signatureValue, securityCode } = await signDocument(receipt('Local 3'), signer);
    const text = textOf(bytes);
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?><ECF><Encabezado>.*<\/FechaHoraFirma><Signature xmlns="http:\/\/www\.w3\.org\/2000\/09\/xmldsig#"><SignedInfo>.*<\/Signature><\/ECF>$/,
    );
    expect(text).toContain(
      '<CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315">',
    );
    expect(text).toContain('<NombreItem>Local 3</NombreItem>');
    expect(text).toContain(`<SignatureValue>${signatureValue}</SignatureValue>`);
    expect(text).not.toContain('KeyValue');
    expect(securityCode).toBe(signatureValue.slice(0, 6));
    const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
    expect(sha256).toBe(Buffer.from(hash).toString('hex'));
  });

  it('has the same bytes each time', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => signDocument(receipt('Local 3'), signer)));
    expect(one).toEqual(other);
  });

  it('needs elements, and a key that nobody reads out', async () => {
    await expect(signDocument({ name: 'ECF', content: 'text' }, signer)).rejects.toThrow('ECF');
    expect(signer.key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('pkcs8', signer.key)).rejects.toThrow();
  });
});

it('a seed of DGII, which is indented, is signed without its blanks', async () => {
  const seed = `<?xml version="1.0" encoding="utf-8"?>\r\n<SemillaModel xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">\r\n  <valor>0Xg+/=</valor>\r\n  <fecha>2026-11-26T13:20:05.1234567-04:00</fecha>\r\n</SemillaModel>`;
  const read = readXml(new TextEncoder().encode(seed));
  const root = 'document' in read ? read.document.documentElement : null;
  const tree = root && treeOf(root);
  if (!tree) throw new Error('not read');
  expect(schemaFaults(tree, { isSigned: false })).toEqual([]);
  const { bytes } = await signDocument(tree, signer);
  expect(textOf(bytes)).toContain('XMLSchema"><valor>0Xg+/=</valor><fecha>2026');
  expect(await verifyDocument(bytes, testTrust)).toMatchObject({ isValid: true, document: tree });
  if (hasXmlsec) expect(xmlsecVerifies([bytes])).toEqual([true]);
});

describe('a key', () => {
  it('fits its own certificate and no other', async () => {
    expect(await fitsCertificate(signer)).toBe(true);
    expect(await fitsCertificate(await testSigner('authority'))).toBe(false);
    expect(await fitsCertificate(await testSigner('signer', 'weak'))).toBe(false);
  });

  it('is refused where it is none', async () => {
    const certificate = testCertificate('signer');
    await expect(importSigningKey(pemBytes('signer.pem'), certificate)).rejects.toThrow();
  });
});

describe('documents of any texts', () => {
  it('are read as they were signed', async () => {
    await fc.assert(
      fc.asyncProperty(randomTree, async (tree) => {
        const { bytes, securityCode } = await signDocument(tree, signer);
        expect(await verifyDocument(bytes, testTrust)).toMatchObject({
          isValid: true,
          document: cleaned(tree),
          securityCode,
        });
      }),
      { numRuns: 60 },
    );
  });

  it('have the canonical text of what a parser reads in them', async () => {
    await fc.assert(
      fc.asyncProperty(randomTree, async (tree) => {
        const read = readXml((await signDocument(tree, signer)).bytes);
        const root = 'document' in read ? read.document.documentElement : null;
        if (!root) throw new Error('not read');
        const without = root.getElementsByTagName('Signature')[0];
        expect(canonicalOf(root, { isExclusive: false, without })).toBe(canonicalText(tree));
      }),
      { numRuns: 40 },
    );
  });

  it.skipIf(!hasXmlsec)('verify with xmlsec1 too', async () => {
    const trees = [receipt('Local 3'), summary('aB3+/9'), ...fc.sample(randomTree, 25)];
    const texts = fc.sample(hardText, 25).map(receipt);
    const signed = await Promise.all([...trees, ...texts].map((tree) => signDocument(tree, signer)));
    const verdicts = xmlsecVerifies(signed.map(({ bytes }) => bytes));
    const refused = signed.filter((_, at) => !verdicts[at]).map(({ bytes }) => bodyOf(bytes));
    expect([verdicts.length, refused]).toEqual([52, []]);
  });

  it.skipIf(!hasXmlsec)('are refused by xmlsec1 once they are changed', async () => {
    const text = textOf((await signDocument(receipt('Local 3'), signer)).bytes);
    expect(
      xmlsecVerifies([text, text.replace('118000.00', '118000.01'), text.replace('<IdDoc>', ' <IdDoc>')]),
    ).toEqual([true, false, false]);
  });
});
