/** What a bank's file brings in, and the imports of an account. */
export const ownerBankImports = {
  counts: {
    added: (p: { count: number }) => (p.count === 1 ? '1 line to add' : `${p.count} lines to add`),
    known: (p: { count: number }) => (p.count === 1 ? '1 is already there' : `${p.count} are already there`),
    before: (p: { count: number }) =>
      p.count === 1 ? '1 is before the opening date' : `${p.count} are before the opening date`,
    leftOut: (p: { count: number }) => (p.count === 1 ? '1 is excluded' : `${p.count} are excluded`),
  },
  checking: 'Comparing with existing lines',
  likely: {
    title: (p: { count: number }) =>
      p.count === 1 ? '1 line is probably a duplicate' : `${p.count} lines are probably duplicates`,
    text: 'A line with the same date and amount already exists. Check the ones that are separate transactions.',
    twin: (p: { text: string }) => `Existing: ${p.text}`,
    noText: 'no text',
  },
  repeated: {
    title: (p: { count: number }) =>
      p.count === 1 ? '1 line is in the file twice' : `${p.count} lines are in the file more than once`,
    text: 'We add them because a bank may list two identical transactions. Uncheck the duplicates.',
  },
  all: 'Check all',
  nothing: 'Uncheck all',
  more: (p: { count: number }) => `and ${p.count} more, following your last check or uncheck of all`,
  done: {
    added: (p: { count: number }) => (p.count === 1 ? '1 line added' : `${p.count} lines added`),
    known: (p: { count: number }) =>
      p.count === 1 ? '1 was already there' : `${p.count} were already there`,
    before: (p: { count: number }) =>
      p.count === 1 ? '1 is before the opening date' : `${p.count} are before the opening date`,
    leftOut: (p: { count: number }) => (p.count === 1 ? '1 excluded' : `${p.count} excluded`),
  },
  history: {
    button: 'Imports',
    title: 'Imports',
    description: 'The latest 200 files imported into this account.',
    caption: 'Imports of this account',
    empty: 'No files imported yet.',
    columns: { file: 'File', who: 'Imported', days: 'Days', counts: 'Lines', state: 'Status' },
    days: (p: { from: string; to: string }) => (p.from === p.to ? p.from : `${p.from} – ${p.to}`),
    somebody: 'Former team member',
    undone: (p: { name: string }) => `Undone by ${p.name}`,
    here: 'In the account',
    nothingAdded: 'Nothing added',
    undo: 'Undo',
    undoOf: (p: { file: string }) => `Undo ${p.file}`,
    undoTitle: (p: { file: string }) => `Undo the import of ${p.file}?`,
    undoText: (p: { count: number }) =>
      p.count === 1
        ? 'The line it added will be removed from the account.'
        : `The ${p.count} lines it added will be removed from the account.`,
    undoWays: 'Excluded lines are removed too. Your books don’t change, and you can import the file again.',
    undoSubmit: 'Undo import',
    removed: (p: { count: number }) =>
      p.count === 1 ? 'Import undone: 1 line removed.' : `Import undone: ${p.count} lines removed.`,
  },
};
export type OwnerBankImportsText = typeof ownerBankImports;
