import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export type TextAreaProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'className'>;

/** Several lines of text; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const [texts, area] = splitFieldProps(props);
  return (
    <Field {...texts} id={area.id}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={classNames(controlClass, 'field-sizing-content')}
        />
      )}
    </Field>
  );
}
