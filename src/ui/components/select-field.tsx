import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export type Option = { value: string; label: string; isDisabled?: boolean };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> & {
    options: readonly Option[];
    /** An empty first choice, such as "Choose an option". */
    placeholder?: string;
  };

/** A choice among few options, with the platform's own list. For many options use Combobox. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [texts, select] = splitFieldProps(props);
  return (
    <Field {...texts} id={select.id}>
      {(control) => (
        <span className="relative flex items-center">
          <select {...select} {...control} className={classNames(controlClass, 'appearance-none pr-9')}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute right-3 text-hint"
          />
        </span>
      )}
    </Field>
  );
}
