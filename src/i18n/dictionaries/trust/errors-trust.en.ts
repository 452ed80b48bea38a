/** What is refused about the log. */
export const errorsTrust = {
  answer_missing: 'Enter what you did, or why you can’t.',
  data_request_answered: 'This request was already answered.',
  data_request_open: 'You already asked for this and it hasn’t been answered yet.',
  details_missing: 'Enter what is wrong and what it should say.',
  log_not_signed: 'This is not in a signed checkpoint yet. Check the log again, then try once more.',
  log_rewritten:
    'The log is not the one that was signed before, so no new checkpoint was made. Tell the owner of the organization and keep this page open.',
};

export type ErrorsTrustText = typeof errorsTrust;
