import { useStore } from '@nanostores/react';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { $connectivity } from '#src/stores/connectivity.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import type { RecordPaths } from '../commands.ts';
import type { AreaName } from '../routes.ts';
import { filterItems, type PaletteItem } from './palette-items.ts';
import { PaletteList } from './palette-list.tsx';
import { type Found, useFound } from './use-found.ts';
import { usePalette } from './use-palette.ts';
import { useRecordActions } from './use-record-actions.ts';
import { useSuggested } from './use-suggested.ts';

/** Favorites and the places that the reader was at last. */
export interface Kept {
  /** What stands there before anything is typed. */
  readonly first: readonly PaletteItem[];
  readonly all: readonly PaletteItem[];
}

export interface PaletteProps {
  area: AreaName;
  /** Screens and actions, in the order in which they stand without a text. */
  items: readonly PaletteItem[];
  kept: Kept;
  /** Where a record of each kind is shown; without it records are not searched. */
  recordPaths?: RecordPaths | undefined;
  onTake: (path: string) => void;
  onClose: () => void;
}

/** Everything that can be reached, by typing a part of its name. */
export function Palette({ area, items, kept, recordPaths, onTake, onClose }: PaletteProps) {
  const text = useText('palette');
  const { actions } = useText('common');
  const [typed, setTyped] = useState('');
  const known = linesOf(items, kept, typed);
  const found = useFound(typed, recordPaths);
  const begun = useRecordActions(recordPaths ? typed : '', items);
  const own = [
    ...begun,
    ...known,
    ...found.items.filter(({ path }) => known.every((line) => line.path !== path)),
  ];
  const lines = [...own, ...useSuggested(typed, own, items, area)];
  const take = (item: PaletteItem) => onTake(item.path);
  const { listId, index, setMarked, onKeyDown } = usePalette(lines, typed, take);

  return (
    <Dialog isOpen isBare onClose={onClose} title={text.title} closeLabel={actions.close} size="wide">
      <div className="sticky top-0 flex items-center gap-3 border-b border-line bg-raised px-4 py-2">
        <Search size={20} aria-hidden="true" className="shrink-0 text-hint" />
        <input
          type="text"
          role="combobox"
          aria-label={text.title}
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={lines.length > 0 ? `${listId}-${index}` : undefined}
          placeholder={recordPaths ? text.placeholderWithRecords : text.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-hint"
        />
        <IconButton icon={X} label={actions.close} onClick={onClose} />
      </div>
      <PaletteList
        id={listId}
        items={lines}
        marked={index}
        groupLabel={(group) => text.groups[group as keyof typeof text.groups]}
        onMark={setMarked}
        onTake={take}
      />
      <Status count={lines.length} found={found} typed={typed} />
    </Dialog>
  );
}

/** How many lines there are, or why there is none; and what could not be searched, whatever was found without it. */
function Status({ count, found, typed }: { count: number; found: Found; typed: string }) {
  const text = useText('palette');
  const isOffline = useStore($connectivity) === 'offline';
  const missing = isOffline ? text.offline : found.hasFailed ? text.failed : null;
  const gap = typed.trim() !== '' && missing;
  return (
    <div role="status">
      {count > 0 ? (
        <p className="sr-only">{text.count({ count })}</p>
      ) : gap ? null : (
        <p className="px-5 py-8 text-center text-secondary">
          {found.isFetching ? text.searching : text.nothing({ text: typed })}
        </p>
      )}
      {gap ? <p className="border-t border-line px-5 py-3 text-14 text-secondary">{gap}</p> : null}
    </div>
  );
}

/** Before anything is typed what is kept stands first; then that of it is found which no screen's own line leads to. */
function linesOf(items: readonly PaletteItem[], kept: Kept, typed: string): PaletteItem[] {
  if (typed.trim() === '') return [...kept.first, ...items];
  const own = new Set(items.map(({ path }) => path));
  return filterItems([...kept.all.filter(({ path }) => !own.has(path)), ...items], typed);
}
