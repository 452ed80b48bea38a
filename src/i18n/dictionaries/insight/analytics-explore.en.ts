/** Any measure by up to two dimensions, and boards of such questions. */
export const analyticsExplore = {
  title: 'Explore',
  about: 'Choose a figure and what to cut it by. The address keeps your question.',
  measure: 'Figure',
  first: 'Cut by',
  second: 'And by',
  whole: 'Nothing',
  compare: 'Compare with the period and the year before',
  form: 'Chart',
  forms: { bars: 'Bars', columns: 'Columns', line: 'Line', table: 'Table only' },
  noMatch: 'No figure has that name.',
  changeBefore: 'Change',
  changeYear: 'Change in a year',
  drawn: (p: { count: number; total: number }) =>
    `The chart shows the largest ${p.count} of ${p.total}. The table has all of them.`,
  cut: 'There are more than 5,000 rows. Choose fewer days or another cut.',
  open: (p: { name: string }) => `Where it comes from: ${p.name}`,
  files: { label: 'Save', csv: 'CSV', xlsx: 'Excel', png: 'Picture (PNG)', print: 'Print or PDF' },
  noPicture: 'This view has no chart to save as a picture.',
  board: {
    add: 'Add to board',
    addTitle: 'Add to a board',
    which: 'Board',
    fresh: 'A new board',
    name: 'Name',
    nameHint: 'Such as “Every Monday”.',
    share: 'Share with the team',
    shareHint: 'Those who can see the money see it. Only you change it.',
    added: (p: { name: string }) => `Added to ${p.name}`,
    taken: 'You already have a board with that name.',
    full: 'A board has twelve questions at most.',
    problems: {
      required: 'Give the board a name.',
      nameLong: 'Use 60 characters at most.',
    },
  },
};

export type AnalyticsExploreText = typeof analyticsExplore;
