import type { UnusableReason } from '#src/domain/taxes/codes.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

export interface UnusableInput {
  readonly rangeId: string;
  readonly first: number;
  readonly last: number;
  readonly reason: UnusableReason;
  readonly day: string;
}

/**
 * Numbers that are never given out, told in the 608 of the day. Errors: ncf_outside_range, ncf_span_too_long, ncf_given_out,
 * ncf_already_unusable, date_in_future, month_filed.
 */
export async function markNcfUnusable(input: UnusableInput, requestId: string): Promise<void> {
  unwrap(
    await getClient().rpc('mark_ncf_unusable', {
      p_request_id: requestId,
      p_range_id: input.rangeId,
      p_first: input.first,
      p_last: input.last,
      p_reason: input.reason,
      p_day: input.day,
    }),
  );
}

/** Numbers that were marked by mistake are given out like others. Errors: ncf_passed_over, month_filed. */
export async function withdrawUnusableNcf(markId: string): Promise<void> {
  unwrap(await getClient().rpc('withdraw_unusable_ncf', { p_mark_id: markId }));
}
