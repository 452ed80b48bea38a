import { expect, it } from 'vitest';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { readCsv } from '#src/domain/foundation/csv-reader.ts';
import { ownerBills } from '#src/i18n/dictionaries/expenses/owner-bills.es.ts';
import { billsCsv } from './bills-csv.ts';

it('writes a value under every head', () => {
  const bill = {
    billedOn: '2026-11-03',
    vendorName: '=Ferretería, Gil',
    ncf: 'B0100000001',
    status: 'paid',
    currency: 'DOP',
    totalMinor: 1_180_050,
  } as Bill;
  const [head, row] = readCsv(billsCsv([bill], ownerBills));
  expect(row?.values).toHaveLength(head?.values.length ?? 0);
  const at = (name: string) => row?.values[head?.values.indexOf(name) ?? -1];
  expect(at('Total')).toBe('11800.5');
  expect(at('Estado')).toBe('Pagada');
  expect(at('Suplidor')).toBe("'=Ferretería, Gil");
});
