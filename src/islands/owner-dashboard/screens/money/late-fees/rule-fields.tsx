import {
  type CurrencyCode,
  type LateFeeKind,
  lateFeeFrequencies,
  lateFeeKinds,
} from '#src/domain/foundation/enums.ts';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField, OptionalNumberField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

const PERCENT = '%';
const BASIS_POINTS = 100;

/** A limit of nothing is none. */
const noneOf = (minor: number | null) => (minor === 0 ? null : minor);

export interface RuleFieldsProps {
  rule: LateFeeRule;
  currency: CurrencyCode;
  onChange: (rule: LateFeeRule) => void;
  /** The sentence to show at a part. */
  errorOf: (part: keyof LateFeeRule) => string | undefined;
}

interface RulePartsProps extends RuleFieldsProps {
  /** Where the form leads to a control by its id. */
  idOf?: (part: keyof LateFeeRule) => string;
}

/** A rule for late rent: of which kind, and its parts. */
export function RuleFields(props: RuleFieldsProps) {
  const { rule, onChange } = props;
  const text = useText('ownerCharging').lateFees;
  const { enums } = useText('common');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={text.kind}
        value={rule.kind}
        options={lateFeeKinds.map((value) => ({ value, label: enums.lateFeeKind[value] }))}
        onChange={(event) => onChange({ ...rule, kind: event.target.value as LateFeeKind })}
      />
      <RuleParts {...props} />
    </div>
  );
}

/** How much, how often and at most; what its kind has. */
export function RuleParts({ rule, currency, onChange, errorOf, idOf }: RulePartsProps) {
  const text = useText('ownerCharging').lateFees;
  const { states } = useText('common');
  if (rule.kind === 'none') return null;
  const set = (part: Partial<LateFeeRule>) => onChange({ ...rule, ...part });
  const field = (part: keyof LateFeeRule) => ({ id: idOf?.(part), error: errorOf(part) });
  const limit = { optional: states.optional, currency };
  return (
    <>
      {rule.kind === 'fixed' ? (
        <MoneyField
          {...field('amountMinor')}
          label={text.amount}
          currency={currency}
          value={rule.amountMinor || null}
          onChange={(amountMinor) => set({ amountMinor: amountMinor ?? 0 })}
        />
      ) : (
        <NumberField
          {...field('basisPoints')}
          label={text.percent}
          suffix={PERCENT}
          decimals={2}
          value={rule.basisPoints ? rule.basisPoints / BASIS_POINTS : null}
          onChange={(percent) => set({ basisPoints: Math.round((percent ?? 0) * BASIS_POINTS) })}
        />
      )}
      <SelectField
        label={text.frequency}
        value={rule.frequency}
        options={lateFeeFrequencies.map((value) => ({ value, label: text.frequencies[value] }))}
        onChange={(event) => set({ frequency: event.target.value as LateFeeRule['frequency'] })}
      />
      <OptionalNumberField
        {...field('graceDays')}
        label={text.grace}
        hint={text.graceHint}
        value={rule.graceDays}
        onChange={(days) => set({ graceDays: days ?? 0 })}
      />
      <OptionalMoneyField
        {...field('minimumBalanceMinor')}
        {...limit}
        label={text.minimum}
        value={rule.minimumBalanceMinor === 0 ? null : rule.minimumBalanceMinor}
        onChange={(minimum) => set({ minimumBalanceMinor: minimum ?? 0 })}
      />
      <OptionalMoneyField
        {...field('monthlyMaximumMinor')}
        {...limit}
        label={text.monthlyMaximum}
        hint={text.monthlyMaximumHint}
        value={rule.monthlyMaximumMinor}
        onChange={(monthlyMaximumMinor) => set({ monthlyMaximumMinor: noneOf(monthlyMaximumMinor) })}
      />
      <OptionalMoneyField
        {...field('maximumMinor')}
        {...limit}
        label={text.maximum}
        hint={text.maximumHint}
        value={rule.maximumMinor}
        onChange={(maximumMinor) => set({ maximumMinor: noneOf(maximumMinor) })}
      />
    </>
  );
}
