import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { nextIndex } from './next-index.ts';
import { type PopupAlign, placePopup } from './place-popup.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** What stands at the end of the line, such as a check for the current choice. */
  end?: ReactNode;
  onSelect: () => void;
  tone?: 'normal' | 'danger';
  isDisabled?: boolean;
  /** A second line, such as why it cannot be done now; a disabled item with one can still be reached and read. */
  hint?: string;
  /** Makes it a choice among others (a radio in the menu) instead of an action. */
  isChecked?: boolean;
  /** Draws a line above. */
  startsGroup?: boolean;
  /** Stands in for what only a wider screen has room for. */
  isForPhones?: boolean;
};

export type MenuTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  /** Renders the button that opens the menu and spreads the given props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  align?: PopupAlign;
  /** Content above the items, such as who is signed in. */
  header?: ReactNode;
};

/** Actions behind a button: arrows move, letters jump, Escape and a click elsewhere close. */
export function Menu({ label, items, trigger, align = 'end', header }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const entries = () =>
    [...(popup.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])].filter((entry) =>
      entry.checkVisibility(),
    );
  const focused = (all: readonly HTMLElement[]) =>
    document.activeElement ? all.indexOf(document.activeElement as HTMLElement) : -1;
  const open = () => {
    if (!popup.current || !anchor.current) return;
    popup.current.showPopover();
    placePopup(anchor.current, popup.current, align);
    entries()[0]?.focus();
  };
  const close = () => {
    popup.current?.hidePopover();
    anchor.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const index = focused(all);
    const moved = nextIndex(event.key, index, all.length);
    if (moved !== null) {
      event.preventDefault();
      all[moved]?.focus();
    } else if (event.key === 'Tab') {
      close();
    } else if (event.key.length === 1) {
      const letter = event.key.toLowerCase();
      const after = [...all.slice(index + 1), ...all.slice(0, index + 1)];
      after.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
    }
  };

  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: () => (isOpen ? close() : open()),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        },
      })}
      <div
        ref={popup}
        popover="auto"
        className="popup min-w-52 overflow-y-auto p-1"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {header}
        <div id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} close={close} />
          ))}
        </div>
      </div>
    </>
  );
}

function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const {
    label,
    icon: Icon,
    end,
    onSelect,
    tone,
    isDisabled,
    hint,
    isChecked,
    startsGroup,
    isForPhones,
  } = item;
  const role =
    isChecked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChecked };
  return (
    <button
      type="button"
      {...role}
      tabIndex={-1}
      disabled={isDisabled && !hint}
      aria-disabled={(isDisabled && hint !== undefined) || undefined}
      onClick={() => {
        if (isDisabled) return;
        close();
        onSelect();
      }}
      className={classNames(
        'relative flex min-h-10 w-full items-center gap-2.5 rounded-[6px] px-3 py-1.5 text-left text-15 hover:bg-hover focus-visible:bg-hover disabled:opacity-55 aria-disabled:text-hint pointer-coarse:min-h-11',
        tone === 'danger' && 'text-bad',
        isForPhones && 'sm:hidden',
        startsGroup &&
          'mt-2 before:absolute before:-inset-x-1 before:-top-1 before:border-t before:border-line',
      )}
    >
      {Icon ? <Icon size={18} aria-hidden="true" className={tone === 'danger' ? '' : 'text-hint'} /> : null}
      <span className="min-w-0 flex-1">
        {label}
        {hint ? <span className="block text-14 text-hint">{hint}</span> : null}
      </span>
      {end}
    </button>
  );
}
