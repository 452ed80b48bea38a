import type { SkipReason } from '#src/domain/calendar/skip-reason.ts';

type Count = { count: number };

/** Taking over the events of another calendar. */
export const calendarImport = {
  title: 'Import a calendar',
  intro: 'Bring the events of another calendar here. Importing it again updates them and adds nothing twice.',
  from: 'Where is it?',
  fromFile: 'In a file',
  fromAddress: 'At an address',
  file: 'Calendar file (.ics)',
  chooseFile: 'Choose a file',
  address: 'Address of the calendar',
  addressHint: 'It begins with https:// and usually ends in .ics.',
  addressWrong: 'Enter an address that begins with https://.',
  read: 'Read calendar',
  reading: 'Reading…',
  unreadable: 'This isn’t a calendar file we can read.',
  tooLarge: 'The file is larger than 2 MB.',
  nothing: 'There are no events to import in it.',
  found: (p: Count) => (p.count === 1 ? '1 event to import' : `${p.count} events to import`),
  range: (p: { from: string; to: string }) => `From ${p.from} to ${p.to}.`,
  series: (p: Count) => (p.count === 1 ? '1 of them repeats.' : `${p.count} of them repeat.`),
  sample: 'The first ones',
  skippedTitle: (p: Count) => (p.count === 1 ? '1 event stays out' : `${p.count} events stay out`),
  skipped: {
    no_date: 'has no date we can read',
    repeat_unknown: 'repeats in a way this calendar doesn’t have',
    changed_day: 'is one changed day of a series; the series is imported without the change',
    cancelled: 'is cancelled',
    too_long: 'lasts longer than a year',
    too_many: 'is beyond the first 2,000',
  } satisfies Record<SkipReason, string>,
  skippedLine: (p: { title: string; reason: string }) => `“${p.title}” ${p.reason}.`,
  skippedMore: (p: Count) => (p.count === 1 ? 'And 1 more.' : `And ${p.count} more.`),
  import: (p: Count) => (p.count === 1 ? 'Import 1 event' : `Import ${p.count} events`),
  done: (p: { added: string; changed: string; unchanged: string }) =>
    `Added: ${p.added}. Updated: ${p.changed}. Already here: ${p.unchanged}.`,
  refusedTitle: (p: Count) =>
    p.count === 1 ? '1 event wasn’t imported' : `${p.count} events weren’t imported`,
  close: 'Close',
  untitled: 'Untitled',
  fetchProblems: {
    address_invalid: 'Only public addresses that begin with https:// can be read.',
    address_unreachable: 'We couldn’t reach that address. Check it and try again.',
    address_refused: 'That address didn’t give us a calendar. It may ask for a password or no longer exist.',
    address_too_large: 'The calendar at that address is larger than 2 MB.',
  },
};

export type CalendarImportText = typeof calendarImport;
