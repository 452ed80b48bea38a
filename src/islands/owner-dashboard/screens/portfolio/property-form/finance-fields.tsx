import { useWatch } from 'react-hook-form';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { AmountField, CurrencyChoice } from './amount-field.tsx';
import type { DetailProps } from './detail-fields.tsx';

const row = 'grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4';

/** What the property is worth, what it cost and what is paid for its loan: what its metrics are made of. */
export function FinanceFields({ control, register, errorOf }: DetailProps) {
  const { propertyFacts: text } = useText('ownerProperty');
  const { optional } = useText('common').states;
  const [value, purchase, loan] = useWatch({
    control,
    name: ['details.valueCurrency', 'details.purchaseCurrency', 'details.loanCurrency'],
  });
  const amount = { control, errorOf };
  return (
    <Card title={text.money} description={text.moneyHint}>
      <div className="grid gap-7">
        <fieldset className={row}>
          <legend className="sr-only">{text.value}</legend>
          <AmountField {...amount} name="details.valueMinor" label={text.value} currency={value} />
          <CurrencyChoice label={text.valueCurrency} {...register('details.valueCurrency')} />
          <DateField
            label={text.valuedOn}
            {...{ optional }}
            error={errorOf('details.valuedOn')}
            {...register('details.valuedOn')}
          />
        </fieldset>
        <fieldset className={row}>
          <legend className="sr-only">{text.purchase}</legend>
          <AmountField {...amount} name="details.purchaseMinor" label={text.purchase} currency={purchase} />
          <CurrencyChoice label={text.purchaseCurrency} {...register('details.purchaseCurrency')} />
          <DateField
            label={text.purchasedOn}
            {...{ optional }}
            error={errorOf('details.purchasedOn')}
            {...register('details.purchasedOn')}
          />
          <AmountField
            {...amount}
            name="details.closingCostsMinor"
            label={text.closingCosts}
            hint={text.closingCostsHint}
            currency={purchase}
          />
        </fieldset>
        <fieldset className={row}>
          <legend className="sr-only">{text.loan}</legend>
          <AmountField {...amount} name="details.loanMinor" label={text.loan} currency={loan} />
          <CurrencyChoice label={text.loanCurrency} {...register('details.loanCurrency')} />
          <AmountField
            {...amount}
            name="details.debtServiceMinor"
            label={text.debtService}
            hint={text.debtServiceHint}
            currency={loan}
          />
        </fieldset>
      </div>
    </Card>
  );
}
