/** What became of an action whose answer was lost. */
export const errorsOutcome = {
  request_id_reused:
    'Your earlier attempt was saved after all, with different data. Check it before you send another.',
  earlier_attempt_saved:
    'Your earlier attempt was saved after all, so nothing was sent now. Check it first; to add another, send again.',
  outcome_checking:
    'We lost the connection before getting a reply. It may have been saved; we’re checking. Sending it again won’t save it twice.',
  outcome_not_saved: 'We lost the connection and nothing was saved. Send it again: it won’t be saved twice.',
};
