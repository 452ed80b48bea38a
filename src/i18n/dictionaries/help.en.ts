/** Guides for tenants, and whether the service answers. */
export const help = {
  title: 'Help',
  text: 'Short guides on everything you can do here.',
  search: 'Search the guides',
  found: (p: { count: number }) => (p.count === 1 ? '1 guide' : `${p.count} guides`),
  noMatchTitle: 'No guide has those words',
  noMatchText: 'Try another word, or write to your landlord or to us.',
  errorTitle: 'The guides could not be loaded',
  back: 'All guides',
  contact: 'Ask somebody',
  contactText:
    'About your lease, your payments or your home, your landlord knows best. About this page itself, write to us.',
  landlord: 'Whom to call in your building',
  write: 'Write to Llavero',
  status: 'Does the service answer?',
  statusText: 'Asked from this device just now.',
  parts: { data: 'Your data', signIn: 'Signing in' },
  up: 'Answers',
  down: 'Does not answer',
  offline: 'You have no connection',
  milliseconds: (p: { count: number }) => `in ${p.count} ms`,
  checking: 'Asking…',
  checkAgain: 'Ask again',
};
export type HelpText = typeof help;
