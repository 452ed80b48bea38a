type Count = { count: number };

/** What the lists of properties and units have in common. */
export const ownerLists = {
  bulk: {
    label: 'Actions for selected rows',
    archive: 'Archive',
    restore: 'Restore',
    clear: 'Clear selection',
    archived: (p: Count) => (p.count === 1 ? '1 archived.' : `${p.count} archived.`),
    restored: (p: Count) => (p.count === 1 ? '1 restored.' : `${p.count} restored.`),
    inUse: (p: Count) =>
      p.count === 1
        ? '1 wasn’t archived: it has a lease that’s active or being signed.'
        : `${p.count} weren’t archived: they have leases that are active or being signed.`,
  },
  savedViews: {
    title: 'Views',
    save: 'Save this view',
    submit: 'Save view',
    manage: 'Manage views',
    name: 'View name',
    nameHint: 'Saves your search, filters and sort order. Only you can see it.',
    saved: (p: { name: string }) => `View “${p.name}” saved.`,
    taken: 'You already have a view with this name.',
    remove: (p: { name: string }) => `Delete ${p.name}`,
    none: 'No saved views.',
    problems: { nameLong: 'Use up to 60 characters.' },
  },
};

export type OwnerListsText = typeof ownerLists;
