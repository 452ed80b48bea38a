import type { CalendarView } from '#src/domain/calendar/calendar-view.ts';

type Count = { count: number };

/** The office's calendar. */
export const calendar = {
  title: 'Calendar',
  add: 'New entry',
  view: { label: 'View', month: 'Month', week: 'Week', agenda: 'Agenda' } satisfies Record<
    CalendarView | 'label',
    string
  >,
  previous: 'Earlier',
  next: 'Later',
  today: 'Today',
  jump: 'Go to date',
  weekday: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdayShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  filters: {
    kinds: 'Types',
    property: 'Property',
    everyProperty: 'All properties',
    person: 'Person',
    everyPerson: 'Everyone',
    clear: 'Show all',
    open: 'Filters',
    on: (p: Count) => (p.count === 1 ? 'Filters, 1 on' : `Filters, ${p.count} on`),
  },
  more: 'More',
  moreOfDay: (p: Count) => `${p.count} more`,
  dayOf: (p: { date: string; count: number }) => {
    if (p.count === 0) return `${p.date}, nothing`;
    return p.count === 1 ? `${p.date}, 1 entry` : `${p.date}, ${p.count} entries`;
  },
  isToday: 'today',
  grid: (p: { period: string }) => `Calendar of ${p.period}`,
  nothingOnDay: 'Nothing on this day.',
  addOnDay: 'New entry on this day',
  emptyTitle: 'Nothing in these days',
  emptyText:
    'Rents, leases, tax dates, repairs and reservations appear here by themselves. Add visits, tasks and reminders of your own.',
  filteredTitle: 'Nothing fits your filters',
  filteredText: 'There may be entries of another kind, property or person.',
  incomplete: (p: { shown: string; count: string }) =>
    `Only the first ${p.shown} of ${p.count} entries are shown. Choose a property or a person to see all of theirs.`,
  loading: 'Loading the calendar…',
  errorTitle: 'We couldn’t load the calendar',
  showMore: 'Show more days',
  print: 'Print',
  subscribe: 'Calendar links',
  import: 'Import a calendar',
  keys: {
    title: 'Keys',
    arrows: 'Walk the days',
    enter: 'Open a day',
    add: 'New entry',
    today: 'Today',
    views: 'Month, week, agenda',
    move: 'Pick up an entry, place it with the arrows and Enter',
  },
  panel: {
    when: 'When',
    where: 'Where',
    tenants: 'Tenants',
    amount: 'Amount',
    why: 'Why this day',
    note: 'Note',
    person: 'Assigned to',
    repeats: 'Part of a series',
    doneOn: (p: { done: string; date: string }) => `${p.done} on ${p.date}`,
    open: 'Open the record',
    edit: 'Edit',
    editSeries: 'Edit the series',
    done: 'Mark as done',
    undone: 'Mark as not done',
    delete: 'Delete',
    deleteOne: 'Delete this time only',
    deleteAll: 'Delete the whole series',
    deleteQuestion: (p: { title: string }) => `Delete “${p.title}”?`,
    deleteText: 'It goes from everyone’s calendar. This can’t be undone.',
    deleteSeriesText: 'All of its days go from everyone’s calendar. This can’t be undone.',
    deleteOneText: 'The other days of the series stay.',
    moveTo: 'Move to',
    move: 'Move',
    cantMove: 'Can’t be moved here',
  },
  moved: (p: { title: string; date: string }) => `“${p.title}” moved to ${p.date}.`,
  movedBack: (p: { title: string }) => `“${p.title}” moved back.`,
  undo: 'Undo',
  lifted: (p: { title: string; date: string }) =>
    `Moving “${p.title}”: ${p.date}. Enter places it, Escape leaves it where it was.`,
  notMoved: (p: { title: string }) => `“${p.title}” stays where it was.`,
  saidDone: 'Marked as done.',
  saidUndone: 'Marked as not done.',
  deleted: 'Deleted.',
};

export type CalendarText = typeof calendar;
