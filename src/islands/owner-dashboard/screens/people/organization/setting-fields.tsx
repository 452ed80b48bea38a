import { useState } from 'react';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import type { FieldsProps } from './identity-fields.tsx';
import { zoneChoices } from './time-zones.ts';

interface SettingFieldsProps extends FieldsProps {
  isCurrencyLocked: boolean;
}

/** What the organisation counts in: its currency, while nothing is posted, and its days. */
export function SettingFields({ app: { form, register, errorOf }, isCurrencyLocked }: SettingFieldsProps) {
  const { organization: text } = useText('ownerTeam');
  const { enums } = useText('common');
  const timeZone = form.watch('timeZone');
  const [zones] = useState(() => zoneChoices(timeZone));
  return (
    <div className="grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
      <Combobox
        id="timeZone"
        label={text.timeZone}
        hint={text.timeZoneHint}
        options={zones}
        value={timeZone}
        emptyText={text.noTimeZone}
        error={errorOf('timeZone')}
        onChange={(zone) => form.setValue('timeZone', zone ?? '', { shouldValidate: true })}
      />
      {isCurrencyLocked ? (
        <div className="grid content-start gap-1.5">
          <p className="text-14 font-medium">{text.currency}</p>
          <p className="flex min-h-11 items-center md:min-h-10">
            {enums.currency[form.watch('defaultCurrency')]}
          </p>
          <p className="text-14 text-hint">{text.currencyLocked}</p>
        </div>
      ) : (
        <ChoiceGroup
          {...register('defaultCurrency')}
          look="segments"
          label={text.currency}
          hint={text.currencyHint}
          choices={currencyCodes.map((code) => ({ value: code, label: enums.currency[code] }))}
          error={errorOf('defaultCurrency')}
        />
      )}
    </div>
  );
}
