import { lateFeeKinds } from '#src/domain/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import type { StepProps } from './use-lease-draft.ts';

const PERCENT = '%';

/** The rule for late rent. */
export function LateFeeFields({ draft, change, errorOf }: StepProps) {
  const text = useText('ownerMoney').tenantForm.terms;
  const { enums, states } = useText('common');
  const { lateFeeKind: kind } = draft;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        className="sm:col-span-2"
        label={text.lateFee}
        value={kind}
        options={lateFeeKinds.map((value) => ({ value, label: enums.lateFeeKind[value] }))}
        onChange={(event) => change({ lateFeeKind: event.target.value as typeof kind })}
      />
      {kind === 'fixed' ? (
        <MoneyField
          id="lateFeeMinor"
          label={text.lateFeeAmount}
          currency={draft.currency}
          value={draft.lateFeeMinor}
          error={errorOf('lateFeeMinor')}
          onChange={(lateFeeMinor) => change({ lateFeeMinor })}
        />
      ) : null}
      {kind === 'percent_of_outstanding' || kind === 'percent_of_rent' ? (
        <>
          <NumberField
            id="lateFeePercent"
            label={text.lateFeePercent}
            suffix={PERCENT}
            decimals={2}
            value={draft.lateFeePercent}
            error={errorOf('lateFeePercent')}
            onChange={(lateFeePercent) => change({ lateFeePercent })}
          />
          <MoneyField
            id="lateFeeCapMinor"
            label={text.lateFeeCap}
            optional={states.optional}
            currency={draft.currency}
            value={draft.lateFeeCapMinor}
            error={errorOf('lateFeeCapMinor')}
            onChange={(lateFeeCapMinor) => change({ lateFeeCapMinor })}
          />
        </>
      ) : null}
      {kind === 'none' ? null : (
        <NumberField
          id="lateFeeGraceDays"
          label={text.graceDays}
          hint={text.graceDaysHint}
          value={draft.lateFeeGraceDays}
          error={errorOf('lateFeeGraceDays')}
          onChange={(lateFeeGraceDays) => change({ lateFeeGraceDays })}
        />
      )}
    </div>
  );
}
