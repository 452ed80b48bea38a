import { firstDayOf, type IsoMonth, monthOf } from '#src/domain/foundation/months.ts';
import { creditBefore } from '#src/domain/taxes/carried-itbis.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { fetchTaxpayer, type IssuerKey } from './issuers.ts';

/** The balance in favor of ITBIS with which a month begins: a row a month is read, whatever happened in it. */
export async function readCreditBefore(
  client: Client,
  { organizationId, issuerId }: IssuerKey,
  month: IsoMonth,
): Promise<number> {
  const [months, { credit }] = await Promise.all([
    client
      .from('itbis_months')
      .select('month, billedMinor, advancedMinor, withheldMinor')
      .eq('organizationId', organizationId)
      .eq('issuerId', issuerId)
      .lt('month', firstDayOf(month))
      .order('month', { ascending: false }),
    fetchTaxpayer(client, { organizationId, issuerId }),
  ]);
  return creditBefore(
    month,
    unwrap(months).map((row) => ({
      month: monthOf(row.month),
      billedMinor: row.billedMinor,
      advancedMinor: row.advancedMinor,
      withheldMinor: row.withheldMinor,
    })),
    credit,
  );
}
