import { Plus } from 'lucide-react';
import { type Control, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { currencySymbol, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { PatternPanel } from './pattern-panel.tsx';
import { emptyUnit, type NewPropertyInput } from './property-schema.ts';
import { UnitRows } from './unit-rows.tsx';

type UnitFieldsProps = {
  form: Pick<UseFormReturn<NewPropertyInput>, 'control' | 'register' | 'getValues'>;
  errorOf: Parameters<typeof UnitRows>[0]['errorOf'];
};

/** What is let in the new property: many units by pattern, single ones by hand, all of them editable. */
export function UnitFields({ form, errorOf }: UnitFieldsProps) {
  const { control, register } = form;
  const { propertyForm: text, unitForm } = useText('ownerPortfolio');
  const units = useFieldArray({ control, name: 'units' });
  const [propertyType, currency] = useWatch({ control, name: ['propertyType', 'currency'] });
  const add = (labels: readonly string[]) => {
    const known = new Set(form.getValues('units').map((unit) => unit.label));
    const fresh = labels.filter((label) => label === '' || !known.has(label));
    units.append(
      fresh.map((label) => emptyUnit(label, propertyType)),
      { shouldFocus: labels.length === 1 },
    );
  };
  return (
    <div className="grid gap-5">
      <ChoiceGroup
        look="segments"
        label={unitForm.currency}
        choices={currencyCodes.map((code) => ({ value: code, label: currencySymbol(code) }))}
        {...register('currency')}
      />
      <PatternPanel onAdd={add} />
      {units.fields.length === 0 ? (
        <p className="text-15 text-hint">{text.noUnits}</p>
      ) : (
        <UnitRows rows={units.fields} {...{ control, register, errorOf, currency }} onRemove={units.remove} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={Plus} onClick={() => add([''])}>
          {text.addOne}
        </Button>
        {units.fields.length > 1 ? (
          <Button variant="quiet" onClick={() => units.replace([])}>
            {text.removeAll}
          </Button>
        ) : null}
        <Totals control={control} />
      </div>
    </div>
  );
}

/** Counts along while the rows are filled in. */
function Totals({ control }: { control: Control<NewPropertyInput> }) {
  const { propertyForm: text } = useText('ownerPortfolio');
  const language = useLanguage();
  const [rows, currency] = useWatch({ control, name: ['units', 'currency'] });
  if (rows.length === 0) return null;
  const rentMinor = rows.reduce((sum, row) => sum + (row.rentMinor || 0), 0);
  const amount = formatMoney(rentMinor, currency, language, { look: 'said' });
  return (
    <p className="ml-auto text-14 text-secondary tabular-nums">
      {text.total({ count: rows.length })}
      {rentMinor > 0 ? ` · ${text.totalRent({ amount })}` : null}
    </p>
  );
}
