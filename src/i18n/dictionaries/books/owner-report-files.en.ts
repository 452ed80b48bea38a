/** The journal as a file that is made in the background. */
export const ownerReportFiles = {
  title: 'Journal export',
  description: 'Every entry for a period in one CSV file. We prepare it in the background.',
  back: 'Reports',
  form: {
    title: 'New file',
    period: 'Period',
    property: 'Property',
    everyProperty: 'All properties',
    periodInvalid: 'Choose a first and last day, up to three years apart.',
    submit: 'Create file',
    asked: 'We’re preparing it. We’ll email you when it’s ready.',
  },
  list: {
    title: 'Files',
    text: 'Kept for seven days.',
    empty: 'No files',
    emptyText: 'Files you request appear here with their progress.',
    statuses: { waiting: 'Waiting', working: 'Preparing', done: 'Ready', failed: 'Failed' },
    progress: (p: { done: string; all: string }) => `${p.done} of ${p.all} entries`,
    progressOf: (p: { period: string }) => `Progress: ${p.period}`,
    ready: (p: { entries: string; size: string }) => `${p.entries} entries, ${p.size}`,
    failedText: 'We couldn’t create it. Request it again.',
    notAllowed: 'The person who requested it can no longer see finances.',
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
