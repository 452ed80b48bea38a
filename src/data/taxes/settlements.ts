import { repeatable } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import type { CardSettlement } from '#src/domain/taxes/card-itbis.ts';
import { type Client, getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { IssuerKey } from './issuers.ts';
import { PAGE_ROWS, readAll } from './records.ts';

/** Payouts of card sales of a month of which ITBIS was withheld, those taken back left out, by day. */
export async function readSettlements(
  client: Client,
  { organizationId, issuerId }: IssuerKey,
  month: IsoMonth,
): Promise<CardSettlement[]> {
  // The terminals are the organization's own.
  if (issuerId !== organizationId) return [];
  const rows = await readAll(async (afterId) =>
    unwrap(
      await client
        .from('card_settlements')
        .select('id, acquirer, reference, settledOn, grossMinor, itbisWithheldMinor')
        .eq('organizationId', organizationId)
        .gte('settledOn', firstDayOf(month))
        .lte('settledOn', lastDayOf(month))
        .is('reversedAt', null)
        .gt('id', afterId)
        .order('id')
        .limit(PAGE_ROWS),
    ),
  );
  return rows.toSorted((a, b) => (a.settledOn + a.id < b.settledOn + b.id ? -1 : 1));
}

/** The same, for a screen. */
export const settlementsOf = (organizationId: string, month: IsoMonth) =>
  query(
    ['taxes', organizationId, 'settlements', month],
    () => readSettlements(getClient(), { organizationId, issuerId: organizationId }, month),
    { staleTime: 0 },
  );

/** Returns the settlement's id. Errors: see `record_card_settlement`. */
export const recordCardSettlement = repeatable('record_card_settlement');

/** Errors: reason_missing, entry_already_reversed, month_filed. */
export const reverseCardSettlement = repeatable('reverse_card_settlement');
