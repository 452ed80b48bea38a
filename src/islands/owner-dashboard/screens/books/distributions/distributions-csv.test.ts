import { expect, it } from 'vitest';
import type { Distribution } from '#src/data/books/distributions/queries.ts';
import { readCsv } from '#src/domain/foundation/csv-reader.ts';
import { ownerDistributions } from '#src/i18n/dictionaries/books/owner-distributions.es.ts';
import { enumsEs } from '#src/i18n/dictionaries/foundation/enums.es.ts';
import { distributionsCsv } from './distributions-csv.ts';

it('writes a value under every head', () => {
  const row: Distribution = {
    id: 'd',
    propertyId: 'p',
    ownerName: '',
    identityNumber: '',
    currency: 'USD',
    amountMinor: 123_450,
    isBeyondDue: false,
    paidOn: '2026-11-03',
    method: 'cheque',
    reference: '=1+1',
    reversedAt: '2026-11-04T10:00:00Z',
    reversalReason: 'Error',
    cashCurrency: 'DOP',
    cashMinor: 7_437_863,
    rate: 60.25,
    properties: { name: 'Torre, Sol' },
  };
  const [head, line] = readCsv(distributionsCsv([row], ownerDistributions, enumsEs.paymentMethod));
  expect(line?.values).toHaveLength(head?.values.length ?? 0);
  expect(line?.values).toEqual([
    '2026-11-03',
    'La organización',
    '',
    'Torre, Sol',
    enumsEs.paymentMethod.cheque,
    "'=1+1",
    '1234.5',
    'USD',
    '74378.63',
    'DOP',
    '60.25',
    'Reversado',
    'Error',
  ]);
});
