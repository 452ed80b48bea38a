import { repeatable, verb } from '#src/data/call.ts';

/**
 * Numbers that are never given out: paper ones are told in the 608 of the day, electronic ones to DGII (ANECF). Errors: ncf_outside_range, ncf_span_too_long, ncf_given_out,
 * ncf_already_unusable, date_in_future, month_filed.
 */
export const markNcfUnusable = repeatable('mark_ncf_unusable');

/** Numbers that were marked by mistake are given out like others. Errors: ncf_annulled, ncf_passed_over, month_filed. */
export const withdrawUnusableNcf = verb('withdraw_unusable_ncf');
