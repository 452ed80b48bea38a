import { describe, expect, it } from 'vitest';
import { remarksOn } from './person-remarks.ts';
import { readPortfolioFile } from './read.ts';

const HEAD = 'reference,full_name,email,phone,identity_type,identity_number';
const people = (...rows: string[]) => {
  const read = readPortfolioFile('people', [HEAD, ...rows].join('\n'), 'DOP');
  if (!read.ok) throw new Error(read.problem);
  return read;
};
const faultsOf = (...rows: string[]) => people(...rows).unread.map(({ column, fault }) => [column, fault]);

describe('people in a file are asked what the form asks', () => {
  it('and kept as the form keeps them', () => {
    expect(people("A-1,María Peña D'Óleo,Maria@Example.test,809-555-0101,Cédula,001-1391820-5").rows).toEqual(
      [
        {
          ...{ line: 2, reference: 'A-1', full_name: "María Peña D'Óleo", email: 'maria@example.test' },
          ...{ phone: '+18095550101', identity_type: 'cedula', identity_number: '00113918205' },
        },
      ],
    );
    expect(people('A-1,Ana,,,passport,').rows[0]).toMatchObject({ identity_type: null, identity_number: '' });
  });

  it.each([
    ['B-1,María,,8.10E+09,,', 'phone', 'damaged'],
    ['B-1,María,,"8,10E+09",,', 'phone', 'damaged'],
    ['B-1,María,,,cedula,113918205', 'identity_number', 'zeros_dropped'],
    ['B-1,María,,,cedula,12', 'identity_number', 'identity'],
    ['B-1,María,,,passport,AB 1', 'identity_number', 'identity'],
    ['B-1,María,,,,00113918205', 'identity_type', 'identity_type_missing'],
    ['B-1,María,,,DNI,00113918205', 'identity_type', 'choice'],
    ['B-1,María,,+1 (809) 555-0103 ext. 4,,', 'phone', 'phone'],
    ['B-1,María,maria@,,,', 'email', 'email'],
    ['B-1,,,,,', 'full_name', 'missing'],
  ])('%s is refused with words', (row, column, fault) => {
    expect(faultsOf(row)).toEqual([[column, fault]]);
  });

  it('one document is one person; one address, or a wrong check digit, is told', () => {
    const read = people(
      'D-1,Juan Báez,juan@example.test,8095550102,cedula,00113918205',
      'D-2,JUAN BAEZ,Juan@Example.test,809-555-0102,cedula,001-1391820-5',
      'D-3,Ana Báez,JUAN@example.test,,,',
      'D-4,Luis,,,cedula,00113918200',
    );
    expect(read.rows.map(({ reference }) => reference)).toEqual(['D-1', 'D-3', 'D-4']);
    expect(read.unread).toEqual([
      { row: 3, column: 'identity_number', fault: 'same_person', given: '00113918205' },
    ]);
    expect(remarksOn(read.rows).map(({ row, remark }) => [row, remark])).toEqual([
      [4, 'same_email'],
      [5, 'identity_suspicious'],
    ]);
  });

  it('heads may be Spanish, below a title, and what is not read is named', () => {
    const read = readPortfolioFile(
      'people',
      'Inquilinos 2026;;;\nReferencia;Nombre completo;Teléfono;Apodo\nA-1;Ana;8095550101;Anita',
      'DOP',
    );
    expect(read).toMatchObject({
      rows: [{ line: 3, reference: 'A-1', full_name: 'Ana', phone: '+18095550101' }],
      ignored: ['Apodo'],
    });
  });
});

describe('leases of a spreadsheet', () => {
  const lease = (row: string) => {
    const read = readPortfolioFile(
      'leases',
      `reference,unit,tenants,status,starts_on,ends_on,rents,due_day\n${row}`,
      'DOP',
    );
    return read.ok ? (read.unread[0] ?? read.rows[0]) : read;
  };
  it('have their days, amounts and words explained', () => {
    expect(lease('L-1,V-1,B-1,active,1/1/2026,31/12/2026,28000,5')).toMatchObject({
      column: 'starts_on',
      fault: 'date',
    });
    expect(lease('L-2,V-2,B-1,active,2026-01-01,2026-12-31,"28,000.00",31')).toMatchObject({
      fault: 'due_day',
    });
    expect(lease('L-3,V-3,B-1,active,2026-01-01,2025-12-31,28000,5')).toMatchObject({ fault: 'date_order' });
    expect(lease('L-3,V-3,B-1,active,2026-01-01,2026-12-31,28.000,5')).toMatchObject({ fault: 'amount' });
    expect(lease('L-3,V-3,B-1,ACTIVE,2026-01-01,2026-12-31,RD$28000,05')).toMatchObject({
      ...{ status: 'active', due_day: 5, rents: [{ rent_minor: 2_800_000 }] },
    });
    expect(lease('L-3,V-3,B-1,active,2026-01-01,2026-12-31,"28.000,00",5')).toMatchObject({
      rents: [{ rent_minor: 2_800_000 }],
    });
  });
});
