import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { Caller } from '#tests/support/actors.ts';
import { call, type Input } from '#tests/support/call.ts';

export interface DistributionPart {
  owner: string;
  amount_minor: number;
}

export interface DistributionInput {
  propertyId: string;
  paidOn: string;
  parts: DistributionPart[];
  currency?: CurrencyCode;
  method?: string;
  accountId?: string;
  reference?: string;
  isBeyondDue?: boolean;
}

/** The verbs of distributions as a caller uses them. */
export const distributionVerbs = {
  distribute: (sql: Sql, caller: Caller, input: Input<DistributionInput>) =>
    call(sql, caller, 'distribute_to_owners', {
      p_request_id: input.requestId ?? randomUUID(),
      p_property_id: input.propertyId,
      p_currency: input.currency ?? 'DOP',
      p_paid_on: input.paidOn,
      p_parts: input.parts,
      p_method: input.method,
      p_account_id: input.accountId,
      p_reference: input.reference,
      p_is_beyond_due: input.isBeyondDue,
    }) as unknown as Promise<string[]>,
  reverse: (sql: Sql, caller: Caller, input: Input<{ distributionId: string; reason?: string }>) =>
    call(sql, caller, 'reverse_distribution', {
      p_request_id: input.requestId ?? randomUUID(),
      p_distribution_id: input.distributionId,
      p_reason: input.reason ?? 'Error',
    }),
};
