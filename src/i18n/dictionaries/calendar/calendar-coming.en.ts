/** What is coming for a tenant. */
export const calendarComing = {
  title: 'Coming up',
  description: 'The next 90 days of your lease.',
  emptyTitle: 'Nothing coming up',
  emptyText: 'Your rent, repair visits and other dates will show up here.',
  errorTitle: 'We couldn’t load your dates',
  loading: 'Loading your dates…',
  showMore: 'Show more days',
  subscribe: 'Add to my calendar',
};

export type CalendarComingText = typeof calendarComing;
