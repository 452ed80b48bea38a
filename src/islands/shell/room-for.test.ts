import { expect, it } from 'vitest';
import { roomFor } from './room-for.ts';

const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name }));

it.each([
  [5, 3, []],
  [3, 3, []],
  [1, 1, ['b.jpg', 'c.jpg']],
  [0, 0, ['a.jpg', 'b.jpg', 'c.jpg']],
  [-1, 0, ['a.jpg', 'b.jpg', 'c.jpg']],
])('with room for %i takes %i and names the rest', (room, count, names) => {
  const { taken, leftOut } = roomFor(files, room);
  expect(taken).toEqual(files.slice(0, count));
  expect(leftOut).toEqual(names);
});
