import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { readCsv } from './csv-reader.ts';

const valuesOf = (text: string) => readCsv(text).map((record) => record.values);

describe('readCsv', () => {
  it.each([',', ';', '\t'])('parts values at %j', (sign) => {
    expect(valuesOf(`a${sign}b\nc${sign}d`)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('takes quotes, what they hold, and a mark at the start', () => {
    expect(valuesOf('\uFEFFname,note\r\n"Torre ""A""","two\nlines, one value"\r\n')).toEqual([
      ['name', 'note'],
      ['Torre "A"', 'two\nlines, one value'],
    ]);
  });

  it('says where a record began and leaves empty lines out', () => {
    expect(readCsv('a\n\n"b\nb"\nc').map((record) => record.line)).toEqual([1, 3, 5]);
    expect(readCsv(' \n ,, \n')).toEqual([]);
    expect(readCsv('')).toEqual([]);
  });

  it('reads what toCsv writes', () => {
    const text = fc
      .string({ maxLength: 12 })
      .map((value) => value.replaceAll('\r', '').trim())
      // Those that toCsv makes harmless read differently on purpose.
      .filter((value) => !/^[=+\-@\t＝＋－＠]|;"*[=+\-@＝＋－＠]/.test(value));
    const row = fc.tuple(text, text, text).filter((values) => values.some((value) => value !== ''));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        expect(valuesOf(toCsv(['x', 'y', 'z'], rows)).slice(1)).toEqual(rows);
      }),
    );
  });
});
