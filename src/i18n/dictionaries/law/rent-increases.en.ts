/** The same increase for many leases. */
export const rentIncreases = {
  title: 'Raise the rent of many leases',
  text: 'Choose leases, a day and a percentage. Each lease gets a rent step from that day.',
  none: 'No leases in force',
  startsOn: 'New rent from',
  percent: 'Increase in %',
  leases: 'Leases',
  from: (p: { before: string; after: string }) => `${p.before} → ${p.after}`,
  aboveCap: (p: { maximum: string; law: string; article: string }) =>
    `Above the cap without an express agreement: at most ${p.maximum} (${p.law}, art. ${p.article})`,
  isAgreed: 'Each of these tenants has agreed in writing, or the contract sets this increase',
  problems: {
    startsOn: 'Choose a day after today.',
    percent: 'Enter a percentage above 0, up to 100.',
    leases: 'Choose at least one lease.',
    isAgreed: 'Rent goes up by agreement. Confirm that there is one.',
  },
  submit: (p: { count: number }): string =>
    p.count === 1 ? 'Raise the rent of 1 lease' : `Raise the rent of ${p.count} leases`,
  done: (p: { count: number }): string =>
    p.count === 1 ? 'Rent of 1 lease changed' : `Rent of ${p.count} leases changed`,
  refused: 'Not changed',
  changed: 'Changed',
  write: 'Write to their tenants',
  notice: {
    title: 'Notice to their tenants',
    needsAcknowledgement: 'Ask tenants to confirm that they read it',
    send: (p: { count: number }): string =>
      p.count === 1 ? 'Send the notice for 1 lease' : `Send the notice for ${p.count} leases`,
    sent: 'Notice sent',
    open: 'Open the notice',
  },
};

export type RentIncreasesText = typeof rentIncreases;
