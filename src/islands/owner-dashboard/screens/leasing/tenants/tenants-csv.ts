import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';

/** Minor units as a plain number of pesos or dollars, which a spreadsheet can add up. */
const amount = (minor: number) => minor / 100;

/** The tenants as a file; a balance in the tenant's favour is negative. */
export function tenantsCsv(
  rows: readonly Tenant[],
  text: OwnerMoneyText['tenants']['columns'],
  enums: CommonText['enums'],
): string {
  const head = [
    text.tenant,
    text.email,
    text.phone,
    text.property,
    text.unit,
    text.currency,
    text.rent,
    text.startsOn,
    text.endsOn,
    text.status,
    text.balance,
  ];
  const lines = rows.map((row) => [
    row.fullName,
    row.email,
    row.phone,
    row.propertyName,
    row.unitLabel,
    row.currency,
    amount(row.rentMinor),
    row.startsOn,
    row.endsOn,
    enums.leaseStatus[row.status],
    amount(row.receivableMinor - row.creditMinor),
  ]);
  return toCsv(head, lines);
}
