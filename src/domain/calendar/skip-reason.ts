/** Why an event of another calendar stays out when that is taken over. */
export type SkipReason = 'no_date' | 'repeat_unknown' | 'changed_day' | 'cancelled' | 'too_long' | 'too_many';
