import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomingEcf } from './incoming-ecf.ts';
import type { XmlElement } from './xml-tree.ts';

type Values = Readonly<Record<string, string>>;
const leaves = (values: Values): XmlElement[] =>
  Object.entries(values).map(([name, content]) => ({ name, content }));
const group = (name: string, ...content: XmlElement[]): XmlElement => ({ name, content });

interface Parts {
  idDoc?: Values;
  totals?: Values;
  other?: Values;
  items?: readonly Values[];
  taxes?: readonly Values[];
  modified?: string;
}

function documentOf({ idDoc = {}, totals = {}, other, items = [{}], taxes = [], modified = '' }: Parts = {}) {
  const item = {
    IndicadorFacturacion: '1',
    NombreItem: 'Plomería',
    IndicadorBienoServicio: '2',
    MontoItem: '10000.00',
  };
  const sums = { MontoTotal: '11800.00', TotalITBIS: '1800.00', ...totals };
  const header = group(
    'Encabezado',
    group('IdDoc', ...leaves({ TipoeCF: '31', eNCF: 'E310000000001', IndicadorMontoGravado: '0', ...idDoc })),
    group(
      'Emisor',
      ...leaves({ RNCEmisor: '130000019', RazonSocialEmisor: 'Comercial', FechaEmision: '05-11-2026' }),
    ),
    group('Comprador', ...leaves({ RNCComprador: '101010101' })),
    group(
      'Totales',
      ...leaves(sums),
      group('ImpuestosAdicionales', ...taxes.map((tax) => group('ImpuestoAdicional', ...leaves(tax)))),
    ),
    ...(other ? [group('OtraMoneda', ...leaves(other))] : []),
  );
  return group(
    'ECF',
    header,
    group('DetallesItems', ...items.map((one) => group('Item', ...leaves({ ...item, ...one })))),
    group('InformacionReferencia', ...leaves({ NCFModificado: modified })),
  );
}

const factsOf = (parts: Parts) => incomingEcf(documentOf(parts))?.facts;

describe('a receipt of somebody else’s', () => {
  it('is read with its names, days and amounts', () => {
    expect(incomingEcf(documentOf({ idDoc: { FechaLimitePago: '30-11-2026' } }))).toEqual({
      senderTaxId: '130000019',
      senderName: 'Comercial',
      buyerTaxId: '101010101',
      encf: 'E310000000001',
      ncfKind: 'fiscal_credit',
      issuedOn: '2026-11-05',
      totalMinor: 1_180_000,
      itbisMinor: 180_000,
      facts: {
        currency: 'DOP',
        dopRate: null,
        dueOn: '2026-11-30',
        modifiedNcf: '',
        totalMinor: 1_180_000,
        itbisMinor: 180_000,
        exciseMinor: 0,
        otherTaxesMinor: 0,
        tipMinor: 0,
        itbisWithheldMinor: 0,
        isrWithheldMinor: 0,
        lines: [{ description: 'Plomería', isGoods: false, amountMinor: 1_000_000 }],
      },
    });
  });

  it('with ITBIS within its prices has lines without it', () => {
    // 118.00 with 18 % is 100.00; what is exempt stays 50.00: 168.00 in all, 18.00 of it ITBIS.
    const items: Values[] = [{ MontoItem: '118.00' }, { MontoItem: '50.00', IndicadorFacturacion: '4' }];
    const idDoc = { IndicadorMontoGravado: '1' };
    const facts = factsOf({ idDoc, items, totals: { MontoTotal: '168.00', TotalITBIS: '18.00' } });
    expect(facts?.lines.map((line) => line.amountMinor)).toEqual([10_000, 5_000]);
  });

  it('shares a discount on the whole among its lines', () => {
    // 300.00 and 100.00 less a tenth: 360.00 without taxes.
    const items = [{ MontoItem: '300.00' }, { MontoItem: '100.00' }];
    const facts = factsOf({ items, totals: { MontoTotal: '424.80', TotalITBIS: '64.80' } });
    expect(facts?.lines.map((line) => line.amountMinor)).toEqual([27_000, 9_000]);
  });

  it('tells tip, excise and other taxes apart', () => {
    const taxes: Values[] = [
      { TipoImpuesto: '001', OtrosImpuestosAdicionales: '100.00' },
      { TipoImpuesto: '004', OtrosImpuestosAdicionales: '50.00' },
      { TipoImpuesto: '006', MontoImpuestoSelectivoConsumoEspecifico: '7.00' },
      { TipoImpuesto: '002', OtrosImpuestosAdicionales: '20.00' },
    ];
    // 1,000.00 + ITBIS 180.00 + 177.00 of the others.
    const facts = factsOf({ taxes, totals: { MontoTotal: '1357.00', TotalITBIS: '180.00' } });
    expect(facts).toMatchObject({ tipMinor: 10_000, exciseMinor: 5_700, otherTaxesMinor: 2_000 });
    expect(facts?.lines[0]?.amountMinor).toBe(100_000);
  });

  it('in dollars is a bill in dollars', () => {
    const other = {
      TipoMoneda: 'USD',
      TipoCambio: '60.5000',
      TotalITBISOtraMoneda: '18.00',
      MontoTotalOtraMoneda: '118.00',
    };
    const facts = factsOf({ other, totals: { TotalITBISRetenido: '605.00' } });
    expect(facts).toMatchObject({
      currency: 'USD',
      dopRate: 60.5,
      totalMinor: 11_800,
      itbisMinor: 1_800,
      itbisWithheldMinor: 1_000,
    });
    expect(facts?.lines[0]?.amountMinor).toBe(10_000);
  });

  it('that corrects a text has no lines, and names what it corrects', () => {
    const facts = factsOf({
      idDoc: { TipoeCF: '34', eNCF: 'E340000000001' },
      totals: { MontoTotal: '0.00', TotalITBIS: '0.00' },
      items: [{ MontoItem: '0.00' }],
      modified: 'E310000000009',
    });
    expect(facts).toMatchObject({ modifiedNcf: 'E310000000009', lines: [] });
  });

  it.each([
    ['of the buyer’s own kind', { idDoc: { TipoeCF: '41', eNCF: 'E410000000001' } }],
    ['whose number is of another kind', { idDoc: { eNCF: 'E320000000001' } }],
    ['with more ITBIS than it comes to', { totals: { TotalITBIS: '11800.01' } }],
    [
      'whose taxes are more than it comes to',
      { taxes: [{ TipoImpuesto: '001', OtrosImpuestosAdicionales: '99999.00' }] },
    ],
    ['too large to count', { totals: { MontoTotal: '999999999999999999.00' } }],
  ])('%s is none', (_, parts) => {
    expect(incomingEcf(documentOf(parts))).toBeNull();
  });

  it('has lines that sum to its price, at most a hundred, for all amounts', () => {
    const amount = fc.integer({ min: 0, max: 9_999_999 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 130 }), amount, (items, base) => {
        const text = (minor: number) => (minor / 100).toFixed(2);
        const facts = factsOf({
          items: items.map((minor, index) => ({
            MontoItem: text(minor),
            IndicadorBienoServicio: index % 3 === 0 ? '1' : '2',
          })),
          totals: { MontoTotal: text(base), TotalITBIS: '0.00' },
        });
        const lines = facts?.lines ?? [];
        expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(base);
        expect(lines.length).toBeLessThanOrEqual(100);
        expect(lines.every((line) => line.amountMinor > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
