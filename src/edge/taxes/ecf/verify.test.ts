import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testCertificate, testSigner, testTrust } from '#tests/support/signing-keys.ts';
import { hasProgram, xmlsecSigned, xmlsecVerifies } from '#tests/support/xml-tools.ts';
import { DSIG, ENVELOPED, EXCLUSIVE, INCLUSIVE } from './algorithms.ts';
import { receipt } from './documents.test-support.ts';
import { MAX_DOCUMENT_BYTES } from './read-xml.ts';
import { signDocument } from './sign.ts';
import { verifyDocument } from './verify.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const signedText = async (...as: Parameters<typeof testSigner>) =>
  decode((await signDocument(receipt('Local 3'), await testSigner(...as))).bytes);
const good = await signedText();
const faultOf = async (document: string | Uint8Array, trust = testTrust) => {
  const verdict = await verifyDocument(typeof document === 'string' ? encode(document) : document, trust);
  return verdict.isValid ? 'valid' : verdict.fault;
};
const signature = good.slice(good.indexOf('<Signature '), good.indexOf('</ECF>'));
const unsigned = good.replace(signature, '');

describe('a document of which something was changed', () => {
  const cases: [string, string, string][] = [
    ['an amount', good.replace('118000.00', '118000.01'), 'digest'],
    ['a blank between tags', good.replace('<IdDoc>', ' <IdDoc>'), 'digest'],
    ['its root', good.replace(/ECF>/g, 'RFCE>'), 'digest'],
    ['a namespace on its root', good.replace('<ECF>', '<ECF xmlns:a="urn:a">'), 'digest'],
    ['the digest', good.replace(/<DigestValue>./, '<DigestValue>A'), 'digest'],
    ['the signature', good.replace(/(<SignatureValue>)(...)/, '$1AAA'), 'signature'],
    ['the signature, to what is no base64', good.replace(/(<SignatureValue>)(...)/, '$1*'), 'signature'],
    ['the certificate, to none', good.replace(/<X509Certificate>.{40}/, '<X509Certificate>'), 'certificate'],
    ['nothing', good, 'valid'],
    ['its declaration, taken out', good.replace(/^<\?xml[^>]*\?>/, ''), 'valid'],
    ['how a character is written', good.replace('Local 3', '&#76;ocal 3'), 'valid'],
    ['a byte order mark put before it', `\ufeff${good}`, 'valid'],
  ];
  it.each(cases)('%s', async (_what, text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });
});

describe('attacks are refused:', () => {
  const wrapped = `<ECF><Encabezado><MontoTotal>1.00</MontoTotal></Encabezado>${good.slice(good.indexOf('<ECF>'))}</ECF>`;
  const object = `<Object xmlns="${DSIG}"><ECF/></Object>`;
  const info = signature.slice(signature.indexOf('<SignedInfo>'), signature.indexOf('<SignatureValue>'));
  const reference = info.slice(info.indexOf('<Reference'), info.indexOf('</SignedInfo>'));
  const transform = (algorithm: string, inside = '') =>
    `<Transform Algorithm="${algorithm}">${inside}</Transform></Transforms>`;
  const cases: [string, string, string][] = [
    ['no signature', unsigned, 'no_signature'],
    ['an element of that name without its namespace', good.replace(` xmlns="${DSIG}"`, ''), 'no_signature'],
    ['two signatures', good.replace(signature, signature + signature), 'several_signatures'],
    ['a second one in an element', good.replace('<IdDoc>', `${signature}<IdDoc>`), 'several_signatures'],
    ['a signature in front', unsigned.replace('<ECF>', `<ECF>${signature}`), 'signature_place'],
    ['a signature in an element', unsigned.replace('</Item>', `${signature}</Item>`), 'signature_place'],
    [
      'an element behind it',
      good.replace('</ECF>', '<MontoTotal>1.00</MontoTotal></ECF>'),
      'signature_place',
    ],
    ['a signed document within another', wrapped, 'signature_place'],
    [
      'a document within the signature',
      good.replace('</Signature>', `${object}</Signature>`),
      'signature_shape',
    ],
    ['two lists of what is signed', good.replace(info, info + info), 'signature_shape'],
    ['two references', good.replace(reference, reference + reference), 'signature_shape'],
    ['an element in the digest', good.replace('</DigestValue>', '<a/></DigestValue>'), 'signature_shape'],
    ['a reference to a part', good.replace('URI=""', 'URI="#a"'), 'reference'],
    ['a reference to an address', good.replace('URI=""', 'URI="https://x.test/"'), 'reference'],
    ['a reference to nothing', good.replace(' URI=""', ''), 'reference'],
    ['SHA-1', good.replace('xmlenc#sha256', 'xmldsig#sha1'), 'algorithm'],
    ['RSA with SHA-1', good.replace(/http[^"]*#rsa-sha256/, `${DSIG}rsa-sha1`), 'algorithm'],
    ['a secret instead of a key', good.replace('rsa-sha256', 'hmac-sha256'), 'algorithm'],
    ['a form with comments', good.replace(INCLUSIVE, `${INCLUSIVE}#WithComments`), 'canonicalization'],
    [
      'a form that lists prefixes and knows none',
      good.replace(`"${INCLUSIVE}">`, `"${INCLUSIVE}"><InclusiveNamespaces xmlns="${EXCLUSIVE}"/>`),
      'canonicalization',
    ],
    ['another form', good.replace(INCLUSIVE, 'http://www.w3.org/2006/12/xml-c14n11'), 'canonicalization'],
    ['no enveloped signature', good.replace(ENVELOPED, INCLUSIVE), 'transforms'],
    [
      'a style sheet',
      good.replace('</Transforms>', transform('http://www.w3.org/TR/1999/REC-xslt-19991116')),
      'transforms',
    ],
    [
      'an XPath',
      good.replace(
        '</Transforms>',
        transform('http://www.w3.org/TR/1999/REC-xpath-19991116', '<XPath>a</XPath>'),
      ),
      'transforms',
    ],
    [
      'a form with something in it',
      good.replace('</Transforms>', transform(EXCLUSIVE, '<a/>')),
      'transforms',
    ],
    [
      'a third step',
      good.replace('</Transforms>', `<Transform Algorithm="${EXCLUSIVE}"/>${transform(INCLUSIVE)}`),
      'transforms',
    ],
    [
      'something in the step that takes the signature out',
      good.replace(`"${ENVELOPED}">`, `"${ENVELOPED}"><a/>`),
      'transforms',
    ],
    ['a document type', good.replace('<ECF>', '<!DOCTYPE ECF><ECF>'), 'doctype'],
    ['an entity', good.replace('<ECF>', '<!DOCTYPE ECF [<!ENTITY a "b">]><ECF>'), 'doctype'],
    ['an instruction', good.replace('<IdDoc>', '<?go now?><IdDoc>'), 'not_well_formed'],
    ['an instruction in front', good.replace('<ECF>', '<?go now?><ECF>'), 'not_well_formed'],
    ['a control character', good.replace('Local', '&#1;ocal'), 'not_well_formed'],
    ['an unknown entity', good.replace('Local', '&local;'), 'not_well_formed'],
    ['an open tag', good.replace('</IdDoc>', ''), 'not_well_formed'],
    ['two roots', `${good}<ECF></ECF>`, 'not_well_formed'],
    ['an attribute twice', good.replace('URI=""', 'URI="" URI=""'), 'not_well_formed'],
    ['elements without end', `<ECF>${'<a>'.repeat(20_000)}`, 'not_well_formed'],
    ['elements too deep', `<ECF>${'<a>'.repeat(41)}${'</a>'.repeat(41)}</ECF>`, 'not_well_formed'],
    [
      'as deep as they may be, unsigned',
      `<ECF>${'<a>'.repeat(40)}${'</a>'.repeat(40)}</ECF>`,
      'no_signature',
    ],
    ['nothing at all', '', 'not_well_formed'],
    ['another encoding', good.replace('utf-8', 'iso-8859-1'), 'encoding'],
  ];
  it.each(cases)('%s', async (_what, text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });

  it('bytes that are no text, and too many', async () => {
    expect(await faultOf(new Uint8Array([...encode('<a>'), 0xff, ...encode('</a>')]))).toBe('encoding');
    const padded = (length: number) => good.replace('Local 3', 'x'.repeat(length - good.length + 7));
    expect(await faultOf(padded(MAX_DOCUMENT_BYTES))).toBe('digest');
    expect(await faultOf(padded(MAX_DOCUMENT_BYTES + 1))).toBe('too_large');
  });
});

describe('who signed', () => {
  it('is told with what was signed', async () => {
    const verdict = await verifyDocument(encode(good), testTrust);
    expect(verdict).toMatchObject({
      isValid: true,
      document: receipt('Local 3'),
      certificate: { holderId: 'IDCDO-00100000009', issuerName: 'Test authority' },
      securityCode: /<SignatureValue>(.{6})/.exec(good)?.[1],
    });
  });

  it('has to be named by an authority that is trusted', async () => {
    expect(await faultOf(await signedText('foreign'))).toBe('authority');
    expect(await faultOf(good, { ...testTrust, authorities: [] })).toBe('authority');
    const both = ['authority', 'other-authority'].map(testCertificate);
    expect(await faultOf(await signedText('foreign'), { ...testTrust, authorities: both })).toBe('valid');
    // It names the authority, and another signed it.
    const [one, other] = both;
    if (!one || !other) throw new Error('no authorities');
    const liar = { ...other, subject: one.subject };
    expect(await faultOf(good, { ...testTrust, authorities: [liar] })).toBe('authority');
    // It was signed by the authority, and names another.
    const renamed = { ...one, subject: other.subject };
    expect(await faultOf(good, { ...testTrust, authorities: [renamed] })).toBe('authority');
    const ended = { ...one, validUntil: '2027-01-15T11:59:59Z' };
    expect(await faultOf(good, { ...testTrust, authorities: [ended] })).toBe('authority');
    expect(await faultOf(await signedText('sha1'))).toBe('authority');
    expect(await faultOf(await signedText('weak', 'weak'))).toBe('weak_key');
    expect(await faultOf(await signedText('other-authority', 'other-authority'))).toBe('authority');
    // Somebody else's certificate, with a key of one's own.
    expect(await faultOf(await signedText('signer', 'other-authority'))).toBe('signature');
  });

  it('may sign from the first moment of the certificate to the last', async () => {
    const { validFrom, validUntil } = testCertificate('signer');
    const at = (moment: string, seconds: number) =>
      faultOf(good, { ...testTrust, at: new Date(Date.parse(moment) + seconds * 1_000) });
    expect(await at(validFrom, 0)).toBe('valid');
    expect(await at(validFrom, -1)).toBe('certificate_dates');
    expect(await at(validUntil, 1)).toBe('certificate_dates');
  });
});

describe('what a document says', () => {
  const said = async (text: string) => {
    const verdict = await verifyDocument(encode(text), testTrust);
    return verdict.isValid ? JSON.stringify(verdict.document) : verdict.fault;
  };

  it('has neither comments nor sections in the middle of an amount', async () => {
    for (const amount of ['1<!-- -->18000.00', '<![CDATA[118]]>000.00', '<!--9-->118000.00<!--9-->'])
      expect(await said(good.replace('118000.00', amount))).toBe(await said(good));
    expect(await said(good)).toContain('"content":"118000.00"');
  });
});

it('a changed byte never breaks it, and never changes what a document says', async () => {
  const bytes = encode(good);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, byte) => {
      const changed = bytes.slice();
      changed[at] = byte;
      const verdict = await verifyDocument(changed, testTrust);
      if (verdict.isValid) expect(verdict.document).toEqual(receipt('Local 3'));
      else expect(verdict.fault).toEqual(expect.any(String));
    }),
    { numRuns: 200 },
  );
});

describe.skipIf(!hasProgram('xmlsec1'))('documents that xmlsec1 signed', () => {
  const form = (algorithm: string, inside = '') =>
    `<Transform Algorithm="${algorithm}">${inside}</Transform>`;
  const method = (algorithm: string, inside = '') =>
    `<CanonicalizationMethod Algorithm="${algorithm}">${inside}</CanonicalizationMethod>`;
  const template = (canonical: string, transforms: string, root = '<ECF>', body = '<A b="1">x</A>') => {
    const info = `<SignedInfo>${canonical}<SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><Reference URI=""><Transforms>${form(ENVELOPED)}${transforms}</Transforms><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><DigestValue/></Reference></SignedInfo>`;
    const key = '<KeyInfo><X509Data><X509Certificate/></X509Data></KeyInfo>';
    return `${root}${body}<Signature xmlns="${DSIG}">${info}<SignatureValue/>${key}</Signature></ECF>`;
  };
  const prefixed = (text: string) =>
    text
      .replace(/<(\/?)(Sign|Canon|Ref|Trans|Digest|Key|X509)/g, '<$1ds:$2')
      .replace(` xmlns="${DSIG}"`, ` xmlns:ds="${DSIG}"`);
  const NAMESPACES = '<ECF xmlns:xsi="urn:xsi" xmlns:a="urn:a">';
  const list = `<InclusiveNamespaces xmlns="${EXCLUSIVE}" PrefixList="a #default"/>`;
  const hard =
    '<A z="1" b="&lt;&quot;&#9;&#10;&amp;\'">&#13;\r\n]]&gt;\u0085\u2028😀<!-- no --><![CDATA[<&>]]></A>\n<B xmlns="urn:b"><C xmlns=""/></B><a:D a:z="1" y="2" a:b="3"/><a:E xmlns="urn:e">x</a:E>';
  const cases: Record<string, string> = {
    inclusive: template(method(INCLUSIVE), ''),
    'inclusive, told twice': template(method(INCLUSIVE), form(INCLUSIVE), NAMESPACES),
    'inclusive, with hard content': template(method(INCLUSIVE), '', NAMESPACES, hard),
    'inclusive, with a language on the root': template(
      method(INCLUSIVE),
      '',
      '<ECF xmlns:xml="http://www.w3.org/XML/1998/namespace" xml:lang="es" xmlns:a="urn:a">',
      hard,
    ),
    exclusive: template(method(EXCLUSIVE), form(EXCLUSIVE)),
    'exclusive, with namespaces': template(method(EXCLUSIVE), form(EXCLUSIVE), NAMESPACES, hard),
    'exclusive, with a list of prefixes': template(
      method(EXCLUSIVE, list),
      form(EXCLUSIVE, list),
      NAMESPACES,
      hard,
    ),
    'exclusive info of an inclusive document': template(method(EXCLUSIVE), '', NAMESPACES, hard),
    'inclusive info of an exclusive document': template(method(INCLUSIVE), form(EXCLUSIVE), NAMESPACES, hard),
    'with a default namespace': template(
      method(INCLUSIVE),
      '',
      '<ECF xmlns="urn:ecf" xmlns:a="urn:a">',
      hard,
    ),
    'indented, with line ends of Windows': template(method(INCLUSIVE), '').replace(/></g, '>\r\n  <'),
  };
  const all = Object.entries(cases).flatMap(([name, text]) => [
    [name, text],
    [`${name}, with a prefix`, prefixed(text)],
  ]);

  it.each(all)('%s', async (_name, text = '') => {
    const signed = decode(xmlsecSigned(text));
    expect(xmlsecVerifies([signed])).toEqual([true]);
    expect(await faultOf(signed)).toBe('valid');
    // Of a line end it does not matter how the file writes it.
    for (const end of ['\r\n', '\r']) expect(await faultOf(signed.replace(/\n/g, end))).toBe('valid');
    // Changed, it is refused by both.
    const changed = signed.replace(/<A( |>)/, '<A c="1"$1');
    expect(xmlsecVerifies([changed])).toEqual([false]);
    expect(await faultOf(changed)).toBe('digest');
  });
});
