import { useWatch } from 'react-hook-form';
import { formatPhone, normalizePhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { AmountField, CurrencyChoice } from './amount-field.tsx';
import type { DetailProps } from './detail-fields.tsx';

/** Whether the property is in a condominium, and then which one, who runs it and what it costs a month. */
export function CondominiumFields({ control, register, setValue, errorOf }: DetailProps) {
  const { propertyFacts: text } = useText('ownerProperty');
  const { optional } = useText('common').states;
  const [isIn, feeCurrency] = useWatch({
    control,
    name: ['details.inCondominium', 'details.condominiumFeeCurrency'],
  });
  const phone = register('details.condominiumPhone');
  return (
    <Card title={text.condominium}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Checkbox
          className="sm:col-span-2"
          label={text.inCondominium}
          {...register('details.inCondominium')}
        />
        {isIn ? (
          <>
            <TextField
              label={text.condominiumName}
              autoComplete="off"
              {...{ optional }}
              error={errorOf('details.condominiumName')}
              {...register('details.condominiumName')}
            />
            <TextField
              label={text.condominiumContact}
              autoComplete="off"
              {...{ optional }}
              error={errorOf('details.condominiumContact')}
              {...register('details.condominiumContact')}
            />
            <TextField
              label={text.condominiumPhone}
              type="tel"
              autoComplete="off"
              {...{ optional }}
              error={errorOf('details.condominiumPhone')}
              {...phone}
              onBlur={(event) => {
                const known = normalizePhone(event.target.value);
                if (known) setValue('details.condominiumPhone', formatPhone(known));
                void phone.onBlur(event);
              }}
            />
            <TextField
              label={text.condominiumEmail}
              type="email"
              inputMode="email"
              autoComplete="off"
              {...{ optional }}
              error={errorOf('details.condominiumEmail')}
              {...register('details.condominiumEmail')}
            />
            <AmountField
              {...{ control, errorOf }}
              name="details.condominiumFeeMinor"
              label={text.condominiumFee}
              currency={feeCurrency}
            />
            <CurrencyChoice label={text.feeCurrency} {...register('details.condominiumFeeCurrency')} />
          </>
        ) : null}
      </div>
    </Card>
  );
}
