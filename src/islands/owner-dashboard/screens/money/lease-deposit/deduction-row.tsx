import { X } from 'lucide-react';
import { type CurrencyCode, type DeductionKind, deductionKinds } from '#src/domain/foundation/enums.ts';
import type { Deduction } from '#src/domain/money/deposit-settlement.ts';
import { useText } from '#src/i18n/react.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const LONGEST_DESCRIPTION = 200;

export interface DraftDeduction {
  readonly key: string;
  readonly kind: DeductionKind;
  readonly description: string;
  /** Null while empty or unreadable. */
  readonly amountMinor: number | null;
  /** The work that it pays. */
  readonly workOrderId?: string;
}

export const newDeduction = (kind: DeductionKind): DraftDeduction => ({
  key: crypto.randomUUID(),
  kind,
  description: '',
  amountMinor: null,
});

/** An amount that cannot be read counts as none, which the rule refuses. */
export const toDeduction = ({ kind, description, amountMinor, workOrderId }: DraftDeduction): Deduction => ({
  kind,
  description: kind === 'owed' ? '' : description.trim(),
  amountMinor: amountMinor ?? 0,
  ...(workOrderId && kind !== 'owed' && { workOrderId }),
});

interface DeductionRowProps {
  line: DraftDeduction;
  /** Counted from one, for the names of its fields. */
  position: number;
  currency: CurrencyCode;
  onChange: (changes: Partial<DraftDeduction>) => void;
  onRemove: () => void;
}

/** One line of what is kept: what for, in words, and how much. */
export function DeductionRow({ line, position, currency, onChange, onRemove }: DeductionRowProps) {
  const text = useText('ownerLeasing').leasing.deposit;
  const { form } = useText('common');
  const isAmountGood = line.amountMinor !== null && line.amountMinor > 0;
  const isDescribed = line.kind === 'owed' || line.description.trim() !== '';
  return (
    <fieldset className="grid items-start gap-3 rounded-control border border-line p-3 sm:grid-cols-[1fr_1fr_auto]">
      <legend className="sr-only">{text.line({ position })}</legend>
      <SelectField
        label={text.kind}
        value={line.kind}
        options={deductionKinds.map((value) => ({ value, label: text.kinds[value] }))}
        onChange={(event) => onChange({ kind: event.target.value as DeductionKind })}
      />
      <MoneyField
        label={text.amount}
        currency={currency}
        value={line.amountMinor}
        onChange={(amountMinor) => onChange({ amountMinor })}
        error={!isAmountGood ? form.amountInvalid : undefined}
      />
      <IconButton icon={X} label={text.remove({ position })} className="sm:mt-7" onClick={onRemove} />
      {line.kind === 'owed' ? null : (
        <TextField
          className="sm:col-span-2"
          label={text.description}
          hint={text.descriptionHint}
          maxLength={LONGEST_DESCRIPTION}
          value={line.description}
          onChange={(event) => onChange({ description: event.target.value })}
          error={!isDescribed ? text.problems.description_missing : undefined}
        />
      )}
    </fieldset>
  );
}
