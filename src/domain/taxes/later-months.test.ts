import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../foundation/dates.ts';
import { monthOf, shiftMonth } from '../foundation/months.ts';
import { buildForm607 } from './form-607.ts';
import { isLateNote } from './late-note.ts';
import { summarizeItbis } from './summaries.ts';
import { centavos, readTaxFile, saleWith } from './tax.test-support.ts';

const TAX_ID = '101850043';

describe('a withholding in a later month', () => {
  const late = saleWith({
    issuedOn: '2026-09-02',
    itbisMinor: 900_000,
    withheldOn: '2026-10-12',
    itbisWithheldMinor: 900_000,
    isrWithheldMinor: 750_000,
  });
  const cells = (text: string) =>
    readTaxFile(text, 23).rows.map((row) => [2, 5, 6, 9, 11].map((index) => row[index]));

  it('puts the receipt into the 607 of that month again, with its own day', () => {
    const own = buildForm607(TAX_ID, '2026-09', [late]);
    expect(cells(own.text)).toEqual([['B0100000001', '20260902', '', '', '']]);
    const again = buildForm607(TAX_ID, '2026-10', [], [], 'person', [late]);
    expect(cells(again.text)).toEqual([['B0100000001', '20260902', '20261012', '9000.00', '7500.00']]);
    expect(again.problems).toEqual([]);
  });

  it('and once alone where it is the month of the receipt', () => {
    const sale = { ...late, issuedOn: '2026-10-02' };
    expect(buildForm607(TAX_ID, '2026-10', [sale], [], 'person', [sale]).rowCount).toBe(1);
  });
});

describe('the 607 and the IT-1', () => {
  const day = fc.integer({ min: 0, max: 180 }).map((days) => addDays('2026-05-01', days));
  const history = fc.array(
    fc.record({
      kind: fc.constantFrom('B01', 'B02', 'B14', 'B03', 'B04'),
      of: fc.constantFrom('B0100000900', 'B0200000900'),
      issuedOn: day,
      isLost: fc.boolean(),
      baseMinor: fc.integer({ min: 100, max: 60_000_000 }),
      treatment: fc.constantFrom('exempt' as const, 'taxable' as const),
      withheldAfter: fc.option(fc.integer({ min: 0, max: 70 }), { nil: null }),
    }),
    { maxLength: 25 },
  );

  it('agree on what was billed and withheld in each month of any history', () => {
    fc.assert(
      fc.property(history, (facts) => {
        const sales = facts.map((fact, index) => {
          const isCredit = fact.kind === 'B04';
          const isNote = isCredit || fact.kind === 'B03';
          const itbisMinor = fact.treatment === 'taxable' ? Math.round(fact.baseMinor * 0.18) : 0;
          const isWithheld = !isCredit && fact.withheldAfter !== null;
          return saleWith({
            id: String(index),
            ncf: fact.kind + String(index + 1).padStart(8, '0'),
            modifiedNcf: isNote ? fact.of : null,
            issuedOn: fact.issuedOn,
            baseMinor: fact.baseMinor,
            itbisMinor,
            isItbisLost: isCredit && fact.isLost,
            withheldOn: isWithheld ? addDays(fact.issuedOn, fact.withheldAfter ?? 0) : null,
            itbisWithheldMinor: isWithheld ? itbisMinor : 0,
            isrWithheldMinor: isWithheld ? 100 : 0,
          });
        });
        for (let month = '2026-05'; month <= '2027-01'; month = shiftMonth(month, 1)) {
          const own = sales.filter(({ issuedOn }) => monthOf(issuedOn) === month);
          const withheld = sales.filter(({ withheldOn }) => withheldOn?.startsWith(month));
          const itbis = summarizeItbis(month, { sales: own, purchases: [], withheld, paid: [] });
          const { text, consumers } = buildForm607(TAX_ID, month, own, [], null, withheld);
          const { rows } = readTaxFile(text, 23);
          const isOfMonth = (row: string[]) => row[5]?.startsWith(month.replace('-', ''));
          const sign = (row: string[]) => (row[2]?.startsWith('B04') ? -1 : 1);
          const billed = rows.filter(isOfMonth).reduce((sum, row) => sum + sign(row) * centavos(row[8]), 0);
          expect(billed + consumers.itbisMinor).toBe(itbis.billedMinor);
          expect(rows.reduce((sum, row) => sum + centavos(row[9]), 0)).toBe(itbis.withheldByOthersMinor);
        }
      }),
    );
  });
});

describe('a credit note', () => {
  it('has no ITBIS of a note that came too late, and says so', () => {
    const note = { ncf: 'B0400000001', modifiedNcf: 'B0100000001', itbisMinor: 900_000, isItbisLost: true };
    const { text, problems } = buildForm607(TAX_ID, '2026-10', [saleWith(note)]);
    const [row] = readTaxFile(text, 23).rows;
    expect([7, 8, 19].map((index) => row?.[index])).toEqual(['50000.00', '', '']);
    expect(problems).toMatchObject([{ severity: 'warning', column: 9, reason: 'note_too_late' }]);
  });

  it('is late on the 31st day after its receipt', () => {
    expect(isLateNote('2026-08-07', '2026-09-06')).toBe(false);
    expect(isLateNote('2026-08-07', '2026-09-07')).toBe(true);
  });
});

describe('a debit note in the 607', () => {
  it('has a debit note with the receipt that it changes, a consumer’s too, and adds its ITBIS', () => {
    const late = { baseMinor: 100_000, itbisMinor: 18_000 } as const;
    const [ofCompany, ofConsumer] = [
      saleWith({ ...late, id: 'd1', ncf: 'B0300000001', modifiedNcf: 'B0100000001' }),
      saleWith({
        ...{ ...late, id: 'd2', ncf: 'B0300000002', modifiedNcf: 'B0200000001' },
        ...{ clientIdType: null, clientId: '' },
      }),
    ];
    const { text, problems, consumers } = buildForm607(
      TAX_ID,
      '2026-10',
      [ofCompany, ofConsumer],
      [],
      'person',
    );
    expect(problems).toEqual([]);
    expect(consumers.count).toBe(0);
    expect(text.split('\r\n').slice(1, 3)).toEqual([
      '101010632|1|B0300000001|B0100000001|04|20261005||1000.00|180.00|||||||||||1180.00|||',
      '||B0300000002|B0200000001|04|20261005||1000.00|180.00||||||||||||||',
    ]);
  });

  it('is withheld of as the receipt that it changes', () => {
    const note = saleWith({
      ...{ ncf: 'B0300000001', modifiedNcf: 'B1500000001', baseMinor: 100_000, itbisMinor: 18_000 },
      ...{ withheldOn: '2026-10-20', isrWithheldMinor: 5_000 },
    });
    expect(buildForm607(TAX_ID, '2026-10', [note], [], 'company').problems).toEqual([]);
    const { problems } = buildForm607(
      TAX_ID,
      '2026-10',
      [{ ...note, isrWithheldMinor: 15_000 }],
      [],
      'company',
    );
    expect(problems).toMatchObject([{ column: 12, reason: 'withholding_differs' }]);
  });
});
