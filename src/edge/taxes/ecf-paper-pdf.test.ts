import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { SIGNED_AT } from '#src/domain/taxes/ecf/ecf.test-support.ts';
import { cases } from '#src/domain/taxes/ecf/ecf-cases.test-support.ts';
import type { EcfFacts, EcfKind } from '#src/domain/taxes/ecf/ecf-facts.ts';
import type { EcfState } from '#src/domain/taxes/ecf/ecf-states.ts';
import { ncfTypeOf } from '#src/domain/taxes/ncf.ts';
import type { Language } from '#src/i18n/language.ts';
import { textOfPages } from '../pdf-pages.ts';
import { picturesOfPages } from '../pdf-rendered.ts';
import { type EcfPaper, paperAddress } from './ecf-paper.ts';
import { renderEcfPaper } from './ecf-paper-pdf.ts';
import { ecfPaperTexts } from './ecf-paper-texts.ts';

const TESTS = new URL('../../../tests/', import.meta.url);
const golden = (name: string) => fileURLToPath(new URL(`golden/ecf-papers/${name}.golden.txt`, TESTS));

function factsOf(name: string): EcfFacts {
  const facts = cases[name];
  if (facts === undefined) throw new Error(`no case ${name}`);
  return facts;
}

const paperOf = (name: string, more: Partial<EcfPaper> = {}): EcfPaper => ({
  ...{ facts: factsOf(name), environment: 'ecf', isSummary: false, vendorName: null },
  progress: { state: 'accepted', contingencyKind: null },
  // All that Base64 has beside letters and digits.
  signature: { at: SIGNED_AT, code: 'Ab+/1=' },
  ...{ propertyName: 'Plaza Los Ángeles', unitLabel: 'Local 3' },
  ...more,
});
const inState = (state: EcfState, contingencyKind: number | null = null) => ({
  progress: { state, contingencyKind },
});

const textOf = async (paper: EcfPaper, language: Language = 'es') =>
  textOfPages(await renderEcfPaper(paper, language)).join('\n');

/** What a camera reads from each page, an empty text where there is no code. */
async function readCodes(paper: EcfPaper, language: Language = 'es'): Promise<string[]> {
  const pictures = await picturesOfPages(await renderEcfPaper(paper, language));
  return pictures.map((picture) => {
    try {
      return decodeQR(picture);
    } catch {
      return '';
    }
  });
}

/** A receipt of as many lines as no page has. */
function longPaper(count: number): EcfPaper {
  const facts = factsOf('ecf-31-withheld');
  const name = 'Alquiler de un local cuyo nombre es tan largo que no cabe en una línea';
  const lines = Array.from({ length: count }, () => facts.lines.map((line) => ({ ...line, name }))).flat();
  return paperOf('ecf-31-withheld', { facts: { ...facts, lines, itbisMinor: facts.itbisMinor * count } });
}

describe('the QR of the printed representation', () => {
  it.each([
    [
      'ecf-31-withheld',
      'es',
      /^https:\/\/ecf\.dgii\.gov\.do\/ecf\/ConsultaTimbre\?RncEmisor=101850043&RncComprador=101010632&ENCF=E310000000001&FechaEmision=26-11-2026&MontoTotal=118000\.00&FechaFirma=26-11-2026%2013:20:05&CodigoSeguridad=Ab%2B%2F1%3D$/,
    ],
    ['ecf-31-dollars', 'en', /MontoTotal=71103\.85/],
    ['ecf-34-part', 'es', /ENCF=E340000000002/],
    ['ecf-41-plumber', 'es', /RncComprador=00100000009&/],
    ['ecf-43-parking', 'es', /RncEmisor=101850043&ENCF=E430000000001&/],
    ['ecf-32-named', 'es', /RncEmisor=101850043&ENCF=E320000000002&/],
  ] as const)('is read from the page of %s in %s', async (name, language, address) => {
    const paper = paperOf(name);
    expect(await readCodes(paper, language)).toEqual([paperAddress(paper)]);
    expect(paperAddress(paper)).toMatch(address);
  });

  it('leads to another page for what DGII has a summary of, and to that of its environment', async () => {
    const paper = paperOf('ecf-32-dwelling', { isSummary: true, environment: 'testecf' });
    expect(await readCodes(paper)).toEqual([
      'https://fc.dgii.gov.do/testecf/ConsultaTimbreFC?RncEmisor=101850043&ENCF=E320000000001&MontoTotal=25000.00&CodigoSeguridad=Ab%2B%2F1%3D',
    ]);
  });

  it('stands on the last page alone, with the sums', async () => {
    const paper = longPaper(40);
    const codes = await readCodes(paper);
    expect(codes.length).toBeGreaterThan(1);
    expect(codes.slice(0, -1).every((code) => code === '')).toBe(true);
    expect(codes.at(-1)).toBe(paperAddress(paper));
    const pages = textOfPages(await renderEcfPaper(paper, 'es'));
    expect(pages.at(-1)).toContain('Monto total\nRD$4,720,000.00');
    expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`);
    expect(pages[0]).not.toContain('Monto total');
    expect(pages.join('\n').match(/Alquiler de un local/g)).toHaveLength(40);
  });

  it('has its size, its place, nothing near it and all sums on its page, however many lines', async () => {
    for (let count = 1; count <= 40; count += 1) {
      const file = await renderEcfPaper(longPaper(count), 'en');
      const last = textOfPages(file).at(-1);
      for (const sum of ['Monto gravado', 'ISR retenido']) expect(last, `${count} lines`).toContain(sum);
      const { bottom, left, size, near } = await stampOf(file);
      expect(size).toBeGreaterThanOrEqual(22);
      expect(left).toBeCloseTo(20, 1);
      expect(bottom).toBeCloseTo(20, 1);
      expect(near, `${count} lines`).toEqual([]);
    }
  });
});

const MM = 25.4 / 72;
const CLEAR_MM = 3;

/** Where the code stands on the last page, in millimeters, and the texts that begin within the space around it. */
async function stampOf(file: Uint8Array) {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const contents = document.getPages().at(-1)?.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  const content = parts
    .map((one) => document.context.lookup(one))
    .filter((one) => one instanceof PDFRawStream)
    .map((one) => new TextDecoder('latin1').decode(decodePDFRawStream(one).decode()))
    .join('\n');
  // The code is the last path: moved to its upper left corner, not turned, then scaled from modules to points.
  const moves = /1 0 0 1 ([\d.]+) ([\d.]+) cm\n1 0 0 1 0 0 cm\n([\d.]+) 0 0 -[\d.]+ 0 0 cm/g;
  const place = [...content.matchAll(moves)].at(-1);
  if (place === undefined) throw new Error('no code on the last page');
  const [x = 0, top = 0, scale = 0] = place.slice(1, 4).map(Number);
  const path = content.slice(place.index);
  const modules = Math.max(...[...path.matchAll(/^(\d+) \d+ m$/gm)].map(([, column]) => Number(column))) + 1;
  const size = modules * scale * MM;
  const [left, bottom] = [x * MM, top * MM - size];
  const texts = [...content.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, at, base]) => ({
    x: Number(at) * MM,
    y: Number(base) * MM,
  }));
  const isNear = (text: { x: number; y: number }) =>
    text.x < left + size + CLEAR_MM && text.y > bottom - CLEAR_MM && text.y < bottom + size + CLEAR_MM;
  return { left, bottom, size, near: texts.filter(isNear) };
}

describe('renderEcfPaper', () => {
  it.each([
    ...(['31-dollars', '31-replaces-paper', '31-withheld', '32-named', '33-late-fee', '34-part'] as const),
    ...(['41-plumber', '43-parking', '44-free-zone', '45-ministry', '47-software'] as const),
  ])('says what is in the document of %s', async (name) => {
    await expect(`${await textOf(paperOf(`ecf-${name}`))}\n`).toMatchFileSnapshot(golden(name));
  });

  it('adds English captions for who reads English', async () => {
    const text = await textOf(paperOf('ecf-31-furnished'), 'en');
    await expect(`${text}\n`).toMatchFileSnapshot(golden('31-furnished-en'));
  });

  it('names kinds and codes as the schema does', () => {
    const schema = readFileSync(new URL('fixtures/ecf-schemas/ecf-31.xsd', TESTS), 'utf8');
    const said = (value: string | number) =>
      [...schema.matchAll(new RegExp(`value="${value}"/> *<!-- *(.*?) *-->`, 'g'))].map(([, name]) =>
        name?.toLowerCase(),
      );
    const { titles, codes } = ecfPaperTexts.es;
    for (const [kind, title] of Object.entries(titles))
      expect(said(ncfTypeOf('E', kind as EcfKind) ?? '')).toContain(title.toLowerCase());
    for (const [code, name] of Object.entries(codes)) expect(said(code)).toContain(name.toLowerCase());
  });

  it('names the code and reason of a note, and what it changes', async () => {
    const text = (await textOf(paperOf('ecf-34-whole'))).replaceAll('\n', ' ');
    expect(text).toContain('NCF modificado: E310000000001 Fecha del NCF modificado: 26-11-2026');
    expect(text).toContain('Código de modificación: 1, Anula el NCF modificado Motivo: Contrato terminado');
  });

  it('has an expiry but for consumers and credit notes', async () => {
    for (const [name, has] of [
      ['ecf-31-withheld', true],
      ['ecf-33-late-fee', true],
      ['ecf-41-plumber', true],
      ['ecf-43-parking', true],
      ['ecf-32-dwelling', false],
      ['ecf-34-whole', false],
    ] as const)
      expect((await textOf(paperOf(name))).includes('Fecha de vencimiento: 31-12-2027'), name).toBe(has);
  });

  it('bears the prescribed sentence in contingency, and no more once it is accepted', async () => {
    const sentence =
      'e-CF emitido en modalidad de Contingencia, el cual podrá ser consultado para su validez fiscal, a partir de las setenta y dos (72) horas.';
    const said = async (paper: EcfPaper) => (await textOf(paper)).replaceAll('\n', ' ').includes(sentence);
    expect(await said(paperOf('ecf-31-withheld', inState('signed', 1)))).toBe(true);
    expect(await said(paperOf('ecf-31-withheld', inState('sent', 3)))).toBe(true);
    expect(await said(paperOf('ecf-31-withheld', inState('accepted', 1)))).toBe(false);
    expect(await said(paperOf('ecf-31-withheld'))).toBe(false);
  });

  it.each([
    ['rejected', 'RECHAZADO', 'La DGII rechazó este comprobante. No tiene valor fiscal.'],
    ['annulled', 'ANULADO', 'Este comprobante fue anulado. No tiene valor fiscal.'],
    ['sent', 'PENDIENTE', 'La DGII todavía no ha aceptado este comprobante.'],
  ] as const)('has a mark across each page of one that is %s', async (state, mark, notice) => {
    const pages = textOfPages(await renderEcfPaper({ ...longPaper(40), ...inState(state) }, 'es'));
    for (const page of pages) expect(page.split('\n')).toContain(mark);
    expect(pages[0]).toContain(notice);
  });

  it('has no mark where it has its value', async () => {
    for (const progress of [inState('accepted'), inState('conditional'), inState('signed', 1)])
      expect(await textOf(paperOf('ecf-31-withheld', progress))).not.toMatch(/RECHAZADO|ANULADO|PENDIENTE/);
  });

  it.each(['testecf', 'certecf'] as const)('says that one of %s has no fiscal value', async (environment) => {
    expect(await textOf(paperOf('ecf-31-withheld', { environment }))).toMatch(
      new RegExp(`^SIN VALOR FISCAL: .*\\(${environment}\\)\\.\\n`),
    );
    expect(await textOf(paperOf('ecf-31-withheld'))).not.toContain('SIN VALOR FISCAL');
  });

  it('has neither code nor QR before it is signed', async () => {
    const paper = paperOf('ecf-31-withheld', { ...inState('to_sign'), signature: null });
    expect(await readCodes(paper)).toEqual(['']);
    expect(await textOf(paper)).not.toContain('Código de seguridad');
  });

  it('gives the same bytes twice, and carries title, author and language', async () => {
    const paper = paperOf('ecf-31-withheld');
    const file = await renderEcfPaper(paper, 'es');
    expect(Buffer.from(await renderEcfPaper(paper, 'es')).equals(Buffer.from(file))).toBe(true);
    const document = await PDFDocument.load(file, { updateMetadata: false });
    expect(document.getTitle()).toBe('Factura de Crédito Fiscal Electrónica E310000000001');
    expect(document.getAuthor()).toBe('Inversiones "Peña" & Núñez, S. R. L.');
    expect(document.catalog.toString()).toContain('/Lang (es)');
  });
});
