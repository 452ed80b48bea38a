import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPesos } from '../invoice-sale.ts';
import { itbisOn } from '../rent-tax.ts';
import { contextOf, factsOf, issuer, SIGNED_AT, saleWith } from './ecf.test-support.ts';
import { ecfProblems } from './ecf-checks.ts';
import { ecfContent } from './ecf-content.ts';
import { withheldSums } from './ecf-numbers.ts';
import { purchaseDraft } from './ecf-purchases.ts';
import { saleDraft } from './ecf-sales.ts';
import type { XmlElement } from './xml-tree.ts';

/** All centavos of a name in a document, whatever holds them. */
function amounts(tree: XmlElement, name: string): number[] {
  if (typeof tree.content !== 'string') return tree.content.flatMap((child) => amounts(child, name));
  return tree.name === name ? [Number(tree.content.replace('.', ''))] : [];
}
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

const part = fc.integer({ min: 0, max: 1_000_000_000 });
const DAY = '2026-11-26';
const sales = fc
  .record({
    treatment: fc.constantFrom('exempt' as const, 'taxable' as const, 'furnished' as const),
    amountsMinor: fc.array(fc.integer({ min: 1, max: 10_000_000_000 }), { minLength: 1, maxLength: 12 }),
    // Up to 200 pesos a dollar, what is off by rounding stays below a peso.
    rate: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
    isrShare: fc.integer({ min: 0, max: 27 }),
    itbisShare: fc.integer({ min: 0, max: 100 }),
    paid: fc.record({ cash: part, transfer: part, card: part, other: part, credit: fc.integer({ min: 1 }) }),
  })
  .map(({ treatment, amountsMinor, rate, isrShare, itbisShare, paid }) => {
    const base = sum(amountsMinor);
    const itbisMinor = itbisOn(base, treatment, DAY);
    return saleWith({
      ...{ treatment, paid, itbisMinor, issuedOn: DAY },
      ...{ currency: rate === null ? 'DOP' : 'USD', dopRate: rate === null ? 1 : rate / 10_000 },
      charges: amountsMinor.map((amountMinor, index) => ({ name: `Cargo ${index + 1}`, amountMinor })),
      withheld: {
        itbisMinor: Math.floor((itbisMinor * itbisShare) / 100),
        isrMinor: Math.floor((base * isrShare) / 100),
      },
    });
  });

describe('the sums of a document', () => {
  it('are those of its lines and of the books, and DGII’s own within a peso a line, for all receipts', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        const draft = saleDraft(sale, issuer);
        const base = toPesos(sum(sale.charges.map((charge) => charge.amountMinor)), sale.dopRate);
        const itbis = toPesos(sale.itbisMinor, sale.dopRate);
        // Below half a centavo nothing is left in pesos.
        fc.pre(base + itbis > 0);
        expect(ecfProblems(draft, contextOf(draft, { totalMinor: base + itbis }))).toEqual([]);

        const tree = ecfContent(factsOf(draft, 'E310000000001'), SIGNED_AT);
        const of = (name: string) => sum(amounts(tree, name));
        const [taxed, exempt] = [of('MontoGravadoI1'), of('MontoExento')];
        expect(of('MontoItem')).toBe(taxed + exempt);
        expect(of('MontoGravadoTotal')).toBe(taxed);
        expect(of('MontoTotal')).toBe(taxed + exempt + of('TotalITBIS'));
        expect(of('MontoTotal')).toBe(base + itbis);
        expect(of('TotalITBIS1')).toBe(of('TotalITBIS'));
        expect(Math.abs(of('TotalITBIS1') - taxed * 0.18)).toBeLessThanOrEqual(100 * draft.lines.length);
        expect(of('TotalITBISRetenido')).toBe(of('MontoITBISRetenido'));
        expect(of('TotalISRRetencion')).toBe(of('MontoISRRetenido'));
        expect([0, of('MontoTotal')]).toContain(of('MontoPago'));
        expect(amounts(tree, 'PrecioUnitarioItem')).toEqual(amounts(tree, 'MontoItem'));
      }),
    );
  });

  it('of own purchases are those of the bill in pesos, and nothing that is withheld is lost', () => {
    const bills = fc.record({
      kind: fc.constantFrom('purchases' as const, 'minor_expenses' as const),
      lines: fc.array(
        fc.record({ isGoods: fc.boolean(), amountMinor: fc.integer({ min: 1, max: 1_000_000_000 }) }),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
      rate: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
      hasItbis: fc.boolean(),
    });
    fc.assert(
      fc.property(bills, ({ kind, lines, rate, hasItbis }) => {
        const base = sum(lines.map((line) => line.amountMinor));
        const services = sum(lines.filter((line) => !line.isGoods).map((line) => line.amountMinor));
        const itbisMinor = hasItbis ? itbisOn(base, 'taxable', DAY) : 0;
        const dopRate = rate === null ? 1 : rate / 10_000;
        const othersMinor = kind === 'minor_expenses' ? Math.floor(base / 10) : 0;
        const isMinor = kind === 'minor_expenses';
        const withheld = isMinor
          ? { itbisMinor: 0, isrMinor: 0 }
          : { itbisMinor, isrMinor: Math.floor((services * 15) / 100) };
        const draft = purchaseDraft(
          {
            ...{ kind, withheld, itbisMinor, othersMinor, dopRate, issuedOn: DAY, expiresOn: '2027-12-31' },
            ...{ internalNumber: '', currency: rate === null ? 'DOP' : 'USD', dueOn: DAY },
            vendor: { idType: 'cedula', id: '00100000009', name: 'Plomero de prueba' },
            bought: lines.map((line) => ({ ...line, name: 'Trabajo' })),
            paid: { cash: 0, transfer: 0, card: 0, other: 0, credit: 1 },
          },
          issuer,
        );
        const totalMinor = sum([base, itbisMinor, othersMinor].map((part) => toPesos(part, dopRate)));
        // Below half a centavo nothing is left in pesos.
        fc.pre(totalMinor > 0);
        expect(ecfProblems(draft, contextOf(draft, { totalMinor }))).toEqual([]);
        const said = withheldSums(draft.lines) ?? { itbisMinor: 0, isrMinor: 0 };
        expect(said.itbisMinor).toBe(toPesos(withheld.itbisMinor, dopRate));
        expect(said.isrMinor).toBe(toPesos(withheld.isrMinor, dopRate));
      }),
    );
  });

  it('in dollars are those of the lines in dollars, and each line is as many pesos to the centavo', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        fc.pre(sale.currency === 'USD');
        const tree = ecfContent(factsOf(saleDraft(sale, issuer), 'E310000000001'), SIGNED_AT);
        const of = (name: string) => sum(amounts(tree, name));
        expect(of('MontoItemOtraMoneda')).toBe(of('MontoGravado1OtraMoneda') + of('MontoExentoOtraMoneda'));
        expect(of('MontoTotalOtraMoneda')).toBe(of('MontoItemOtraMoneda') + sale.itbisMinor);
        const pesos = amounts(tree, 'MontoItem');
        amounts(tree, 'MontoItemOtraMoneda').forEach((minor, index) => {
          // The furnished share is rounded in either currency: a cent of it is as much as the rate.
          const off = Math.abs((pesos[index] ?? 0) - minor * sale.dopRate);
          expect(off).toBeLessThanOrEqual(sale.treatment === 'furnished' ? 2 + 2 * sale.dopRate : 2);
        });
      }),
    );
  });
});
