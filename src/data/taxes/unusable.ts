import { call } from '#src/data/call.ts';
import type { UnusableReason } from '#src/domain/taxes/codes.ts';

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
  await call(
    'mark_ncf_unusable',
    {
      rangeId: input.rangeId,
      first: input.first,
      last: input.last,
      reason: input.reason,
      day: input.day,
    },
    requestId,
  );
}

/** Numbers that were marked by mistake are given out like others. Errors: ncf_passed_over, month_filed. */
export async function withdrawUnusableNcf(markId: string): Promise<void> {
  await call('withdraw_unusable_ncf', { markId });
}
