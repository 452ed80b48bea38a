import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import type { CardSettlement } from '#src/domain/taxes/card-itbis.ts';
import { type Client, getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { PAGE_ROWS, readAll } from './records.ts';

/** Payouts of card sales of a month of which ITBIS was withheld, those taken back left out, by day. */
export async function readSettlements(
  client: Client,
  organizationId: string,
  month: IsoMonth,
): Promise<CardSettlement[]> {
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
  return rows
    .map((row) => ({
      id: row.id,
      acquirer: row.acquirer,
      reference: row.reference,
      settledOn: row.settledOn,
      grossMinor: row.grossMinor,
      itbisWithheldMinor: row.itbisWithheldMinor,
    }))
    .toSorted((a, b) => (a.settledOn + a.id < b.settledOn + b.id ? -1 : 1));
}

/** The same, for a screen. */
export const settlementsOf = (organizationId: string, month: IsoMonth) =>
  queryOptions({
    queryKey: ['taxes', organizationId, 'settlements', month],
    staleTime: 0,
    queryFn: () => readSettlements(getClient(), organizationId, month),
  });

export interface CardSettlementInput extends Omit<CardSettlement, 'id'> {
  readonly organizationId: string;
  /** The cash account that has the sales. */
  readonly accountId: string;
}

/** Returns the settlement's id. Errors: see `record_card_settlement`. */
export async function recordCardSettlement(input: CardSettlementInput, requestId: string): Promise<string> {
  return call(
    'record_card_settlement',
    {
      organizationId: input.organizationId,
      accountId: input.accountId,
      settledOn: input.settledOn,
      acquirer: input.acquirer,
      grossMinor: input.grossMinor,
      itbisWithheldMinor: input.itbisWithheldMinor,
      reference: input.reference,
    },
    requestId,
  );
}

/** Errors: reason_missing, entry_already_reversed, month_filed. */
export async function reverseCardSettlement(
  input: { readonly settlementId: string; readonly reason: string },
  requestId: string,
): Promise<void> {
  await call(
    'reverse_card_settlement',
    {
      settlementId: input.settlementId,
      reason: input.reason,
    },
    requestId,
  );
}
