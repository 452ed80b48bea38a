import type { ChargeableLease } from '#src/data/money/charging/leases.ts';
import { meterKinds } from '#src/data/money/charging/leases.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { chargeRules, isSplit } from '#src/domain/money/charge-rule.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { ChargeWhatFields } from '../parts/charge-what-fields.tsx';
import { type ChargesDraft, manyKinds, type readCharges } from './charges-draft.ts';

export interface ChargesPart {
  draft: ChargesDraft;
  read: ReturnType<typeof readCharges>;
  onChange: (part: Partial<ChargesDraft>) => void;
}

const AROUND = [-6, -5, -4, -3, -2, -1, 0, 1, 2];

/** Kind, words, due day, and the month that it covers. */
export function WhatFields({ draft, read, onChange }: ChargesPart) {
  const { many: text } = useText('ownerCharging');
  const { chargeDialog } = useText('ownerMoney').lease;
  const { form } = useText('common');
  const language = useLanguage();
  const current = monthOf(useToday());
  const isService = (kind: string) => kind === 'utility' || kind === 'condominium_fee';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <ChargeWhatFields
        kinds={manyKinds}
        kind={draft.kind}
        description={draft.description}
        onChange={(part) =>
          onChange(part.kind && isService(part.kind) && !draft.month ? { ...part, month: current } : part)
        }
      />
      <DateField
        label={chargeDialog.dueOn}
        value={draft.dueOn}
        onChange={({ target }) => onChange({ dueOn: target.value })}
        error={read.problems.dueOn ? form.dateInvalid : undefined}
        column="due_on"
      />
      <SelectField
        label={text.month}
        value={draft.month}
        options={[
          { value: '', label: text.noMonth },
          ...AROUND.map((step) => shiftMonth(current, step)).map((month) => ({
            value: month,
            label: formatDate(`${month}-01`, language, 'month'),
          })),
        ]}
        error={read.problems.month ? text.monthMissing : undefined}
        onChange={({ target }) => onChange({ month: target.value })}
      />
    </div>
  );
}

/** The rule, with its number. */
export function AmountFields(props: ChargesPart & { leases: readonly ChargeableLease[] }) {
  const { draft, leases, onChange } = props;
  const { many: text } = useText('ownerCharging');
  const { enums } = useText('common');
  const currencies = [...new Set(leases.map(({ currency }) => currency))];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={text.rule}
        value={draft.rule}
        options={chargeRules.map((value) => ({ value, label: text.rules[value] }))}
        hint={draft.rule === 'consumption' ? text.consumptionNote : undefined}
        onChange={({ target }) =>
          onChange({ rule: chargeRules.find((rule) => rule === target.value) ?? 'same', typed: {} })
        }
      />
      <ValueField {...props} />
      {draft.rule === 'consumption' ? (
        <SelectField
          label={text.meter}
          value={draft.meter}
          options={meterKinds.map((value) => ({ value, label: text.meters[value] }))}
          onChange={({ target }) =>
            onChange({ meter: meterKinds.find((kind) => kind === target.value) ?? 'water' })
          }
        />
      ) : null}
      {currencies.length > 1 ? (
        <SelectField
          label={text.currency}
          value={draft.currency}
          options={currencies.map((value) => ({ value, label: enums.currency[value] }))}
          onChange={({ target }) => {
            const currency = currencies.find((own) => own === target.value) ?? draft.currency;
            const own = new Set(leases.filter((lease) => lease.currency === currency).map(({ id }) => id));
            onChange({ currency, chosen: draft.chosen.filter((id) => own.has(id)), typed: {} });
          }}
        />
      ) : null}
    </div>
  );
}

function ValueField({ draft, read, onChange }: ChargesPart) {
  const { many: text } = useText('ownerCharging');
  const { form } = useText('common');
  if (draft.rule === 'percent_of_rent')
    return (
      <NumberField
        label={text.values.percent}
        decimals={2}
        prefix="%"
        value={draft.percent}
        error={read.problems.value ? text.percentInvalid : undefined}
        onChange={(percent) => onChange({ percent, typed: {} })}
      />
    );
  const label = isSplit(draft.rule) ? 'split' : draft.rule === 'per_m2' ? 'per_m2' : 'each';
  return (
    <MoneyField
      label={text.values[label]}
      currency={draft.currency}
      value={draft.valueMinor}
      error={read.problems.value ? form.amountInvalid : undefined}
      onChange={(valueMinor) => onChange({ valueMinor, typed: {} })}
    />
  );
}
