import { describe, expect, it } from 'vitest';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { workbookGrids } from './workbook-grid.ts';

type Cell = string | number | Date | null;

async function gridOf(rows: readonly (readonly Cell[])[]) {
  const cell = (value: Cell) => {
    if (value instanceof Date) return { value, type: Date, format: 'dd/mm/yyyy' };
    return value === null ? null : { value, type: typeof value === 'number' ? Number : String };
  };
  const data = rows.map((row) => row.map(cell)) as SheetData;
  const buffer = await writeWorkbook(data).toBuffer();
  const grids = await workbookGrids(new Uint8Array(buffer));
  return grids?.[0]?.grid.map(({ cells }) => cells);
}

describe('the cells of a workbook', () => {
  it('are texts as a bank would write them', async () => {
    const day = new Date(Date.UTC(2026, 10, 3));
    expect(
      await gridOf([
        ['Fecha', 'Concepto', 'Monto'],
        [day, 'MARÍA PEN\u0303A', 25_000.5],
        [46_330, 'COMISION', -175],
        [day, 'Suma', 0.1 + 0.2],
        [day, 'Larga', 25_000.499999999996],
        [day, null, 1.2345],
      ]),
    ).toEqual([
      ['Fecha', 'Concepto', 'Monto'],
      ['2026-11-03', 'MARÍA PEÑA', '25000.50'],
      ['46330', 'COMISION', '-175'],
      ['2026-11-03', 'Suma', '0.30'],
      ['2026-11-03', 'Larga', '25000.50'],
      ['2026-11-03', '', '1.2345'],
    ]);
  });

  it('have a comma before decimals where its texts have one', async () => {
    expect(await gridOf([['1.234,56', 25_000.5]])).toEqual([['1.234,56', '25000,50']]);
  });

  it('are none in what is no workbook', async () => {
    expect(await workbookGrids(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toBeNull();
  });
});
