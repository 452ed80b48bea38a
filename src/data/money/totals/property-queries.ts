import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { firstDayOf, lastDayOf, monthOf } from '#src/domain/foundation/months.ts';
import type { PostedCharge } from '#src/domain/portfolio/portfolio-month.ts';

const PAGE = 1000;

/** Charges of a property that are due in the month or still open. */
async function fetchPropertyCharges(
  organizationId: string,
  propertyId: string,
  today: IsoDate,
): Promise<PostedCharge[]> {
  const month = monthOf(today);
  const charges: PostedCharge[] = [];
  let lastId: string | undefined;
  do {
    let rows = select('charges', 'id, leaseId, kind, currency, dueOn, amountMinor, outstandingMinor', {
      organizationId,
      propertyId,
    })
      .is('reversedAt', null)
      .or(`and(dueOn.gte.${firstDayOf(month)},dueOn.lte.${lastDayOf(month)}),outstandingMinor.gt.0`);
    if (lastId) rows = rows.gt('id', lastId);
    const page = unwrap(await rows.order('id').limit(PAGE));
    charges.push(...page.map(({ leaseId: tenantId, ...charge }) => ({ tenantId, ...charge })));
    lastId = page.length === PAGE ? page.at(-1)?.id : undefined;
  } while (lastId);
  return charges;
}

/** Figures of one property; apart from those of the organization, which the first screen reads. */
export const propertyTotalsQueries = {
  /** What `portfolioMonth` needs to tell how a property's month goes. */
  charges: (organizationId: string, propertyId: string, today: IsoDate) =>
    query(['totals', organizationId, 'property', propertyId, today], () =>
      fetchPropertyCharges(organizationId, propertyId, today),
    ),
};
