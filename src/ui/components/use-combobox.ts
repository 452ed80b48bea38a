import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './combobox.tsx';
import { filterOptions } from './combobox-filter.ts';
import { nextIndex } from './next-index.ts';
import { placePopup } from './place-popup.ts';

type ComboboxState = {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
};

function showPopup(anchor: HTMLElement, popup: HTMLElement, isOpen: boolean): void {
  if (popup.matches(':popover-open') !== isOpen) popup.togglePopover(isOpen);
  if (isOpen) placePopup(anchor, popup, 'start', true);
}

/** What a combobox knows and does: its query, its matches, the active one, opening, closing, taking. */
export function useCombobox({ options, value, onChange }: ComboboxState) {
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = query !== null;
  const matches = isOpen ? filterOptions(options, query) : [];
  const chosenIndex = options.findIndex((option) => option.value === value);

  // After every change of the list, because its height decides whether it fits below the field.
  useLayoutEffect(() => {
    if (anchor.current && popup.current) showPopup(anchor.current, popup.current, isOpen);
  });

  const open = (text: string) => {
    setQuery(text);
    setActive(text === '' ? Math.max(0, chosenIndex) : 0);
  };
  const close = () => setQuery(null);
  const take = (option: ComboboxOption | undefined) => {
    if (!option) return;
    onChange(option.value);
    close();
  };
  /** What was typed and left does not vanish when it can mean one thing only. */
  const leave = () => {
    if (query && matches.length === 1) take(matches[0]);
    close();
  };
  const type = (text: string) => {
    if (text === '') onChange(null);
    open(text);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const moved = isArrow ? nextIndex(event.key, active, matches.length) : null;
    if (moved !== null) {
      event.preventDefault();
      if (!isOpen) return open('');
      setActive(moved);
      document.getElementById(`${listId}-${moved}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      take(matches[active]);
    } else if (event.key === 'Escape' && isOpen) {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return {
    listId,
    anchor,
    popup,
    query,
    active,
    isOpen,
    matches,
    chosen: options[chosenIndex],
    open,
    leave,
    take,
    type,
    onKeyDown,
  };
}
