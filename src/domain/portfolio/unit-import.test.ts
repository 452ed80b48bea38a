import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_IMPORT_ROWS, readUnitImport } from './unit-import.ts';

const read = (text: string) => {
  const file = readUnitImport(text, 'DOP');
  if (!file.ok) throw new Error(file.problem);
  return file;
};
const problem = (text: string) => {
  const file = readUnitImport(text, 'DOP');
  return file.ok ? null : file.problem;
};
const reasons = (line: string) =>
  read(`Propiedad,Unidad,Uso,Habitaciones,Baños,Área (m²),Alquiler de mercado,Moneda\n${line}`).refused.map(
    (row) => row.reason,
  );

describe('readUnitImport', () => {
  it('reads Spanish and English heads in any order', () => {
    const unit = {
      row: 2,
      property: 'Torre Caoba',
      label: 'Apto 1',
      unitUse: 'dwelling',
      bedrooms: 3,
      bathrooms: 1.5,
      areaM2: 85.5,
      rentMinor: 2_500_000,
      rentCurrency: 'DOP',
    };
    expect(
      read(
        'Moneda,Unidad,Propiedad,Uso,Habitaciones,Baños,Área (m²),Alquiler de mercado\nRD$,Apto 1,Torre Caoba,Vivienda,3,1.5,85.5,"25,000.00"',
      ).rows,
    ).toEqual([unit]);
    expect(
      read(
        'Property;Unit;Use;Bedrooms;Bathrooms;Area (m²);Market rent;Currency\nTorre Caoba;Apto 1;dwelling;3;1,5;85,5;25000;dop',
      ).rows,
    ).toEqual([unit]);
  });

  it('takes what is not written for unknown, and the use for a dwelling', () => {
    expect(read('Propiedad,Unidad\nTorre,A').rows[0]).toMatchObject({
      unitUse: 'dwelling',
      bedrooms: null,
      rentMinor: null,
      rentCurrency: 'DOP',
    });
  });

  it('reads what the units list exports, with its two currencies', () => {
    const head =
      'Property,Unit,Use,State,Tenant,Rent,Currency,Lease end,Market rent,Currency,Bedrooms,Bathrooms,Area (m²)';
    const line = 'Torre,A,Commercial,Let,Ana,100.00,DOP,2026-12-31,900.00,USD,,,40';
    expect(read(`${head}\n${line}`).rows[0]).toMatchObject({
      unitUse: 'commercial',
      rentMinor: 90_000,
      rentCurrency: 'USD',
      areaM2: 40,
    });
  });

  it.each([
    ['T,A,Oficina,,,,,', 'use_unknown'],
    ['T,A,,x,,,,', 'bedrooms_invalid'],
    ['T,A,,51,,,,', 'bedrooms_invalid'],
    ['T,A,,,1.55,,,', 'bathrooms_invalid'],
    ['T,A,,,,0,,', 'area_invalid'],
    ['T,A,,,,,mucho,', 'rent_invalid'],
    ['T,A,,,,,-5,', 'rent_invalid'],
    ['T,A,,,,,100,EUR', 'currency_unknown'],
  ])('refuses %j: %s', (line, reason) => {
    expect(reasons(line)).toEqual([reason]);
  });

  it('names the line of the file, and goes on after a bad one', () => {
    const file = read('Propiedad,Unidad,Habitaciones\n\nTorre,A,x\nTorre,B,2');
    expect(file.refused).toEqual([{ row: 3, reason: 'bedrooms_invalid' }]);
    expect(file.rows.map((row) => [row.row, row.label])).toEqual([[4, 'B']]);
    expect(file.lines.get(3)).toEqual({ property: 'Torre', label: 'A' });
  });

  it('says what the file lacks', () => {
    expect(problem('')).toBe('empty');
    expect(problem('Propiedad,Unidad')).toBe('empty');
    expect(problem('Casa,Puerta\na,b')).toBe('columns_missing');
    expect(problem(`Propiedad,Unidad\n${'a,b\n'.repeat(MOST_IMPORT_ROWS + 1)}`)).toBe('too_many');
  });

  it('finds its head below titles, behind "sep=", in other words and with other ends of lines', () => {
    const labels = (text: string) =>
      read(text).rows.map(({ row, property, label }) => [row, property, label]);
    const unit = (row: number) => [[row, 'Torre Peña', '401']];
    expect(
      labels('Listado de unidades,,\nFecha: 03/11/2026,,\nPropiedad,Unidad,Alquiler\nTorre Peña,401,5'),
    ).toEqual(unit(4));
    expect(labels('Unidades, pisos, áreas\n\nPropiedad;Unidad\nTorre Peña;401')).toEqual(unit(4));
    expect(labels('sep=;\r\nPropiedad;Unidad\r\nTorre Peña;401\r\n')).toEqual(unit(3));
    expect(labels('Propiedad,Unidad\rTorre Peña,401\r')).toEqual(unit(2));
    expect(labels('Propiedad\tUnidad\nTorre  Peña\t401')).toEqual(unit(2));
  });

  it('knows what a rent roll calls its columns, takes square feet, and names what it leaves aside', () => {
    const file = read(
      'Property Name,Unit Number,Beds,Baths,Sq Ft,Market Rent,Tenant,Lease Start\nTorre Peña,201,2,1,860,"28,000.00",Ana Pérez,01/02/2026',
    );
    expect(file.rows[0]).toMatchObject({
      ...{
        property: 'Torre Peña',
        label: '201',
        bedrooms: 2,
        bathrooms: 1,
        areaM2: 79.9,
        rentMinor: 2_800_000,
      },
    });
    expect(file).toMatchObject({ ignored: ['Tenant', 'Lease Start'], isInFeet: true });
  });

  it('reads amounts and areas as spreadsheets write them, and refuses what may be two', () => {
    const file = read(
      [
        'Propiedad;Unidad;Habitaciones;Baños;Área (m²);Alquiler de mercado;Moneda',
        'T;M1;3;2,5;95 m²;28.000,00;RD$',
        'T;M2;3,0;2.0;95,50;28000,00;RD$',
        'T;M3;3;2;1,200;"28,000.00";DOP',
        'T;M4;Estudio;1;;RD$ 28,000;',
        'T;M5;2;1½;80;28000.0000;pesos',
        'T;M7;2;1;80;US$ 900;',
      ].join('\n'),
    );
    expect(
      file.rows.map(({ label, bedrooms, bathrooms, areaM2, rentMinor, rentCurrency }) => [
        ...[label, bedrooms, bathrooms, areaM2, rentMinor, rentCurrency],
      ]),
    ).toEqual([
      ['M1', 3, 2.5, 95, 2_800_000, 'DOP'],
      ['M2', 3, 2, 95.5, 2_800_000, 'DOP'],
      ['M4', 0, 1, null, 2_800_000, 'DOP'],
      ['M5', 2, 1.5, 80, 2_800_000, 'DOP'],
      ['M7', 2, 1, 80, 90_000, 'USD'],
    ]);
    expect(file.refused).toEqual([{ row: 4, reason: 'number_ambiguous' }]);
  });

  it('never throws, and every line is either taken or refused', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (lines) => {
        const file = readUnitImport(`Propiedad,Unidad,Habitaciones\n${lines.join('\n')}`, 'USD');
        if (file.ok) expect(file.rows.length + file.refused.length).toBe(file.lines.size);
      }),
    );
  });
});
