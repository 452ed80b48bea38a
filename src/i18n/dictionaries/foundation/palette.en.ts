import { reportNames } from '../books/report-names.en.ts';
import { taxPlaces } from '../taxes/tax-places.en.ts';
import { paletteWords } from './palette-words.en.ts';

/** The palette that finds every screen, action and record, and the sheet of keys. Fetched when one of them opens. */
export const palette = {
  title: 'Search and commands',
  placeholder: 'Search screens',
  placeholderWithRecords: 'Search screens, actions, properties or tenants',
  groups: {
    favorites: 'Favorites',
    recent: 'Recent',
    actions: 'Actions',
    screens: 'Screens',
    property: 'Properties',
    unit: 'Units',
    person: 'People',
  },
  commands: {
    addProperty: 'Add property',
    newTenant: 'New tenant and lease',
    addCharge: 'Add charge',
    recordPayment: 'Record payment',
    newMaintenance: 'New maintenance request',
    newMessage: 'Send message',
    newNotice: 'New notice',
    newBill: 'New bill',
    reviewPayments: 'Review reported payments',
    lateCharges: 'View overdue charges',
    vacantUnits: 'View vacant units',
    inviteMember: 'Invite team member',
    shortcuts: 'Keyboard shortcuts',
  },
  /** What stands on a screen and is looked for by a name of its own. */
  finds: {
    ...taxPlaces,
    recurringBills: 'Recurring bills',
    areas: 'Common areas and reservations',
    parcels: 'Packages',
    rules: 'House rules',
    reports: 'Community posts reported',
    email: 'Email address',
    notifications: 'Notifications',
    privacy: 'Privacy and your data',
    language: 'Language',
    theme: 'Light or dark theme',
    timeZone: 'Time zone',
    deletion: 'Delete account',
    secondFactor: 'Two-step verification',
    sessions: 'Signed-in devices',
    personal: 'Name and photo',
    contact: 'Phone and contact details',
    map: 'Map of properties',
  },
  reports: reportNames,
  /** What people call a screen, a command or a find besides its name, by its id. */
  words: paletteWords,
  searching: 'Searching…',
  failed: 'We couldn’t search properties and people just now. You can still open screens.',
  nothing: (p: { text: string }) => `No results for “${p.text}”.`,
  count: (p: { count: number }) => (p.count === 1 ? '1 result' : `${p.count} results`),
  sheet: {
    title: 'Keyboard shortcuts',
    text: 'Press the keys in order, one after the other.',
    always: 'Anywhere',
    screens: 'Go to',
    actions: 'Start',
    palette: 'Search and commands',
    sheet: 'This list',
    search: 'Search the list on screen',
    close: 'Close the open window',
    letters: 'Single-key shortcuts',
    lettersHint: 'Turn these off if you use voice dictation. Ctrl and ⌘ shortcuts still work.',
  },
};

export type PaletteText = typeof palette;
