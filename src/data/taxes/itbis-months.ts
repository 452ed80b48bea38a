import { firstDayOf, type IsoMonth, monthOf } from '#src/domain/foundation/months.ts';
import { creditBefore } from '#src/domain/taxes/carried-itbis.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/** The balance in favor of ITBIS with which a month begins: a row a month is read, whatever happened in it. */
export async function readCreditBefore(
  client: Client,
  organizationId: string,
  month: IsoMonth,
): Promise<number> {
  const [months, profile] = await Promise.all([
    client
      .from('itbis_months')
      .select('month, billedMinor, advancedMinor, withheldMinor')
      .eq('organizationId', organizationId)
      .lt('month', firstDayOf(month))
      .order('month', { ascending: false }),
    client
      .from('fiscal_profiles')
      .select('itbisCreditMonth, itbisCreditMinor')
      .eq('organizationId', organizationId)
      .maybeSingle(),
  ]);
  const stated = unwrap(profile) as { itbisCreditMonth: string | null; itbisCreditMinor: number } | null;
  return creditBefore(
    month,
    unwrap(months).map((row) => ({
      month: monthOf(row.month),
      billedMinor: row.billedMinor,
      advancedMinor: row.advancedMinor,
      withheldMinor: row.withheldMinor,
    })),
    stated?.itbisCreditMonth
      ? { month: monthOf(stated.itbisCreditMonth), creditMinor: stated.itbisCreditMinor }
      : null,
  );
}
