import { queryOptions } from '@tanstack/react-query';
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
        .select('id, acquirer, reference, settled_on, gross_minor, itbis_withheld_minor')
        .eq('organization_id', organizationId)
        .gte('settled_on', firstDayOf(month))
        .lte('settled_on', lastDayOf(month))
        .is('reversed_at', null)
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
      settledOn: row.settled_on,
      grossMinor: row.gross_minor,
      itbisWithheldMinor: row.itbis_withheld_minor,
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
  const answer = await getClient().rpc('record_card_settlement', {
    p_request_id: requestId,
    p_organization_id: input.organizationId,
    p_account_id: input.accountId,
    p_settled_on: input.settledOn,
    p_acquirer: input.acquirer,
    p_gross_minor: input.grossMinor,
    p_itbis_withheld_minor: input.itbisWithheldMinor,
    p_reference: input.reference,
  });
  return unwrap(answer) as string;
}

/** Errors: reason_missing, entry_already_reversed, month_filed. */
export async function reverseCardSettlement(
  input: { readonly settlementId: string; readonly reason: string },
  requestId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('reverse_card_settlement', {
      p_request_id: requestId,
      p_settlement_id: input.settlementId,
      p_reason: input.reason,
    }),
  );
}
