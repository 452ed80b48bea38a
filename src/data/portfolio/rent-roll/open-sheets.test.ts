import { expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { openSheets, sheetsOfText } from './open-sheets.ts';

const cellsOf = (opened: Awaited<ReturnType<typeof openSheets>>) =>
  opened.ok ? opened.sheets.map(({ name, grid }) => [name, grid.map(({ cells }) => cells)]) : opened.problem;

it('a workbook is opened with its sheets that have rows, a day as a day and an amount as one', async () => {
  const text = (value: string) => ({ value, type: String });
  const rows = [
    [text('Propiedad'), text('Inicio'), text('Renta')],
    [
      text('Sol'),
      { value: new Date(Date.UTC(2026, 2, 1)), type: Date, format: 'dd/mm/yyyy' },
      { value: 25_000.5, type: Number },
    ],
  ];
  const buffer = await writeWorkbook([
    { data: rows, sheet: 'Alquileres' },
    { data: [[text('Nota')]], sheet: 'Notas' },
  ] as never).toBuffer();
  const file = new File([new Uint8Array(buffer)], 'alquileres.xlsx');
  expect(cellsOf(await openSheets(file))).toEqual([
    [
      'Alquileres',
      [
        ['Propiedad', 'Inicio', 'Renta'],
        ['Sol', '2026-03-01', '25000.50'],
      ],
    ],
  ]);
});

it('what was copied from a spreadsheet is parted by tabs, and a text by the sign that makes its head', () => {
  expect(cellsOf(sheetsOfText('Unidad\tRenta, mes\n1-A\t"25,000.00"\n'))).toEqual([
    [
      '',
      [
        ['Unidad', 'Renta, mes'],
        ['1-A', '25,000.00'],
      ],
    ],
  ]);
  expect(cellsOf(sheetsOfText('Alquileres, 2026\nUnidad;Inquilino;Renta\n1-A;Ana;25.000,00\n'))).toEqual([
    ['', [['Alquileres, 2026'], ['Unidad', 'Inquilino', 'Renta'], ['1-A', 'Ana', '25.000,00']]],
  ]);
});

it.each([
  ['empty', new File(['Unidad\n'], 'a.csv')],
  ['pdf', new File(['%PDF-1.7'], 'a.csv')],
  ['old_workbook', new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'a.xls')],
  ['unreadable', new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'a.xlsx')],
  [
    'too_many',
    new File(['Unidad,Renta\n', ...Array.from({ length: 10_001 }, (_, at) => `${at},1\n`)], 'a.csv'),
  ],
])('a file that is %s is not opened, and says why', async (problem, file) => {
  expect(cellsOf(await openSheets(file))).toBe(problem);
});
