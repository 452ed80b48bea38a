import { type KeyboardEvent, useId, useState } from 'react';
import type { PaletteItem } from './palette-items.ts';

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Which line is marked, and what the keyboard does with it. */
export function usePalette(items: readonly PaletteItem[], text: string, take: (item: PaletteItem) => void) {
  const listId = useId();
  // What was typed decides what comes first: with another text the mark is at the top again.
  const [mark, setMark] = useState({ text: '', index: 0 });
  const index = mark.text === text ? Math.min(mark.index, Math.max(0, items.length - 1)) : 0;
  const setMarked = (next: number) => setMark({ text, index: next });

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const isEditing = (event.key === 'Home' || event.key === 'End') && text !== '';
    if (move && items.length > 0 && !isEditing) {
      event.preventDefault();
      const next = move(index, items.length);
      setMarked(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const item = items[index];
      if (item) take(item);
    }
  };
  return { listId, index, setMarked, onKeyDown };
}
