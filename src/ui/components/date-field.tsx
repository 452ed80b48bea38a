import { TextField, type TextFieldProps } from './text-field.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'>;

/**
 * A calendar date with the platform's own picker. Its value, `min` and `max` are 'YYYY-MM-DD'; an unfinished date is ''.
 */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" inputClassName="tabular-nums appearance-none" />;
}
