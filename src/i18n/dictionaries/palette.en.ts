/** The palette that finds every screen, action and record, and the sheet of keys. Fetched when one of them opens. */
export const palette = {
  title: 'Find or do',
  placeholder: 'Type the name of a screen',
  placeholderWithRecords: 'A screen, an action, a property, a unit or a tenant',
  groups: {
    actions: 'Actions',
    screens: 'Screens',
    property: 'Properties',
    unit: 'Units',
    person: 'People',
  },
  commands: {
    addProperty: 'Add a property',
    newTenant: 'New tenant and lease',
    recordPayment: 'Record a payment',
    newMaintenance: 'New maintenance request',
    newBill: 'New bill',
    reviewPayments: 'Review reported payments',
    lateCharges: 'See late charges',
    vacantUnits: 'See vacant units',
    inviteMember: 'Invite somebody to the team',
    shortcuts: 'Keyboard shortcuts',
  },
  searching: 'Searching…',
  failed: 'Properties and people could not be searched just now. Screens still open from here.',
  nothing: (p: { text: string }) => `Nothing is called “${p.text}”.`,
  count: (p: { count: number }) => (p.count === 1 ? '1 result' : `${p.count} results`),
  sheet: {
    title: 'Keyboard shortcuts',
    text: 'Keys written one after the other are pressed one after the other.',
    always: 'Anywhere',
    screens: 'Go to',
    actions: 'Begin',
    palette: 'Find or do',
    sheet: 'This list',
    search: 'Search in the list on screen',
    close: 'Close what is open',
    letters: 'Shortcuts of letters and signs',
    lettersHint: 'Switch them off if you write with your voice. Those with Ctrl or ⌘ stay.',
  },
};

export type PaletteText = typeof palette;
