import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const line = (...values: (string | number | null)[]) => toCsv(['a'], [values]).split('\r\n')[1];

describe('toCsv', () => {
  it('starts with a byte order mark and ends every line as the format asks', () => {
    expect(toCsv(['Unidad', 'Área'], [['Apto 1', 80]])).toBe('\uFEFFUnidad,Área\r\nApto 1,80\r\n');
  });

  it('leaves unknown values empty', () => {
    expect(line('x', null, 0)).toBe('x,,0');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(line('Calle 5, esq. 8', 'el "penthouse"', 'a\nb')).toBe(
      '"Calle 5, esq. 8","el ""penthouse""","a\nb"',
    );
  });

  it('lets no text run as a formula', () => {
    expect(line('=1+1', '+x', '-x', '@x')).toBe("'=1+1,'+x,'-x,'@x");
  });

  it('lets no text run as one in the wide signs, or where a semicolon begins a cell', () => {
    expect(line('＝1+1', '＠x', '\n=1')).toBe("'＝1+1,'＠x,\"'\n=1\"");
    expect(line('x;=HYPERLINK(1)', 'a;"=1', 'b; -c', 'b;c')).toBe(`x;'=HYPERLINK(1),"a;""'=1",b; -c,b;c`);
  });

  it('keeps negative numbers as numbers', () => {
    expect(line(-12.5)).toBe('-12.5');
  });
});
