import { useText } from '#src/i18n/react.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface ChargeWhatFieldsProps<Kind extends string> {
  kinds: readonly Kind[];
  kind: Kind;
  description: string;
  onChange: (part: { kind?: Kind; description?: string }) => void;
}

export const isDescriptionMissing = (kind: string, description: string): boolean =>
  kind === 'other' && description.trim() === '';

/** What is charged: its kind and the words that the tenant reads. */
export function ChargeWhatFields<
  Kind extends 'other' | 'late_fee' | 'deposit' | 'utility' | 'condominium_fee',
>({ kinds, kind, description, onChange }: ChargeWhatFieldsProps<Kind>) {
  const text = useText('ownerMoney').lease.chargeDialog;
  const { enums, states } = useText('common');
  return (
    <>
      <SelectField
        label={text.kind}
        value={kind}
        options={kinds.map((value) => ({ value, label: enums.chargeKind[value] }))}
        column="kind"
        onChange={({ target }) => onChange({ kind: kinds.find((own) => own === target.value) ?? kind })}
      />
      <TextField
        label={text.description}
        hint={text.descriptionHint}
        optional={kind === 'other' ? undefined : states.optional}
        maxLength={200}
        value={description}
        onChange={({ target }) => onChange({ description: target.value })}
        error={isDescriptionMissing(kind, description) ? text.descriptionMissing : undefined}
        column="description"
      />
    </>
  );
}
