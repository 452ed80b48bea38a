import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { golden, treeOf } from '#src/domain/taxes/ecf/ecf.test-support.ts';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import type { Authority, EcfAnswer, EcfFile } from '#src/edge/taxes/ecf/authority.ts';
import type { SchemaTable } from '#src/edge/taxes/ecf/schema-check.ts';
import { schemaTable } from '#src/edge/taxes/ecf/schema-table.ts';
import { verifyDocument } from '#src/edge/taxes/ecf/verify.ts';
import { testSigner, testTrust } from '#tests/support/signing-keys.ts';
import { rowTree, type TestRow } from './row-tree.ts';
import { certify } from './send.ts';
import { readTestSet } from './test-set.ts';

const table = JSON.parse(schemaTable) as SchemaTable;
const NAMES = readdirSync('tests/golden/ecf')
  .map((file) => file.replace('.golden.xml', ''))
  .filter((name) => /^(ecf|rfce)-/.test(name));
const REPEATED = new Set(['TelefonoEmisor', 'FormaDePago', 'Item', 'CodigosItem', 'SubDescuento']);

/** A document as DGII's sheet lays it flat: written apart from what reads it. */
function flat(element: XmlElement, at: readonly number[] = []): [string, string][] {
  const named = (name: string) => (name === 'eNCF' ? 'ENCF' : name);
  if (typeof element.content === 'string')
    return [[named(element.name) + at.map((index) => `[${index}]`).join(''), element.content]];
  const seen = new Map<string, number>();
  return element.content.flatMap((child) => {
    if (!REPEATED.has(child.name)) return flat(child, at);
    seen.set(child.name, (seen.get(child.name) ?? 0) + 1);
    return flat(child, [...at, seen.get(child.name) ?? 0]);
  });
}

const rowOf = (name: string): TestRow => new Map(flat(treeOf(golden(name))));
const leaf = (name: string, content: string): XmlElement => ({ name, content });

describe('a row of the test set', () => {
  it.each(NAMES)('is %s again', (name) => {
    const root = name.startsWith('rfce') ? 'RFCE' : 'ECF';
    expect(rowTree(root, rowOf(name), table)).toEqual(treeOf(golden(name)));
  });

  it('has tables within its lines, and a line of discounts that has another name', () => {
    const row = new Map([...rowOf('ecf-31-parts')]);
    row.set('TipoCodigo[2][1]', 'Interna').set('CodigoItem[2][1]', 'A1');
    row.set('TipoCodigo[2][2]', 'Interna').set('CodigoItem[2][2]', 'A2');
    row.set('NumeroLineaDoR[1]', '1').set('TipoAjuste[1]', 'D').set('MontoDescuentooRecargo[1]', '5.00');
    const text = JSON.stringify(rowTree('ECF', row, table));
    const codes = ['A1', 'A2'].map((code) => ({
      name: 'CodigosItem',
      content: [leaf('TipoCodigo', 'Interna'), leaf('CodigoItem', code)],
    }));
    expect(text).toContain(JSON.stringify({ name: 'TablaCodigosItem', content: codes }));
    const discount = [
      leaf('NumeroLinea', '1'),
      leaf('TipoAjuste', 'D'),
      leaf('MontoDescuentooRecargo', '5.00'),
    ];
    expect(text).toContain(JSON.stringify({ name: 'DescuentoORecargo', content: discount }));
  });

  it('is refused where a column has no place in its kind', () => {
    const row = new Map([...rowOf('ecf-45-ministry'), ['MontoISRRetenido[1]', '5.00']]);
    expect(() => rowTree('ECF', row, table)).toThrow('no place for MontoISRRetenido[1]');
  });
});

const sheetOf = (rows: readonly TestRow[]) => {
  const columns = ['CasoPrueba', ...new Set(rows.flatMap((row) => [...row.keys()]))];
  const cell = (value: string) => ({ value, type: String });
  return [columns.map(cell), ...rows.map((row) => columns.map((name) => cell(row.get(name) ?? '#e')))];
};

/** What comes with the signature, and stands in no set. */
const SIGNED = new Set(['FechaHoraFirma', 'CodigoSeguridadeCF']);

/** The rows of a set: a summary takes its code from the receipt that is signed. */
async function testSet(names: readonly string[]) {
  const rowsOf = (start: string) =>
    names
      .filter((name) => name.startsWith(start))
      .map((name) => new Map([...rowOf(name)].filter(([column]) => !SIGNED.has(column))));
  const sheets = [
    { sheet: 'ECF', data: sheetOf(rowsOf('ecf')) },
    { sheet: 'RFCE', data: sheetOf(rowsOf('rfce')) },
  ];
  return readTestSet(new Uint8Array(await writeWorkbook(sheets).toBuffer()));
}

const SET = [
  ...['ecf-34-part', 'ecf-32-dwelling', 'ecf-45-ministry', 'ecf-33-late-fee', 'ecf-32-named'],
  ...['rfce-32-dwelling', 'ecf-31-parts'],
];

describe('a test set', () => {
  let folder = '';
  let sent: EcfFile[] = [];
  let states: EcfAnswer['state'][] = [];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'certification-'));
    [sent, states] = [[], []];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const answer = (): EcfAnswer => ({
    ...{ state: states.shift() ?? 'accepted', messages: [], isNumberUsed: true, text: '' },
  });
  const authority = {
    submit: async (file: EcfFile) => {
      sent.push(file);
      return { trackId: file.encf, signed: null };
    },
    result: async () => answer(),
    submitSummary: async (file: EcfFile) => {
      sent.push(file);
      return { ...answer(), signed: null };
    },
  } as unknown as Authority;

  const run = async (asked: Authority | null = authority, at = '2026-12-01T14:00:00Z') => {
    const key = await testSigner();
    const now = () => Date.parse(at);
    return certify(
      { folder, table, key, authority: asked, now, say: () => undefined, pauseMs: 0 },
      await testSet(SET),
    );
  };
  const kinds = () => sent.map(({ encf }) => encf.slice(1, 3));

  it('is sent in DGII’s order: notes after the rest, summaries last, small receipts by hand', async () => {
    expect(await run()).toBe(true);
    expect(kinds()).toEqual(['31', '32', '45', '33', '34', '32']);
    const texts = sent.map(({ bytes }) => new TextDecoder().decode(bytes));
    expect(texts.map((text) => text.includes('<RFCE>'))).toEqual([...Array(5).fill(false), true]);
    for (const { bytes } of sent)
      expect(await verifyDocument(bytes, testTrust)).toMatchObject({ isValid: true });
  });

  it('gives a summary the code of its own receipt', async () => {
    await run();
    const encf = sent.at(-1)?.encf ?? '';
    const receipt = readFileSync(path.join(folder, `${encf}.xml`), 'utf8');
    const [, value = ''] = /<SignatureValue>(.{6})/.exec(receipt) ?? [];
    expect(readFileSync(path.join(folder, `${encf}-summary.xml`), 'utf8')).toContain(
      `<CodigoSeguridadeCF>${value.replace(/[&<>]/g, '')}</CodigoSeguridadeCF>`,
    );
  });

  it('stops at the first that is not accepted, and goes on with the same bytes', async () => {
    states = ['in_process', 'accepted', 'rejected'];
    expect(await run()).toBe(false);
    expect(kinds()).toEqual(['31', '32']);
    const [, refused] = sent;
    sent = [];
    expect(await run(authority, '2026-12-02T14:00:00Z')).toBe(true);
    expect(kinds()).toEqual(['32', '45', '33', '34', '32']);
    expect(Buffer.from(sent[0]?.bytes ?? []).equals(Buffer.from(refused?.bytes ?? []))).toBe(true);
  });

  it('is only signed where nobody is to be asked', async () => {
    expect(await run(null)).toBe(true);
    expect(sent).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(SET.length);
  });

  it('is no set without its sheets, or with a summary that lacks its receipt', async () => {
    await expect(testSet([])).rejects.toThrow('no sheet');
    await expect(testSet(['rfce-32-dwelling'])).rejects.toThrow('without its receipt');
  });
});
