import type { Distribution } from '#src/data/books/distributions/queries.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { PaymentMethod } from '#src/domain/foundation/enums.ts';
import type { OwnerDistributionsText } from '#src/i18n/dictionaries/books/owner-distributions.en.ts';

/** Distributions as CSV: a line each, amounts in units of the currency, days as YYYY-MM-DD. */
export function distributionsCsv(
  rows: readonly Distribution[],
  text: OwnerDistributionsText,
  methods: Readonly<Record<PaymentMethod, string>>,
): string {
  const { columns } = text;
  return toCsv(
    [
      columns.paidOn,
      columns.owner,
      'RNC',
      columns.property,
      columns.method,
      columns.reference,
      columns.amount,
      columns.currency,
      columns.cashAmount,
      columns.cashCurrency,
      columns.rate,
      columns.state,
      columns.reason,
    ],
    rows.map((row) => [
      row.paidOn,
      row.ownerName || text.ownOrganization,
      row.identityNumber,
      row.properties.name,
      methods[row.method],
      row.reference,
      row.amountMinor / 100,
      row.currency,
      // Where it was paid in another money than was due.
      row.cashMinor === null ? '' : row.cashMinor / 100,
      row.cashCurrency ?? '',
      row.rate ?? '',
      text.states[row.reversedAt ? 'reversed' : 'posted'],
      row.reversalReason,
    ]),
  );
}
