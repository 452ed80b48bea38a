import { classNames } from '#src/ui/class-names.ts';
import { KeyCaps } from '#src/ui/components/key-caps.tsx';
import type { PaletteItem } from './palette-items.ts';

interface PaletteListProps {
  id: string;
  items: readonly PaletteItem[];
  marked: number;
  groupLabel: (group: string) => string;
  onMark: (index: number) => void;
  onTake: (item: PaletteItem) => void;
}

/** The palette's lines under the names of their groups. The text field above keeps the focus and moves the mark. */
export function PaletteList({ id, items, marked, groupLabel, onMark, onTake }: PaletteListProps) {
  const groups = [...new Set(items.map((item) => item.group))];
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={groups.map(groupLabel).join(', ')} className="p-2">
      {groups.map((group) => (
        <fieldset key={group} aria-label={groupLabel(group)} className="min-w-0">
          <div aria-hidden="true" className="px-3 pt-3 pb-1 text-14 font-medium text-hint">
            {groupLabel(group)}
          </div>
          {items.map((item, index) =>
            item.group === group ? (
              <Line
                key={item.id}
                id={`${id}-${index}`}
                item={item}
                isMarked={index === marked}
                onMark={() => onMark(index)}
                onTake={() => onTake(item)}
              />
            ) : null,
          )}
        </fieldset>
      ))}
    </div>
  );
}

interface LineProps {
  id: string;
  item: PaletteItem;
  isMarked: boolean;
  onMark: () => void;
  onTake: () => void;
}

function Line({ id, item, isMarked, onMark, onTake }: LineProps) {
  const { icon: Icon, label, detail, keys } = item;
  return (
    // The keyboard works on the field, which names the marked line; the pointer works here.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      data-active={isMarked || undefined}
      onKeyDown={(event) => event.key === 'Enter' && onTake()}
      onPointerMove={onMark}
      onClick={onTake}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
        isMarked && 'bg-selected',
      )}
    >
      <Icon size={18} aria-hidden="true" className="shrink-0 text-secondary" />
      <span className="min-w-0 flex-1 truncate">
        {label}
        {detail ? <span className="block truncate text-14 text-hint sm:ml-2 sm:inline">{detail}</span> : null}
      </span>
      {keys ? <KeyCaps keys={keys} /> : null}
    </div>
  );
}
