/** Boards: questions to the measures that are kept under a name. */
export const analyticsBoards = {
  title: 'Boards',
  about: 'Questions that you keep together. Each board has an address of its own.',
  list: 'Boards',
  name: 'Board',
  count: (p: { count: number }) => (p.count === 1 ? '1 question' : `${p.count} questions`),
  shared: 'Shared with the team',
  own: 'Only you',
  ofOthers: 'Shared by someone else',
  empty: {
    title: 'No boards yet',
    text: 'Ask something in Explore and add it to a board.',
    action: 'Explore',
  },
  actions: (p: { name: string }) => `Actions of ${p.name}`,
  rename: 'Rename or share',
  remove: 'Delete',
  removed: (p: { name: string }) => `Deleted: ${p.name}`,
  saved: (p: { name: string }) => `Saved: ${p.name}`,
  up: (p: { name: string }) => `Move ${p.name} up`,
  down: (p: { name: string }) => `Move ${p.name} down`,
  takeOut: (p: { name: string }) => `Remove ${p.name} from the board`,
  takenOut: (p: { name: string }) => `Removed: ${p.name}`,
  openIn: (p: { name: string }) => `Open ${p.name} in Explore`,
  copy: 'Copy link',
  copied: 'Link copied',
  back: 'All boards',
  emptyBoard: { title: 'Nothing on this board', text: 'Ask something in Explore and add it here.' },
  by: (p: { measure: string; dimensions: string }) => `${p.measure} by ${p.dimensions}`,
};

export type AnalyticsBoardsText = typeof analyticsBoards;
