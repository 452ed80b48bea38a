type Count = { count: number };

/** What the lists of properties and units have in common. */
export const ownerLists = {
  bulk: {
    label: 'What to do with the selected rows',
    archive: 'Archive',
    restore: 'Restore',
    export: 'Export CSV',
    clear: 'Clear selection',
    archived: (p: Count) => (p.count === 1 ? '1 is archived.' : `${p.count} are archived.`),
    restored: (p: Count) => (p.count === 1 ? '1 is back.' : `${p.count} are back.`),
    inUse: (p: Count) =>
      p.count === 1
        ? '1 stays where it is: it has a lease that runs or is being signed.'
        : `${p.count} stay where they are: they have a lease that runs or is being signed.`,
  },
  savedViews: {
    title: 'Views',
    save: 'Save this view',
    submit: 'Save view',
    manage: 'Manage views',
    name: 'Name of the view',
    nameHint: 'The search, the filters and the order are kept, for you alone.',
    saved: (p: { name: string }) => `The view "${p.name}" is saved.`,
    taken: 'You already have a view with this name.',
    remove: (p: { name: string }) => `Forget ${p.name}`,
    none: 'No view is saved.',
    problems: { nameLong: 'At most 60 characters.' },
  },
};

export type OwnerListsText = typeof ownerLists;
