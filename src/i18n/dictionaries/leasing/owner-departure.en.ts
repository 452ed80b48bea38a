type Named = { name: string };
type Day = { date: string };

/** A tenant leaves a lease that others go on with. */
export const departureEn = {
  leaves: 'Leaves',
  leavesOf: (p: Named) => `${p.name} leaves the lease`,
  changeDay: 'Change the day',
  changeDayOf: (p: Named) => `Change the day ${p.name} leaves`,
  stays: 'Stays after all',
  staysOf: (p: Named) => `${p.name} stays after all`,
  staysTitle: (p: Named) => `Does ${p.name} stay?`,
  staysText: 'The last day is withdrawn. They stay on the lease.',
  lastDay: (p: Day) => `Last day: ${p.date}`,
  title: (p: Named) => `When does ${p.name} leave?`,
  text: 'The others stay on the lease. The deposit stays with it.',
  after:
    'From the next day, they get no messages about the lease and can’t act on it. They can still read what was theirs up to that day.',
  autopay: 'If they have autopay, it ends and they’re told.',
  leftOn: 'Last day on the lease',
  leftOnInvalid: (p: { from: string; to: string }) => `Choose a day from ${p.from} to ${p.to}.`,
  primary: 'Main tenant from then on',
  primaryHint: 'Listed first on receipts and lists. Earlier papers don’t change.',
  primarySame: 'As agreed before',
  submit: 'Save the last day',
  done: 'Last day saved',
  former: 'No longer on the lease',
  left: (p: Day) => `Left on ${p.date}`,
  back: 'Put back',
  backOf: (p: Named) => `Put back on the lease: ${p.name}`,
  backTitle: (p: Named) => `Is ${p.name} on the lease again?`,
  backText:
    'They’ll be a tenant on the lease again and can read all of it, including what came while they were away.',
  backDone: 'On the lease again',
};
export type DepartureText = typeof departureEn;

export const departureHistoryEn = {
  leaves: (p: Named & Day) => `${p.name} leaves; last day ${p.date}`,
  leavesFirst: (p: Named & Day & { next: string }) =>
    `${p.name} leaves; last day ${p.date}. ${p.next} is the main tenant from then on`,
  stays: (p: Named) => `${p.name} stays on the lease`,
};
