/** What a bank's file brings in, and the imports of an account. */
export const ownerBankImports = {
  counts: {
    added: (p: { count: number }) => (p.count === 1 ? '1 line to add' : `${p.count} lines to add`),
    known: (p: { count: number }) => (p.count === 1 ? '1 is there already' : `${p.count} are there already`),
    before: (p: { count: number }) =>
      p.count === 1 ? '1 comes before the opening' : `${p.count} come before the opening`,
    leftOut: (p: { count: number }) => (p.count === 1 ? '1 is left out' : `${p.count} are left out`),
  },
  checking: 'Comparing with what is there',
  likely: {
    title: (p: { count: number }) =>
      p.count === 1 ? '1 line is probably there already' : `${p.count} lines are probably there already`,
    text: 'A line with the same day and amount is there. Check the ones that are another movement.',
    twin: (p: { text: string }) => `There already: ${p.text}`,
    noText: 'no text',
  },
  repeated: {
    title: (p: { count: number }) =>
      p.count === 1 ? '1 line is in the file twice' : `${p.count} lines are in the file more than once`,
    text: 'They are added, because a bank may list two equal movements. Uncheck what is the same movement.',
  },
  all: 'Check all',
  nothing: 'Uncheck all',
  more: (p: { count: number }) => `and ${p.count} more, as the last choice for all says`,
  done: {
    added: (p: { count: number }) => (p.count === 1 ? '1 line added' : `${p.count} lines added`),
    known: (p: { count: number }) =>
      p.count === 1 ? '1 was there already' : `${p.count} were there already`,
    before: (p: { count: number }) =>
      p.count === 1 ? '1 comes before the opening' : `${p.count} come before the opening`,
    leftOut: (p: { count: number }) => (p.count === 1 ? '1 left out' : `${p.count} left out`),
  },
  history: {
    button: 'Imports',
    title: 'Imports',
    description: 'The files that were brought into this account. The latest 200.',
    caption: 'Imports of this account',
    empty: 'No file was imported yet.',
    columns: { file: 'File', who: 'Imported', days: 'Days', counts: 'Lines', state: 'State' },
    days: (p: { from: string; to: string }) => (p.from === p.to ? p.from : `${p.from} – ${p.to}`),
    noDays: '—',
    somebody: 'Somebody who left the team',
    undone: (p: { name: string }) => `Undone by ${p.name}`,
    here: 'In the account',
    nothingAdded: 'Added nothing',
    undo: 'Undo',
    undoOf: (p: { file: string }) => `Undo ${p.file}`,
    undoTitle: (p: { file: string }) => `Undo the import of ${p.file}?`,
    undoText: (p: { count: number }) =>
      p.count === 1
        ? 'The line that it added is taken out of the account.'
        : `The ${p.count} lines that it added are taken out of the account.`,
    undoWays:
      'Lines that were left out with a reason go too. Nothing in your books changes. The file can be imported again.',
    undoSubmit: 'Undo import',
    removed: (p: { count: number }) =>
      p.count === 1 ? 'Import undone: 1 line taken out.' : `Import undone: ${p.count} lines taken out.`,
  },
};
export type OwnerBankImportsText = typeof ownerBankImports;
