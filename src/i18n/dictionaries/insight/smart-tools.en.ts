/** The screen of what waits and what changed. */
export const smartTools = {
  description: 'What is waiting for you, and what has changed.',
  waiting: {
    title: 'Waiting for you',
    none: 'Nothing is waiting for you.',
    error: 'We couldn’t load what is waiting for you',
  },
  changes: {
    title: 'What changed',
    since: (p: { day: string }) => `Since ${p.day}, the latest first.`,
    period: 'Period',
    periods: { '1': '1 day', '7': '7 days', '30': '30 days' },
    matters: 'Changes by subject',
    none: 'Nothing changed in these days.',
    error: 'We couldn’t load what changed',
    more: (p: { count: string }) => `The latest ${p.count} changes are shown. There are more under Activity.`,
  },
};
export type SmartToolsText = typeof smartTools;
