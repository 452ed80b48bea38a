import { Check, ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import { useCombobox } from './use-combobox.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** A second line, such as the property of a unit; it is searched too. */
  detail?: string;
};

export type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Said when nothing matches what was typed. */
  emptyText: string;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  id?: string;
};

/**
 * A choice among many, found by typing: arrows move, Enter takes, Escape closes, accents do not matter. It follows the
 * ARIA combobox pattern with a list popup.
 */
export function Combobox({ options, value, onChange, emptyText, onBlur, ref, id, ...props }: ComboboxProps) {
  const { placeholder, name, disabled, ...texts } = props;
  const box = useCombobox({ options, value, onChange });
  const { listId, active, isOpen, matches, chosen } = box;
  const isEmpty = isOpen && matches.length === 0;

  return (
    <Field {...texts} id={id}>
      {(control) => (
        <div ref={box.anchor} className="relative flex items-center">
          <input
            {...control}
            {...{ ref, name, disabled }}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && !isEmpty ? `${listId}-${active}` : undefined}
            placeholder={chosen?.label ?? placeholder}
            value={box.query ?? chosen?.label ?? ''}
            onChange={(event) => box.type(event.target.value)}
            onClick={() => !isOpen && box.open('')}
            onKeyDown={box.onKeyDown}
            onBlur={() => {
              box.leave();
              onBlur?.();
            }}
            className={classNames(controlClass, 'pr-9')}
          />
          <ChevronsUpDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute right-3 text-hint"
          />
          <div ref={box.popup} popover="manual" className="popup max-h-72 overflow-y-auto p-1">
            <OptionList id={listId} label={texts.label} take={box.take} {...{ matches, active, value }} />
            {isEmpty ? <p className="px-3 py-2 text-14 text-hint">{emptyText}</p> : null}
          </div>
          <span role="status" className="sr-only">
            {isEmpty ? emptyText : ''}
          </span>
        </div>
      )}
    </Field>
  );
}

type OptionListProps = {
  id: string;
  label: string;
  matches: readonly ComboboxOption[];
  active: number;
  value: string | null;
  take: (option: ComboboxOption) => void;
};

function OptionList({ id, label, matches, active, value, take }: OptionListProps) {
  return (
    // Pressing in the list must not take the focus from the input, or its blur would close the list before the click.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {matches.map((option, index) => (
        // The keyboard works on the input, which names the active option; the pointer works here.
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          data-active={index === active || undefined}
          onClick={() => take(option)}
          onKeyDown={(event) => event.key === 'Enter' && take(option)}
          className={classNames(
            'flex min-h-10 items-center gap-2 rounded-[6px] px-3 py-1.5 text-15 hover:bg-hover pointer-coarse:min-h-11',
            index === active && 'bg-selected',
          )}
        >
          <span className="min-w-0 flex-1">
            {option.label}
            {option.detail ? <span className="block text-14 text-hint">{option.detail}</span> : null}
          </span>
          {option.value === value ? <Check size={16} aria-hidden="true" className="text-action" /> : null}
        </div>
      ))}
    </div>
  );
}
