import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSigned, signText } from '#stack/dgii/signature.ts';
import { structureFault } from '#stack/dgii/structure.ts';
import { makeKeys } from '#stack/dgii/test-keys.ts';
import { readXml } from '#stack/dgii/xml.ts';

const keys = makeKeys();
const at = new Date();
const authorities = [keys.authority.certificate];
const xml =
  '<ECF xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:a="urn:a"><Uno>1.00</Uno><Dos b="2" a="&quot;1">ñ 😀 &amp; &lt;</Dos></ECF>';
const signed = signText(xml, keys.signer);
const faultOf = (text: string) => readSigned(text, authorities, at).fault;

describe('a signature', () => {
  it('is good, and names its holder', () => {
    expect(readSigned(signed, authorities, at)).toMatchObject({ fault: null, holder: '00100000009' });
  });

  it.each([
    ['a comment in an amount', signed.replace('1.00', '1.<!-- x -->00')],
    ['other quotes, and another order of attributes', signed.replace('b="2" a="&quot;1"', `a='"1' b='2'`)],
    ['CDATA', signed.replace('ñ 😀 &amp; &lt;', '<![CDATA[ñ 😀 & <]]>')],
    ['no declaration', signed.replace(/^<\?xml[^>]*>/, '')],
  ])('stays good with %s', (_, text) => {
    expect(text).not.toBe(signed);
    expect(faultOf(text)).toBeNull();
  });

  it.each([
    ['another amount', signed.replace('1.00', '2.00'), 'DigestValue'],
    ['a blank between elements', signed.replace('<Dos', ' <Dos'), 'DigestValue'],
    [
      'two of them',
      signed.replace('</ECF>', `${/<Signature .*<\/Signature>/.exec(signed)?.[0]}</ECF>`),
      'Se espera una firma, al final',
    ],
    ['something after it', signed.replace('</ECF>', '<Tres>3</Tres></ECF>'), 'Se espera una firma, al final'],
    ['another one’s reference', signed.replace('URI=""', 'URI="#x"'), 'Reference'],
    ['SHA-1', signed.replace('xmldsig-more#rsa-sha256', 'xmldsig-more#rsa-sha1'), 'SignatureMethod'],
    [
      'another method in what is signed',
      signed.replace(
        /(<CanonicalizationMethod Algorithm=")[^"]*/,
        '$1http://www.w3.org/2001/10/xml-exc-c14n#',
      ),
      'SignatureValue',
    ],
  ])('is refused with %s', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('is refused when nobody who is trusted issued the certificate, or it has ended', () => {
    expect(readSigned(signed, [], at).fault).toBe('Certificado de una entidad no autorizada');
    expect(faultOf(signText(xml, keys.expired))).toBe('Certificado vencido');
    const own = signText(xml, makeKeys().signer);
    expect(faultOf(own)).toBe('Certificado de una entidad no autorizada');
  });

  it.each([
    '<!DOCTYPE ECF><ECF>1</ECF>',
    '<ECF>1</ECF><ECF>2</ECF>',
    '<ECF>&x;</ECF>',
    '<ECF a="1" a="2">1</ECF>',
    '<ECF>1</Otro>',
    '<?x y?><ECF>1</ECF>',
  ])('is not looked for in %s', (text) => {
    expect(() => readXml(text)).toThrow();
  });
});

it('structure: order, empty elements and texts between elements are told', () => {
  const told = (body: string) => structureFault(readXml(`<RFCE><Encabezado>${body}</Encabezado></RFCE>`));
  expect(told('<IdDoc><eNCF>E320000000001</eNCF><TipoeCF>32</TipoeCF></IdDoc>')).toBe('TipoeCF en IdDoc');
  expect(told('<IdDoc><TipoeCF></TipoeCF></IdDoc>')).toBe('TipoeCF vacío');
  expect(told('<IdDoc> <TipoeCF>32</TipoeCF></IdDoc>')).toBe('Texto entre elementos de IdDoc');
  expect(told('<Emisor><RNCEmisor>1</RNCEmisor></Emisor>')).toBe('RNCEmisor');
  expect(told('<IdDoc><TipoeCF>32</TipoeCF></IdDoc>')).toBe('Emisor');
});

const hasXmlsec = spawnSync('xmlsec1', ['--version']).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), 'llavero-xmlsec-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(!hasXmlsec)('of the counterpart is good for xmlsec1, too (Debian: xmlsec1)', () => {
  const [file, authority] = [path.join(folder, 'signed.xml'), path.join(folder, 'authority.pem')];
  writeFileSync(file, signed);
  writeFileSync(authority, keys.authority.certificate);
  const options = ['--verify', '--trusted-pem', authority, '--enabled-key-data', 'x509', file];
  expect(() => execFileSync('xmlsec1', options, { stdio: 'pipe' })).not.toThrow();
});
