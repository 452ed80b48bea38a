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
      .select('month, billed_minor, advanced_minor, withheld_minor')
      .eq('organization_id', organizationId)
      .lt('month', firstDayOf(month))
      .order('month', { ascending: false }),
    client
      .from('fiscal_profiles')
      .select('itbis_credit_month, itbis_credit_minor')
      .eq('organization_id', organizationId)
      .maybeSingle(),
  ]);
  const stated = unwrap(profile) as { itbis_credit_month: string | null; itbis_credit_minor: number } | null;
  return creditBefore(
    month,
    unwrap(months).map((row) => ({
      month: monthOf(row.month),
      billedMinor: row.billed_minor,
      advancedMinor: row.advanced_minor,
      withheldMinor: row.withheld_minor,
    })),
    stated?.itbis_credit_month
      ? { month: monthOf(stated.itbis_credit_month), creditMinor: stated.itbis_credit_minor }
      : null,
  );
}
