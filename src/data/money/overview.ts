import { atOnceQuery, part } from '#src/data/at-once.ts';
import { call } from '#src/data/call.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import type { Row } from '#src/data/rows.ts';
import { firstDayOf, type IsoMonth } from '#src/domain/foundation/months.ts';
import { chargeQueries, type MonthRows, monthOfMoney } from './charges/queries.ts';
import { type Payment, paymentQueries } from './payments/queries.ts';
import { type AskedPlan, openPlanRequestsQuery } from './plans/request-queries.ts';

/** `finance_overview`: the rows of each query, as the database has them. */
interface FinanceOverview {
  readonly month: Omit<MonthRows, 'arrears'>;
  readonly compared: Omit<MonthRows, 'arrears'>;
  readonly arrears: MonthRows['arrears'];
  readonly toDecide: Payment[];
  readonly planRequests: AskedPlan[];
  readonly properties: Pick<Row<'properties'>, 'id' | 'name' | 'sector' | 'municipality'>[];
}

/** What stands around the lists of money. @param compared the month that the figures are compared with; may be the same */
export const financeOverviewQuery = (organizationId: string, month: IsoMonth, compared: IsoMonth) =>
  atOnceQuery(['finance', organizationId, month, compared], async () => {
    const found = (await call('finance_overview', {
      organizationId,
      month: firstDayOf(month),
      comparedMonth: firstDayOf(compared),
    })) as unknown as FinanceOverview;
    const monthly = (rows: Omit<MonthRows, 'arrears'>) => monthOfMoney({ ...rows, arrears: found.arrears });
    return [
      part(chargeQueries.month(organizationId, compared), monthly(found.compared)),
      part(chargeQueries.month(organizationId, month), monthly(found.month)),
      part(paymentQueries.toDecide(organizationId), found.toDecide),
      part(openPlanRequestsQuery(organizationId), found.planRequests),
      part(leaseQueries.properties(organizationId), found.properties),
    ];
  });
