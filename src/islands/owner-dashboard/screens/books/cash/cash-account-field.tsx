import { SelectField } from '#src/ui/components/select-field.tsx';
import type { CashChoice } from './use-cash-choice.ts';

interface CashAccountFieldProps {
  label: string;
  choice: CashChoice;
  disabled?: boolean;
}

/** The cash account of a payment; nothing where there is only one. */
export function CashAccountField({ label, choice, disabled }: CashAccountFieldProps) {
  if (choice.options.length === 0) return null;
  return (
    <SelectField
      label={label}
      value={choice.value}
      options={choice.options}
      column="account_id"
      disabled={disabled}
      onChange={({ target }) => choice.choose(target.value)}
    />
  );
}
