/** The journal as a file that is made in the background. */
export const ownerReportFiles = {
  title: 'Journal of a year',
  description:
    'Every entry of a period in one CSV file, however many there are. It is made while other work goes on.',
  back: 'Reports',
  form: {
    title: 'New file',
    period: 'Period',
    thisYear: (p: { year: string }) => `${p.year}, so far`,
    days: 'Other dates',
    from: 'From',
    to: 'To',
    property: 'Property',
    everyProperty: 'All properties',
    periodInvalid: 'Choose a first and a last day, three years at most.',
    submit: 'Make the file',
    asked: 'It is being made. A message goes out when it is ready.',
  },
  list: {
    title: 'Files',
    text: 'Kept for seven days.',
    empty: 'No files',
    emptyText: 'What is asked for appears here, with how far it is.',
    statuses: { waiting: 'Waiting', working: 'Being made', done: 'Ready', failed: 'Failed' },
    progress: (p: { done: string; all: string }) => `${p.done} of ${p.all} entries`,
    progressOf: (p: { period: string }) => `How far: ${p.period}`,
    ready: (p: { entries: string; size: string }) => `${p.entries} entries, ${p.size}`,
    failedText: 'It could not be made. Ask for it again.',
    notAllowed: 'Who asked for it may not read the money any more.',
    download: 'Download',
    downloadOf: (p: { period: string }) => `Download ${p.period}`,
    remove: (p: { period: string }) => `Remove ${p.period}`,
    removed: 'Removed.',
    kilobytes: (p: { count: string }) => `${p.count} KB`,
    megabytes: (p: { count: string }) => `${p.count} MB`,
  },
  fileName: 'journal',
};

export type OwnerReportFilesText = typeof ownerReportFiles;
