import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isrLines, itbisFigures, itbisLines } from './figure-lines.ts';
import { summarizeItbis, summarizeWithheld } from './summaries.ts';
import { purchaseWith, saleWith } from './tax.test-support.ts';

const MONTH = '2026-10';
const days = fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01');
const minor = fc.integer({ min: 0, max: 9_000_000 });
const sales = fc.array(
  fc
    .record({
      id: fc.uuid(),
      ncf: fc.constantFrom('B0100000001', 'B0200000002', 'B0400000003'),
      treatment: fc.constantFrom('taxable', 'exempt', 'furnished'),
      baseMinor: minor,
      itbisMinor: minor,
      withheldOn: fc.option(days),
      itbisWithheldMinor: minor,
      isrWithheldMinor: minor,
    })
    .map(saleWith),
);
const bills = fc.array(
  fc
    .record({
      id: fc.uuid(),
      ncf: fc.constantFrom('', 'B0100000001', 'B0400000003'),
      vendorIdType: fc.constantFrom('rnc', 'cedula', null),
      itbisMinor: minor,
      itbisToCostMinor: minor,
      itbisWithheldMinor: minor,
      isrKind: fc.constantFrom('1', '2', null),
      isrWithheldMinor: minor,
      paidOn: fc.option(days),
      isInPesos: fc.boolean(),
    })
    .map(purchaseWith),
);

const settlements = fc.array(
  fc.record({
    id: fc.uuid(),
    acquirer: fc.constant('Azul'),
    reference: fc.constant(''),
    settledOn: days,
    grossMinor: fc.constant(9_000_000),
    itbisWithheldMinor: minor,
  }),
);

describe('what the figures of the forms are made of', () => {
  it('adds up to them, and has no line of nothing', () => {
    fc.assert(
      fc.property(sales, bills, sales, bills, settlements, (issued, purchases, withheld, paid, settled) => {
        const records = { sales: issued, purchases, withheld, paid, settlements: settled };
        const lines = itbisLines(MONTH, records);
        const sum = (own: readonly { amountMinor: number }[]) =>
          own.reduce((total, { amountMinor }) => total + amountMinor, 0);
        const figures = summarizeItbis(MONTH, records);
        expect(sum(lines.taxable) + sum(lines.exempt)).toBe(
          issued.reduce(
            (total, { ncf, baseMinor }) => total + (ncf.startsWith('B04') ? -1 : 1) * baseMinor,
            0,
          ),
        );
        expect(sum(lines.billed) - sum(lines.advanced) - sum(lines.withheld) - sum(lines.cards)).toBe(
          figures.dueMinor,
        );
        // By its own reckoning: what was withheld of payouts of the month, and of no other.
        const ofMonth = settled.filter(({ settledOn }) => settledOn.slice(0, 7) === MONTH);
        expect(figures.withheldOfCardsMinor ?? 0).toBe(
          ofMonth.reduce((total, { itbisWithheldMinor }) => total + itbisWithheldMinor, 0),
        );
        const without = summarizeItbis(MONTH, { ...records, settlements: [] });
        expect(without.dueMinor - figures.dueMinor).toBe(figures.withheldOfCardsMinor ?? 0);
        expect({ person: sum(lines.person), company: sum(lines.company) }).toEqual(
          figures.withheldFromVendorsMinor,
        );
        for (const figure of itbisFigures)
          for (const line of lines[figure]) expect(line.amountMinor).not.toBe(0);
        const byKind = isrLines(MONTH, paid);
        const { kinds, isrMinor } = summarizeWithheld(MONTH, paid);
        expect([...byKind.keys()].toSorted()).toEqual(kinds.map(({ kind }) => kind));
        expect(sum([...byKind.values()].flat())).toBe(isrMinor);
      }),
    );
  });

  it('names the paper and the day that puts it into the month', () => {
    const sale = saleWith({
      id: 'september',
      issuedOn: '2026-09-20',
      withheldOn: '2026-10-02',
      itbisWithheldMinor: 900,
      isrWithheldMinor: 500,
    });
    const bill = purchaseWith({
      id: 'plumber',
      billedOn: '2026-09-10',
      paidOn: '2026-10-05',
      itbisWithheldMinor: 70,
    });
    const lines = itbisLines(MONTH, { sales: [], purchases: [], withheld: [sale], paid: [bill] });
    const receipt = {
      source: 'receipt',
      id: 'september',
      ncf: 'B0100000001',
      name: 'Comercial Quisqueya',
      issuedOn: '2026-09-20',
      day: '2026-10-02',
    };
    expect(lines.withheld).toEqual([{ ...receipt, amountMinor: 900 }]);
    expect(lines.clientsIsr).toEqual([{ ...receipt, amountMinor: 500 }]);
    expect(lines.company).toEqual([
      {
        source: 'bill',
        id: 'plumber',
        ncf: 'B0100000099',
        name: 'Ferretería Sol',
        issuedOn: '2026-09-10',
        day: '2026-10-05',
        amountMinor: 70,
      },
    ]);
    expect(lines.person).toEqual([]);
  });

  it('takes the ITBIS of a credit note off', () => {
    const note = saleWith({ ncf: 'B0400000001', itbisMinor: 300 });
    const { billed } = itbisLines(MONTH, { sales: [note], purchases: [], withheld: [], paid: [] });
    expect(billed.map(({ amountMinor }) => amountMinor)).toEqual([-300]);
  });
});
