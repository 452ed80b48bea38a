import { describe, expect, it } from 'vitest';
import { buildForm608, type Cancellation, cancellationsOf } from './form-608.ts';
import { golden, readTaxFile } from './tax.test-support.ts';

const TAX_ID = '101850043';
const MONTH = '2026-10';
const first: Cancellation = {
  id: 'a',
  place: 'invoice',
  ncf: 'B0100000009',
  issuedOn: '2026-10-07',
  reason: '04',
};
const second: Cancellation = {
  id: 'b',
  place: 'invoice',
  ncf: 'B0400000002',
  issuedOn: '2026-10-30',
  reason: '06',
};

describe('form 608', () => {
  it('is the file written by hand, byte for byte', () => {
    const file = buildForm608(TAX_ID, MONTH, [first, second]);
    expect(file.name).toBe('DGII_F_608_101850043_202610.TXT');
    expect(Buffer.from(file.text).equals(golden(file.name))).toBe(true);
    expect(file.problems).toEqual([]);
    expect(readTaxFile(file.text, 3).rows).toEqual([
      ['B0100000009', '20261007', '04'],
      ['B0400000002', '20261030', '06'],
    ]);
  });

  // By hand: the layout of the file above, with the type B11 that a buyer gives out.
  it('has receipts that were given out for own purchases, whose bill is named where something is wrong', () => {
    const own: Cancellation = { ...first, id: 'bill', place: 'bill', ncf: 'B1100000003' };
    expect(buildForm608(TAX_ID, MONTH, [own]).text).toBe(
      '608|101850043|202610|1\r\nB1100000003|20261007|04\r\n',
    );
    const { problems } = buildForm608(TAX_ID, MONTH, [{ ...own, issuedOn: '2026-11-01' }]);
    expect(problems).toMatchObject([{ place: 'bill', recordId: 'bill', reason: 'outside_month' }]);
  });

  // By hand: three numbers of a booklet that was lost on the 12th, a line each, with the day and the reason 10.
  it('has a line for each number of a span that was never used', () => {
    const lost = cancellationsOf({
      id: 'span',
      series: 'B',
      type: '02',
      firstNumber: 98,
      lastNumber: 100,
      markedOn: '2026-10-12',
      reason: '10',
    });
    const file = buildForm608(TAX_ID, MONTH, [first, ...lost]);
    expect(file.text).toBe(
      [
        '608|101850043|202610|4',
        'B0100000009|20261007|04',
        'B0200000098|20261012|10',
        'B0200000099|20261012|10',
        'B0200000100|20261012|10',
        '',
      ].join('\r\n'),
    );
    expect(file.problems).toEqual([]);
  });

  it('is a header alone for a month without cancellations', () => {
    const file = buildForm608(TAX_ID, '2026-11', []);
    expect(Buffer.from(file.text).equals(golden(file.name))).toBe(true);
  });

  it.each<[string, Partial<Cancellation>, object]>([
    ['no receipt', { ncf: 'B01' }, { column: 1, reason: 'malformed' }],
    ['another month', { issuedOn: '2026-11-01' }, { column: 2, reason: 'outside_month' }],
    ['no such reason', { reason: '11' as never }, { column: 3, reason: 'malformed' }],
    ['the same twice', { ncf: second.ncf }, { column: null, reason: 'duplicated', recordId: 'b' }],
  ])('names %s', (_, more, problem) => {
    const { problems } = buildForm608(TAX_ID, MONTH, [{ ...first, ...more }, second]);
    expect(problems).toMatchObject([{ severity: 'error', ...problem }]);
  });
});
