/** What became of a deed whose answer was lost. */
export const errorsOutcome = {
  request_id_reused:
    'Your earlier attempt was saved after all, with other data. Look at it before you send another one.',
  earlier_attempt_saved:
    'Your earlier attempt was saved after all. Nothing was sent now. Look at it first; to add another one, send again.',
  outcome_checking:
    'The connection was lost before the answer came. It may have been saved; we are checking. The same, sent again, is not saved twice.',
  outcome_not_saved: 'The connection was lost, and nothing was saved. Send it again: it is not saved twice.',
};
