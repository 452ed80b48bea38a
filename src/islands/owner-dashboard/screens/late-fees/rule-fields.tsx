import { type CurrencyCode, type LateFeeKind, lateFeeFrequencies, lateFeeKinds } from '#src/domain/enums.ts';
import type { LateFeeRule } from '#src/domain/late-fee.ts';
import { useText } from '#src/i18n/react.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { isRuleComplete } from './rule-words.ts';

const PERCENT = '%';
const BASIS_POINTS = 100;

interface RuleFieldsProps {
  rule: LateFeeRule;
  currency: CurrencyCode;
  onChange: (rule: LateFeeRule) => void;
  /** Whether it was tried to save: what is missing is then shown. */
  isTried: boolean;
}

/** The parts of a rule for late rent. */
export function RuleFields({ rule, currency, onChange, isTried }: RuleFieldsProps) {
  const text = useText('ownerCharging').lateFees;
  const { enums } = useText('common');
  const set = (part: Partial<LateFeeRule>) => onChange({ ...rule, ...part });
  const error = isTried && !isRuleComplete(rule) ? text.incomplete : undefined;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={text.kind}
        value={rule.kind}
        options={lateFeeKinds.map((value) => ({ value, label: enums.lateFeeKind[value] }))}
        onChange={(event) => set({ kind: event.target.value as LateFeeKind })}
      />
      {rule.kind === 'fixed' ? (
        <MoneyField
          label={text.amount}
          currency={currency}
          value={rule.amountMinor || null}
          onChange={(amountMinor) => set({ amountMinor: amountMinor ?? 0 })}
          error={error}
        />
      ) : null}
      {rule.kind === 'percent_of_outstanding' || rule.kind === 'percent_of_rent' ? (
        <NumberField
          label={text.percent}
          suffix={PERCENT}
          decimals={2}
          value={rule.basisPoints ? rule.basisPoints / BASIS_POINTS : null}
          onChange={(percent) => set({ basisPoints: Math.round((percent ?? 0) * BASIS_POINTS) })}
          error={error}
        />
      ) : null}
      {rule.kind === 'none' ? null : <Limits rule={rule} currency={currency} set={set} />}
    </div>
  );
}

interface LimitsProps {
  rule: LateFeeRule;
  currency: CurrencyCode;
  set: (part: Partial<LateFeeRule>) => void;
}

function Limits({ rule, currency, set }: LimitsProps) {
  const text = useText('ownerCharging').lateFees;
  const { states } = useText('common');
  return (
    <>
      <SelectField
        label={text.frequency}
        value={rule.frequency}
        options={lateFeeFrequencies.map((value) => ({ value, label: text.frequencies[value] }))}
        onChange={(event) => set({ frequency: event.target.value as LateFeeRule['frequency'] })}
      />
      <NumberField
        label={text.grace}
        hint={text.graceHint}
        value={rule.graceDays}
        onChange={(days) => set({ graceDays: days ?? 0 })}
      />
      <MoneyField
        label={text.minimum}
        optional={states.optional}
        currency={currency}
        value={rule.minimumBalanceMinor || null}
        onChange={(minimum) => set({ minimumBalanceMinor: minimum ?? 0 })}
      />
      <MoneyField
        label={text.monthlyMaximum}
        optional={states.optional}
        currency={currency}
        value={rule.monthlyMaximumMinor}
        onChange={(monthlyMaximumMinor) => set({ monthlyMaximumMinor: monthlyMaximumMinor || null })}
      />
      <MoneyField
        label={text.maximum}
        hint={text.maximumHint}
        optional={states.optional}
        currency={currency}
        value={rule.maximumMinor}
        onChange={(maximumMinor) => set({ maximumMinor: maximumMinor || null })}
      />
    </>
  );
}
