/** Moving something by pointer or keyboard: what is said of it. */
export const drag = {
  handle: (p: { item: string }) => `Move “${p.item}”`,
  keys: 'Use the arrow keys to move, Space to drop and Escape to cancel.',
  pickedUp: (p: { item: string; target: string }) =>
    `Picked up “${p.item}” from ${p.target}. Use the arrow keys to move, Space to drop and Escape to cancel.`,
  over: (p: { target: string }) => `Over ${p.target}.`,
  closed: (p: { target: string }) => `Over ${p.target}. It can’t go there.`,
  dropped: (p: { item: string; target: string }) => `Dropped “${p.item}” on ${p.target}.`,
  refused: (p: { item: string; target: string }) =>
    `“${p.item}” can’t go to ${p.target}. It stays in its place.`,
  returned: (p: { item: string }) => `“${p.item}” is back in its place.`,
};

export type DragText = typeof drag;
