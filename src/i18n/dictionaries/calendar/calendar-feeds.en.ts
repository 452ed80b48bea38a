/** Addresses at which calendar programs read, and calendars that are taken over. */
export const calendarFeeds = {
  title: 'Calendar links',
  intro:
    'With a link, Google, Apple or Outlook shows these dates in your own calendar and keeps them up to date.',
  none: 'You have no links yet.',
  add: 'New link',
  name: 'Name',
  nameHint: 'For example “My phone”.',
  nameMissing: 'Enter a name.',
  kinds: 'What it shows',
  kindsHint: 'Choose none to show everything.',
  property: 'Property',
  everyProperty: 'All properties',
  isOwnOnly: 'Only what’s assigned to me',
  withNames: 'Name the tenants',
  withNamesHint: 'Whoever opens your calendar program would see their names.',
  create: 'Create link',
  created: 'Link created.',
  secretTitle: 'Copy it now',
  secretText: 'Whoever has this address can read these dates. For safety, we show it only this once.',
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied.',
  howTitle: 'How to add it',
  how: {
    google:
      'Google: on a computer, open Google Calendar. Next to “Other calendars”, press + and choose “From URL”. Paste the address.',
    apple:
      'Apple: on an iPhone, open Settings. Tap Apps, then Calendar, then Calendar Accounts. Choose “Add Subscribed Calendar” and paste the address.',
    outlook:
      'Outlook: open the calendar and press “Add calendar”, then “Subscribe from web”. Paste the address.',
  },
  neverRead: 'No program has read it yet.',
  readAgo: (p: { reader: string; ago: string }) => `${p.reader} read it ${p.ago}.`,
  someProgram: 'A program',
  withNamesOn: 'names tenants',
  ownOnlyOn: 'only yours',
  everything: 'everything',
  rename: 'Rename',
  renameOf: (p: { name: string }) => `Rename “${p.name}”`,
  renamed: 'Link renamed.',
  revoke: 'Turn off',
  revokeOf: (p: { name: string }) => `Turn off “${p.name}”`,
  revokeQuestion: (p: { name: string }) => `Turn off “${p.name}”?`,
  revokeText:
    'Programs that use this address no longer get these dates. You can create another link at any time.',
  revoked: 'The link is off.',
};

export type CalendarFeedsText = typeof calendarFeeds;
