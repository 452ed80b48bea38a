import type { FieldTexts } from './field.tsx';

/** Parts a field's props into what the label and error need and what goes to the control itself. */
export function splitFieldProps<Props extends FieldTexts>(
  props: Props,
): [FieldTexts, Omit<Props, keyof FieldTexts>] {
  const { label, hint, error, isUrgent, column, optional, isLabelHidden, aside, className, ...control } =
    props;
  const says = { error, isUrgent, column };
  return [{ label, hint, ...says, optional, isLabelHidden, aside, className }, control];
}
