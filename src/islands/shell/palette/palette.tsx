import { useQuery } from '@tanstack/react-query';
import { Building2, DoorOpen, Search, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { type FoundRecord, type RecordKind, searchQueries } from '#src/data/foundation/search/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { useOrganizations } from '../session.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { filterItems, type PaletteItem } from './palette-items.ts';
import { PaletteList } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';

const icons = { property: Building2, unit: DoorOpen, person: UserRound } as const;

/** Favorites and the places that the reader was at last. */
export interface Kept {
  /** What stands there before anything is typed. */
  readonly first: readonly PaletteItem[];
  readonly all: readonly PaletteItem[];
}

export interface PaletteProps {
  /** Screens and actions, in the order in which they stand without a text. */
  items: readonly PaletteItem[];
  kept: Kept;
  /** Where a record of each kind is shown; without it records are not searched. */
  recordPaths?: Readonly<Record<RecordKind, (id: string) => string>>;
  onTake: (path: string) => void;
  onClose: () => void;
}

/** Everything that can be reached, by typing a part of its name. */
export function Palette({ items, kept, recordPaths, onTake, onClose }: PaletteProps) {
  const text = useText('palette');
  const { actions } = useText('common');
  const [typed, setTyped] = useState('');
  const known = linesOf(items, kept, typed);
  const found = useRecords(typed, recordPaths);
  const lines = [...known, ...found.items.filter(({ path }) => known.every((line) => line.path !== path))];
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
      <p role="status" className={lines.length > 0 ? 'sr-only' : 'px-5 py-8 text-center text-secondary'}>
        {lines.length > 0
          ? text.count({ count: lines.length })
          : found.isFetching
            ? text.searching
            : found.hasFailed
              ? text.failed
              : text.nothing({ text: typed })}
      </p>
    </Dialog>
  );
}

/** Before anything is typed what is kept stands first; then that of it is found which no screen's own line leads to. */
function linesOf(items: readonly PaletteItem[], kept: Kept, typed: string): PaletteItem[] {
  if (typed.trim() === '') return [...kept.first, ...items];
  const own = new Set(items.map(({ path }) => path));
  return filterItems([...kept.all.filter(({ path }) => !own.has(path)), ...items], typed);
}

function useRecords(typed: string, paths: PaletteProps['recordPaths']) {
  const { active } = useOrganizations();
  const wanted = useDebouncedValue(typed.trim());
  const isAsked = paths !== undefined && active !== null && wanted !== '' && typed.trim() !== '';
  const query = useQuery({ ...searchQueries.records(active?.id ?? '', wanted), enabled: isAsked });
  const toItem = ({ kind, id, title, detail }: FoundRecord): PaletteItem => ({
    id: `${kind}-${id}`,
    group: kind,
    label: title,
    detail: kind === 'person' ? formatPhone(detail) : detail,
    path: paths?.[kind](id) ?? '/',
    icon: icons[kind],
  });
  return {
    items: isAsked ? (query.data ?? []).map(toItem) : [],
    isFetching: isAsked && (query.isFetching || wanted !== typed.trim()),
    hasFailed: isAsked && query.isError,
  };
}
