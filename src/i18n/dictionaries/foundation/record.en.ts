/** What the page of every record has. */
export const record = {
  actions: 'Actions',
  related: 'Related',
  timeline: 'Timeline',
  nothingYet: 'Nothing has happened yet.',
  more: 'Show more',
  shown: (p: { count: number; total: number }) => `${p.count} of ${p.total} shown`,
  print: 'Print with all sections',
};

export type RecordText = typeof record;
