import { describe, expect, it } from 'vitest';
import { readCsv } from '#src/domain/foundation/csv-reader.ts';
import type { RollAnswers } from './answers.ts';
import { findHead, guessMapping } from './mapping.ts';
import { planRoll, type RollPlan } from './plan.ts';
import { moneyOf } from './roll-money.ts';

// Sheets as people keep them. All of them are made up for these tests.

const answers: RollAnswers = {
  usual: {
    property_type: 'apartment_complex',
    province: 'Distrito Nacional',
    municipality: 'Santo Domingo de Guzmán',
    due_day: '5',
    ends_on: '12',
    deposit_held: 'yes',
  },
  chargedFrom: '2026-12-01',
  ...{ dateOrder: null, thousands: null, joined: null, sameName: null, pastLeases: null },
};

function plan(
  text: string,
  said: Partial<RollAnswers> = {},
): RollPlan & { mapping: readonly (string | null)[] } {
  const grid = readCsv(text).map(({ line, values }) => ({ line, cells: values }));
  const at = findHead(grid);
  const head = grid[at]?.cells ?? [];
  const body = grid.slice(at + 1);
  const { mapping } = guessMapping(head, body);
  const told = { ...answers, ...said, usual: { ...answers.usual, ...said.usual } };
  return {
    ...planRoll({ head, body, mapping, edits: new Map() }, told, {
      currency: 'DOP',
      today: '2026-11-27',
      here: new Map(),
    }),
    mapping,
  };
}
const problemsOf = ({ problems }: RollPlan) =>
  problems.map(({ line, field, fault }) => `${line} ${field} ${fault}`);

const BLOCKS = `RELACIÓN DE ALQUILERES,,,,,,,,,
Noviembre 2026,,,,,,,,,
Propiedad,Apto,Inquilino,Cédula,Teléfono,Alquiler,Día de pago,Inicio,Vencimiento,Depósito,Balance pendiente
Residencial Las Palmas,1-A,Yesenia Rosario,001-1391820-5,809-555-0101,"RD$ 25,000.00",5,01/03/2026,28/02/2027,"RD$ 50,000.00",0
,1-B,Carlos Mejía,,(829) 555-0102,"RD$25,000",5 de cada mes,15/06/2026,14/06/2027,"50,000.00","12,500.00"
,2-A,VACANTE,,,"RD$ 26,000.00",,,,,
Torre Mar,PH,Inversiones Caribe SRL,1-01-00157-7,809 555 0103,"US$800",1,01/01/2026,31/12/2026,"US$ 1,600",-
TOTAL,,,,,"RD$ 76,000.00",,,,,"12,500.00"
`;

describe('a sheet with properties in blocks, titles above and a sum below', () => {
  it('becomes properties, units, people and leases with what they hold and owe', () => {
    const { files, problems, skipped, filledDown, questions } = plan(BLOCKS);
    expect(problems).toEqual([]);
    expect(questions).toEqual([]);
    expect(files.properties.map(({ name, province }) => [name, province])).toEqual([
      ['Residencial Las Palmas', 'Distrito Nacional'],
      ['Torre Mar', 'Distrito Nacional'],
    ]);
    expect(files.units.map(({ label, rent_minor }) => [label, rent_minor])).toEqual([
      ['1-A', null],
      ['1-B', null],
      ['2-A', 2_600_000],
      ['PH', null],
    ]);
    expect(
      files.people.map(({ full_name, phone, identity_type }) => [full_name, phone, identity_type]),
    ).toEqual([
      ['Yesenia Rosario', '+18095550101', 'cedula'],
      ['Carlos Mejía', '+18295550102', null],
      ['Inversiones Caribe SRL', '+18095550103', 'rnc'],
    ]);
    expect(files.leases).toMatchObject([
      {
        ...{ starts_on: '2026-03-01', ends_on: '2027-02-28', status: 'active', due_day: 5, currency: 'DOP' },
        rents: [{ starts_on: '2026-03-01', rent_minor: 2_500_000 }],
        ...{ deposit_minor: 5_000_000, held_minor: 5_000_000, balance_minor: 0, bill_from: '2026-12-01' },
      },
      { starts_on: '2026-06-15', due_day: 5, balance_minor: 1_250_000 },
      { currency: 'USD', rents: [{ rent_minor: 80_000 }], deposit_minor: 160_000 },
    ]);
    expect(skipped.map(({ line, why }) => [line, why])).toEqual([[8, 'total']]);
    expect(filledDown).toEqual([5, 6]);
    expect(moneyOf(files.leases)).toEqual([
      { currency: 'DOP', rentMinor: 5_000_000, heldMinor: 10_000_000, owedMinor: 1_250_000, creditMinor: 0 },
      { currency: 'USD', rentMinor: 80_000, heldMinor: 160_000, owedMinor: 0, creditMinor: 0 },
    ]);
  });

  it('calls its records the same whenever it comes, in whatever order', () => {
    const [head, ...lines] = BLOCKS.split('\n')
      .slice(2, 4)
      .concat(BLOCKS.split('\n')[6] ?? '');
    const references = (text: string) =>
      Object.values(plan(text).files).flatMap((rows) => rows.map(({ reference }) => reference));
    const one = references([head, ...lines].join('\n'));
    const other = references([head, ...lines.toReversed()].join('\n'));
    expect(other.toSorted()).toEqual(one.toSorted());
    expect(new Set(one).size).toBe(one.length);
  });
});

describe('a sheet in English as another program saves it', () => {
  const SHEET = `Property Name\tUnit\tTenant Name\tEmail\tRent\tLease Start\tLease End\tSecurity Deposit\tPast Due
Ocean View\t101\tAna Perez; Luis Gomez\tana@example.test; luis@example.test\t1,200.00\t2026-11-03\t2027-11-02\t2400\t(150.00)
Ocean View\t102\tMark Doe\tmark@example.test\t900.00\tNov 3, 2025\tOct 31, 2026\t900\t0
`;

  it('splits tenants of one cell, reads credit, and asks about leases that are over', () => {
    const read = plan(SHEET);
    expect(read.mapping).toEqual([
      ...['property', 'unit', 'tenant', 'email', 'rent', 'starts_on', 'ends_on', 'deposit', 'balance'],
    ]);
    expect(read.files.people.map(({ full_name, email }) => [full_name, email])).toEqual([
      ['Ana Perez', 'ana@example.test'],
      ['Luis Gomez', 'luis@example.test'],
      ['Mark Doe', 'mark@example.test'],
    ]);
    expect(read.files.leases[0]).toMatchObject({
      tenants: [expect.stringContaining('ana'), expect.stringContaining('luis')],
      balance_minor: -15_000,
    });
    expect(read.questions).toEqual([{ question: 'past_leases', example: '2026-10-31' }]);
    expect(plan(SHEET, { pastLeases: 'ended' }).files.leases[1]).toMatchObject({
      ...{ status: 'ended', ended_on: '2026-10-31' },
    });
    expect(plan(SHEET, { pastLeases: 'month_to_month' }).files.leases[1]).toMatchObject({
      ...{ status: 'month_to_month', ended_on: null },
    });
  });
});

describe('what may mean two things', () => {
  it('is asked once: the order of days, thousands, names with an "and", one name on two rows', () => {
    const SHEET = `Edificio;Apto;Inquilino;Renta;Inicio
Don Pepe;1;Rosa y Juan Peña;25.000;03/04/2026
Don Pepe;2;Rosa Díaz;28.000;05/06/2026
Don Pepe;3;Rosa Díaz;30.000;07/08/2026
`;
    const open = plan(SHEET);
    expect(open.questions.map(({ question, example }) => [question, example])).toEqual([
      ['date_order', '03/04/2026'],
      ['thousands', '25.000'],
      ['joined', 'Rosa y Juan Peña'],
    ]);
    expect(problemsOf(open)).toEqual([
      '2 rent amount_two_ways',
      '3 rent amount_two_ways',
      '4 rent amount_two_ways',
    ]);
    const said = plan(SHEET, { dateOrder: 'mdy', thousands: 'yes', joined: 'several' });
    expect(said.problems).toEqual([]);
    expect(said.files.leases.map(({ starts_on }) => starts_on)).toEqual([
      '2026-03-04',
      '2026-05-06',
      '2026-07-08',
    ]);
    expect(said.files.leases[0]).toMatchObject({ rents: [{ rent_minor: 2_500_000 }] });
    expect(said.questions.at(-1)).toEqual({ question: 'same_name', example: 'Rosa Díaz' });
    expect(said.files.people).toHaveLength(3);
    expect(said.merged).toEqual([{ name: 'Rosa Díaz', by: 'name', lines: [3, 4] }]);
    const apart = plan(SHEET, { thousands: 'yes', joined: 'one', sameName: 'several' });
    expect(apart.files.people.map(({ full_name }) => full_name)).toEqual([
      'Rosa y Juan Peña',
      'Rosa Díaz',
      'Rosa Díaz',
    ]);
    expect(new Set(apart.files.people.map(({ reference }) => reference)).size).toBe(3);
  });

  it('is told at its cell: dropped zeros, another name for a document, a unit let twice', () => {
    const SHEET = `Propiedad,Unidad,Inquilino,Documento,Alquiler,Inicio,Fin,Correo,Teléfono
Sol,1,Ana Reyes,00113918205,1000,2026-01-01,2026-12-31,ana@,555-1234
Sol,2,Ana Reyes,113918205,1000,2026-01-01,2025-12-31,,8.095550101E+09
Sol,3,Eva Luna,00113918205,1000,2026-13-01,2026-12-31,,
Sol,4,Ana Reyes,00113918205,mil,2026-01-01,2026-12-31,,
Sol,4,Eva Luna,,1000,2026-01-01,2026-12-31,,
Sol,4,Leo Paz,,1000,2026-06-01,2027-05-31,,
Sol,,Leo Paz,,1000,2026-06-01,2027-05-31,,
Sol,6,,,1000,2026-06-01,2027-05-31,,
`;
    expect(problemsOf(plan(SHEET))).toEqual([
      ...['2 phone phone', '2 email email'],
      ...['3 phone damaged', '3 identity zeros_dropped', '3 ends_on date_order'],
      ...['4 starts_on date', '5 rent amount', '7 unit unit_taken', '8 unit missing', '9 tenant missing'],
    ]);
  });

  it('of one document by two names is told, and people with one document are put together', () => {
    const SHEET = `Propiedad,Unidad,Inquilino,Cédula,Tel,Alquiler,Inicio
Sol,1,Ana Reyes,001-1391820-5,,1000,2026-01-01
Sol,2,ANA  REYES,00113918205,809-555-0101,1000,2026-01-01
Sol,3,Eva Luna,001-1391820-5,,1000,2026-01-01
Sol,4,Leo Paz,,809-555-0101,1000,2026-01-01
`;
    const read = plan(SHEET);
    expect(problemsOf(read)).toEqual(['4 identity other_name']);
    expect(read.merged).toEqual([{ name: 'Ana Reyes', by: 'document', lines: [2, 3] }]);
    expect(read.files.people[0]).toMatchObject({ full_name: 'Ana Reyes', phone: '+18095550101' });
    expect(read.remarks).toEqual([{ line: 5, remark: 'same_contact', given: '+18095550101' }]);
  });
});

it('a property above its units gives its name to them, and columns without known heads are found by their values', () => {
  const SHEET = `Residencial,No.,Quien,ID,Contacto 1,X,Y,Z
Las Flores,,,,,,,
,A1,Ana Reyes,001-1391820-5,809-555-0101,"25,000.00",01/02/2026,31/01/2027
`;
  const grid = readCsv(SHEET).map(({ line, values }) => ({ line, cells: values }));
  const { mapping, byValues } = guessMapping(grid[0]?.cells ?? [], grid.slice(1));
  expect(mapping).toEqual(['property', null, null, 'identity', 'phone', 'rent', 'starts_on', 'ends_on']);
  expect([...byValues].toSorted()).toEqual([3, 4, 5, 6, 7]);
  const chosen = mapping.map((field, at) => (at === 1 ? 'unit' : at === 2 ? 'tenant' : field));
  const [head, ...body] = grid;
  const read = planRoll({ head: head?.cells ?? [], body, mapping: chosen, edits: new Map() }, answers, {
    currency: 'DOP',
    today: '2026-11-27',
    here: new Map(),
  });
  expect(read.problems).toEqual([]);
  expect(read.skipped).toEqual([{ line: 2, why: 'heading', text: 'Las Flores' }]);
  expect(read.files.units).toMatchObject([{ property: 'las flores', label: 'A1' }]);
});

it('brings units to a property that is here already, of which nothing is asked', () => {
  const grid = readCsv('Propiedad,Unidad,Hab,Precio\nTORRE  MÁR,1-A,2,"25,000.00"\n').map(
    ({ line, values }) => ({
      line,
      cells: values,
    }),
  );
  const [head, ...body] = grid;
  const { mapping } = guessMapping(head?.cells ?? [], body);
  const place = { property_type: 'mixed', municipality: 'Higüey', province: 'La Altagracia' } as const;
  const read = (here: ReadonlyMap<string, typeof place>) =>
    planRoll(
      { head: head?.cells ?? [], body, mapping, edits: new Map() },
      { ...answers, usual: {} },
      {
        currency: 'DOP',
        today: '2026-11-27',
        here,
      },
    );
  const known = read(new Map([['torre mar', place]]));
  expect([known.isAllHere, problemsOf(known)]).toEqual([true, []]);
  expect(known.files.units).toMatchObject([{ label: '1-A', bedrooms: 2, rent_minor: 2_500_000 }]);
  const unknown = read(new Map());
  expect([unknown.isAllHere, problemsOf(unknown)]).toEqual([
    false,
    ['2 property_type missing', '2 municipality missing', '2 province missing'],
  ]);
});

it('keeps notes with whoever is named first, once, and tells of those that nobody rents', () => {
  const SHEET = `Propiedad,Unidad,Inquilino,Cédula,Renta,Inicio,Vence,Observaciones
Torre Mar,1-A,Ana Reyes y Luis Mota,001-1391820-5,25000,01/02/2026,31/01/2027,Paga en efectivo
Torre Mar,1-B,Ana Reyes,001-1391820-5,26000,01/02/2026,31/01/2027,Tiene un perro
Torre Mar,2-A,Vacante,,24000,,,Falta pintura
`;
  const { files, remarks, problems } = plan(SHEET, { joined: 'several', dateOrder: 'dmy' });
  expect(problems).toEqual([]);
  expect(files.people.map(({ full_name, notes }) => [full_name, notes])).toEqual([
    ['Ana Reyes', 'Paga en efectivo\nTiene un perro'],
    ['Luis Mota', ''],
  ]);
  expect(remarks).toContainEqual({ line: 4, remark: 'notes_left', given: 'Falta pintura' });
});

it('may have ten thousand rows', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `Torre ${at % 50},${at},Persona ${at},,,"25,000.00",5,01/03/2026,28/02/2027,,`,
  );
  const read = plan([BLOCKS.split('\n')[2], ...rows].join('\n'));
  expect([read.files.properties.length, read.files.units.length, read.files.leases.length]).toEqual([
    50, 10_000, 10_000,
  ]);
});
