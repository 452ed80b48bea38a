/** What reports and budgets refuse. */
export const errorsReports = {
  period_invalid: 'The last day lies before the first.',
  recipient_not_member: 'A report goes only to members of the team who may see the money.',
  budget_cell_invalid: 'Plan income and costs only, for the months from January to December.',
  budget_source_empty: 'There is nothing to copy from that year.',
  budget_source_unknown: 'Choose what to copy from.',
  percent_out_of_range: 'The change must lie between −100% and 1,000%.',
  too_many_cells: 'That is more than 2,000 cells at once. Paste fewer.',
  note_too_long: 'The explanation has more than 500 characters.',
  owners_from_not_first: 'Owners change on the first day of a month.',
  owners_from_too_early: 'The change cannot be earlier than the last change of owners.',
  owner_address_changed: 'The address of this owner has changed. Check it and send again.',
  owner_mail_stopped:
    'Whoever reads that address asked for no more statements. Give them the statement another way or use another address.',
};
export type ErrorsReportsText = typeof errorsReports;
