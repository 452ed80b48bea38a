import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'className'> & {
    /** Shown inside the box before or after what is typed; not part of the value. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    inputClassName?: string;
  };

/** One line of text. Takes every attribute of an input, and what a form library's `register` returns. */
export function TextField({ prefix, suffix, inputClassName, ...props }: TextFieldProps) {
  const [texts, input] = splitFieldProps(props);
  return (
    <Field {...texts} id={input.id}>
      {(control) => (
        <span className="relative flex items-center">
          {prefix ? <Affix side="start">{prefix}</Affix> : null}
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(
              controlClass,
              Boolean(prefix) && 'pl-12',
              Boolean(suffix) && 'pr-12',
              inputClassName,
            )}
          />
          {suffix ? <Affix side="end">{suffix}</Affix> : null}
        </span>
      )}
    </Field>
  );
}

function Affix({ side, children }: { side: 'start' | 'end'; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'absolute flex items-center text-14 text-hint [&:not(:has(button))]:pointer-events-none',
        side === 'start' ? 'left-3' : 'right-1.5 [&:not(:has(button))]:right-3',
      )}
    >
      {children}
    </span>
  );
}
