import { propertyTypes } from '#src/domain/foundation/enums.ts';
import { provinces } from '#src/domain/foundation/provinces.ts';
import type { UsualField } from '#src/domain/portfolio/rent-roll/answers.ts';
import type { RollMapping } from '#src/domain/portfolio/rent-roll/mapping.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { type Option, SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { Roll } from './use-roll.ts';
import { usualOf } from './usual-of.ts';

const TERMS = [6, 12, 24, 36];
const DAYS = Array.from({ length: 28 }, (_, at) => String(at + 1));

/** What counts where a cell is empty; needed where the sheet has no such column. */
export function UsualFields({ roll, mapping }: { roll: Roll; mapping: RollMapping }) {
  const asked = usualOf(mapping, roll.plan?.isAllHere ?? false);
  const { usual: text } = useText('ownerRentRoll');
  const { answers, setAnswers } = roll;
  if (asked.length === 0) return null;
  return (
    <Card title={text.title} description={text.text}>
      <div className="grid gap-5 sm:grid-cols-2">
        {asked.map((field) => (
          <UsualFieldOf key={field} {...{ field, roll }} isNeeded={!mapping.includes(field)} />
        ))}
        {mapping.includes('tenant') ? (
          <DateField
            label={text.chargedFrom}
            hint={text.chargedFromHint}
            value={answers.chargedFrom}
            error={answers.chargedFrom === '' ? text.missingDay : undefined}
            onChange={({ target }) => setAnswers({ ...answers, chargedFrom: target.value })}
          />
        ) : null}
      </div>
    </Card>
  );
}

function UsualFieldOf({ field, roll, isNeeded }: { field: UsualField; roll: Roll; isNeeded: boolean }) {
  const { usual: text, fields } = useText('ownerRentRoll');
  const { optional } = useText('common').states;
  const options = useOptions(field);
  const { answers, setAnswers } = roll;
  const value = answers.usual[field] ?? '';
  const isMissing = isNeeded && value.trim() === '';
  const shared = {
    label: field === 'ends_on' ? text.ends_on : fields[field],
    ...(!isNeeded && { optional }),
    value,
    onChange: ({ target }: { target: { value: string } }) =>
      setAnswers({ ...answers, usual: { ...answers.usual, [field]: target.value } }),
  };
  if (field === 'starts_on') return <DateField {...shared} error={isMissing ? text.missingDay : undefined} />;
  if (!options)
    return (
      <TextField
        {...shared}
        autoComplete="off"
        hint={field === 'unit' ? text.unitHint : undefined}
        error={isMissing ? text.missingText : undefined}
      />
    );
  return (
    <SelectField
      {...shared}
      placeholder={text.none}
      options={options}
      hint={field === 'deposit_held' ? text.depositHint : undefined}
      error={isMissing ? text.missing : undefined}
    />
  );
}

function useOptions(field: UsualField): readonly Option[] | null {
  const { usual: text } = useText('ownerRentRoll');
  const { enums } = useText('common');
  if (field === 'property_type')
    return propertyTypes.map((value) => ({ value, label: enums.propertyType[value] }));
  if (field === 'province') return provinces.map((value) => ({ value, label: value }));
  if (field === 'due_day') return DAYS.map((value) => ({ value, label: value }));
  if (field === 'ends_on')
    return TERMS.map((count) => ({ value: String(count), label: text.months({ count }) }));
  if (field === 'deposit_held')
    return (['yes', 'no'] as const).map((value) => ({ value, label: text.deposit[value] }));
  return null;
}
