/** The screens that somebody marked with a star. */
export const favorites = {
  add: 'Add to favorites',
  remove: 'Remove from favorites',
  added: 'Added to your favorites',
  removed: 'Removed from your favorites',
  full: (p: { count: number }) => `You already have ${p.count} favorites. Remove one first.`,
  title: 'Organize favorites',
  none: 'You have no favorites. Use the star next to a screen’s title to add one.',
  up: (p: { title: string }) => `Move ${p.title} up`,
  down: (p: { title: string }) => `Move ${p.title} down`,
  removeOne: (p: { title: string }) => `Remove ${p.title}`,
};

export type FavoritesText = typeof favorites;
