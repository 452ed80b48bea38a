import { Search, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { IconButton } from './icon-button.tsx';

export type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  clearLabel: string;
  placeholder?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** The search box of a list. Wait a moment after typing before asking the server. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  placeholder,
  className,
  ref,
}: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={box}
      data-print="hidden"
      className={classNames('relative flex min-w-0 items-center', className)}
    >
      <Search size={18} aria-hidden="true" className="pointer-events-none absolute left-3 text-hint" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        // It may stand in a form, which Enter would send before anything of it was looked at.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={classNames(
          controlClass,
          'pl-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          value === '' ? 'pr-3' : 'pr-10',
        )}
      />
      {value ? (
        <span className="absolute right-1">
          <IconButton
            size="sm"
            icon={X}
            label={clearLabel}
            onClick={() => {
              onChange('');
              box.current?.querySelector('input')?.focus();
            }}
          />
        </span>
      ) : null}
    </div>
  );
}
