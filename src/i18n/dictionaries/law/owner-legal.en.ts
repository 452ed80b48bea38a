/** The owner's screen of the law. */
export const ownerLegal = {
  title: 'Legal',
  text: 'The law on rentals: guided files, articles, dates, and whether a contract keeps to it.',
  tabs: {
    label: 'Parts',
    files: 'Files',
    library: 'Articles',
    dates: 'Dates',
    papers: 'Papers',
    check: 'Contract check',
    increase: 'Rent increases',
  },
};

export type OwnerLegalText = typeof ownerLegal;
