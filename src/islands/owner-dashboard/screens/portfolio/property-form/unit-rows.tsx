import { X } from 'lucide-react';
import { type Control, Controller, type FieldArrayWithId, type UseFormRegister } from 'react-hook-form';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { unitUses } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField, OptionalNumberField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { NewPropertyInput } from './property-schema.ts';

type UnitRowsProps = {
  rows: readonly FieldArrayWithId<NewPropertyInput, 'units'>[];
  control: Control<NewPropertyInput>;
  register: UseFormRegister<NewPropertyInput>;
  errorOf: (name: `units.${number}.${keyof NewPropertyInput['units'][number]}`) => string | undefined;
  currency: CurrencyCode;
  onRemove: (index: number) => void;
};

const columns = 'md:grid-cols-[minmax(8rem,1.3fr)_minmax(8rem,1fr)_8rem_minmax(9rem,1.1fr)_2.75rem]';
/** On phones every field has its label; in the table the head has it, and screen readers hear it in both. */
const labelled = 'md:[&>label]:sr-only';

/** The units of a property that is being added, each of them editable. */
export function UnitRows({ rows, control, register, errorOf, currency, onRemove }: UnitRowsProps) {
  const { propertyForm: text } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const uses = unitUses.map((use) => ({ value: use, label: enums.unitUse[use] }));
  return (
    <div>
      <div
        aria-hidden="true"
        className={`hidden gap-3 pb-2 text-14 font-medium text-secondary md:grid ${columns}`}
      >
        <span>{text.unitLabel}</span>
        <span>{text.unitUse}</span>
        <span>{text.bedrooms}</span>
        <span>{text.rent}</span>
      </div>
      <ol className="grid gap-3 max-md:gap-6">
        {rows.map((row, index) => (
          <li key={row.id} className={`relative grid grid-cols-2 items-start gap-3 ${columns}`}>
            <TextField
              className={`max-md:pr-12 max-md:col-span-2 ${labelled}`}
              label={text.unitLabel}
              autoComplete="off"
              error={errorOf(`units.${index}.label`)}
              {...register(`units.${index}.label`)}
            />
            <SelectField
              className={labelled}
              label={text.unitUse}
              options={uses}
              error={errorOf(`units.${index}.unitUse`)}
              {...register(`units.${index}.unitUse`)}
            />
            <Controller
              control={control}
              name={`units.${index}.bedrooms`}
              render={({ field }) => (
                <OptionalNumberField
                  {...field}
                  className={labelled}
                  label={text.bedrooms}
                  error={errorOf(`units.${index}.bedrooms`)}
                />
              )}
            />
            <Controller
              control={control}
              name={`units.${index}.rentMinor`}
              render={({ field }) => (
                <OptionalMoneyField
                  {...field}
                  className={`max-md:col-span-2 ${labelled}`}
                  label={text.rent}
                  currency={currency}
                  error={errorOf(`units.${index}.rentMinor`)}
                />
              )}
            />
            <span className="max-md:absolute max-md:top-6 max-md:right-0">
              <IconButton
                icon={X}
                label={text.removeUnit({ label: row.label || String(index + 1) })}
                onClick={() => onRemove(index)}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
