import { cardFeePayers } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import type { SettingsProps } from './settings-form.tsx';

const BASIS_POINTS = 100;

/** Who pays the processor's commission, and how much is added when it is the tenant. */
export function FeeFields({ settings, onChange }: SettingsProps) {
  const text = useText('ownerCards').cards;
  return (
    <>
      <ChoiceGroup
        label={text.feePayer}
        value={settings.feePayer}
        choices={cardFeePayers.map((value) => ({ value, label: text.feePayers[value] }))}
        onChange={(event) =>
          onChange({ feePayer: cardFeePayers.find((value) => value === event.target.value) ?? 'landlord' })
        }
      />
      {settings.feePayer === 'tenant' ? (
        <>
          <Notice tone="warn">{text.feeWarning}</Notice>
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={text.feePercent}
              suffix="%"
              decimals={2}
              value={settings.feeBasisPoints / BASIS_POINTS}
              onChange={(percent) => onChange({ feeBasisPoints: Math.round((percent ?? 0) * BASIS_POINTS) })}
            />
            <MoneyField
              label={text.feeFixed}
              currency={settings.currency}
              value={settings.feeFixedMinor}
              onChange={(amount) => onChange({ feeFixedMinor: amount ?? 0 })}
            />
          </div>
        </>
      ) : null}
    </>
  );
}
