/** What reports and budgets refuse. */
export const errorsReports = {
  period_invalid: 'The last day is before the first.',
  recipient_not_member: 'Reports go only to team members who can see finances.',
  budget_cell_invalid: 'You can only budget income and expenses, from January to December.',
  budget_source_empty: 'There is nothing to copy from that year.',
  budget_source_unknown: 'Choose what to copy from.',
  percent_out_of_range: 'Enter a change between −100% and 1,000%.',
  too_many_cells: 'That’s more than 2,000 cells at once. Paste fewer.',
  note_too_long: 'Use up to 500 characters for the explanation.',
  owners_from_not_first: 'Ownership changes on the first day of a month.',
  owners_from_too_early: 'The change can’t be earlier than the last ownership change.',
  owner_address_changed: 'This owner’s email address changed. Check it and send again.',
  owner_mail_stopped:
    'Someone at that address asked us to stop. Use a new address, or send the statement some other way.',
};
export type ErrorsReportsText = typeof errorsReports;
