/** What is refused of the calendar. */
export const errorsCalendar = {
  calendar_range_too_long: 'Choose at most 400 days at a time.',
  entry_fixed: 'This date follows from a lease, the books or the law, so it can’t be moved here.',
  item_times_missing: 'Choose a day, or a start and an end time.',
  item_ends_before_start: 'The end can’t be before the start.',
  item_too_long: 'It can last up to one year.',
  assignee_gone: 'This person is no longer on your team. Choose someone else.',
  lease_missing: 'Choose the lease whose tenants will see it.',
  repeat_invalid: 'We can’t read how it repeats. Choose the days again.',
  repeat_end_invalid: 'It has to stop repeating on or after the first day, and within 20 years.',
  repeat_misses_first: 'The first day isn’t one of the days it repeats on. Choose another first day.',
  occurrence_missing: 'Choose which day of the series you mean.',
  too_many_calendar_items: 'You have reached the limit of calendar items. Remove old ones first.',
  too_many_feeds: 'You can have up to 20 calendar links. Turn one off first.',
  import_size: 'Import between 1 and 2,000 events at a time.',
};
