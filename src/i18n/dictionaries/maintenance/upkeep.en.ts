/** What a request has besides its history: equipment, a checklist, a sheet for whoever does the work. */
export const upkeep = {
  asset: 'Equipment',
  chooseAsset: 'Choose the equipment',
  assetSaved: 'Equipment saved.',
  checklist: 'Checklist',
  teamOnly: 'Only your team sees it.',
  doneOf: (p: { done: number; count: number }) => `${p.done} of ${p.count} done. Only your team sees it.`,
  newItem: 'New item',
  addItem: 'Add item',
  itemMissing: 'Enter the item first.',
  sheet: {
    open: 'Work sheet',
    title: 'Work sheet',
    text: 'One page to take to the job.',
    print: 'Print',
    back: 'Request',
    what: 'What',
    where: 'Where',
    access: 'Access',
    contact: 'Contact',
    noContact: 'Ask the office.',
    assigned: 'Assigned to',
    scheduled: 'Visit',
    photos: 'Photos',
    done: 'Work done',
    materials: 'Materials',
    signature: 'Signature',
    name: 'Name',
    date: 'Date and time',
  },
};

export type UpkeepText = typeof upkeep;
