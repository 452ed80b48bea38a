import type { ChartAccount } from '#src/data/books/queries.ts';
import { RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import { type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { accountName } from '../ledger/entry-words.ts';
import type { ConversionDraft } from './conversion-draft.ts';

interface ConvertFieldsProps {
  draft: ConversionDraft;
  cash: readonly ChartAccount[];
  /** Whether it was tried to record it: what is missing is then shown. */
  today: IsoDate;
  /** What was refused of the account that the money leaves. */
  change: (part: Partial<ConversionDraft>) => void;
}

/** What left, what came, when, and the rate that it is measured by. */
export function ConvertFields(props: ConvertFieldsProps) {
  const { draft, today, change } = props;
  const text = useText('ownerBooks').currencies;
  const { form } = useText('common');
  const toCurrency = draft.fromCurrency === 'USD' ? 'DOP' : 'USD';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DirectionField value={draft.fromCurrency} onChange={(fromCurrency) => change({ fromCurrency })} />
      <DateField
        label={text.on}
        value={draft.occurredOn}
        max={today}
        onChange={(event) => change({ occurredOn: event.target.value })}
        error={!isIsoDate(draft.occurredOn) ? form.dateInvalid : undefined}
      />
      <CashField {...props} side="from" currency={draft.fromCurrency} />
      <CashField {...props} side="to" currency={toCurrency} />
      <MoneyField
        label={text.fromAmount}
        currency={draft.fromCurrency}
        value={draft.fromMinor}
        onChange={(fromMinor) => change({ fromMinor })}
        error={!draft.fromMinor ? text.amountInvalid : undefined}
      />
      <MoneyField
        label={text.toAmount}
        currency={toCurrency}
        value={draft.toMinor}
        onChange={(toMinor) => change({ toMinor })}
        error={!draft.toMinor ? text.amountInvalid : undefined}
      />
      <NumberField
        label={text.reference}
        decimals={RATE_DECIMALS}
        value={draft.rate}
        onChange={(rate) => change({ rate })}
        error={!draft.rate ? text.rateInvalid : undefined}
      />
      <TextField
        label={text.source}
        maxLength={80}
        value={draft.source}
        onChange={(event) => change({ source: event.target.value })}
        error={draft.source.trim() === '' ? text.sourceMissing : undefined}
      />
    </div>
  );
}

interface CashFieldProps extends Pick<ConvertFieldsProps, 'draft' | 'cash' | 'change'> {
  side: 'from' | 'to';
  currency: CurrencyCode;
}

function CashField({ side, currency, draft, cash, change }: CashFieldProps) {
  const text = useText('ownerBooks').currencies;
  const names = useText('ownerMoney').ledger.accountNames;
  const key = side === 'from' ? 'fromAccountId' : 'toAccountId';
  return (
    <SelectField
      label={`${text[side]} (${currency})`}
      value={draft[key] ?? cash[0]?.id ?? ''}
      column={side === 'from' ? 'account_id' : undefined}
      options={cash.map((own) => ({ value: own.id, label: `${own.code} ${accountName(own, names)}` }))}
      onChange={(event) => change({ [key]: event.target.value })}
    />
  );
}

function DirectionField({
  value,
  onChange,
}: {
  value: CurrencyCode;
  onChange: (currency: CurrencyCode) => void;
}) {
  const text = useText('ownerBooks').currencies;
  const { enums } = useText('common');
  const into = (from: CurrencyCode, to: CurrencyCode) =>
    text.into({ from: enums.currency[from], to: enums.currency[to] });
  return (
    <SelectField
      label={text.conversions}
      value={value}
      options={[
        { value: 'USD', label: into('USD', 'DOP') },
        { value: 'DOP', label: into('DOP', 'USD') },
      ]}
      onChange={(event) => onChange(event.target.value === 'USD' ? 'USD' : 'DOP')}
    />
  );
}
