import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '#src/data/books/currencies/queries.ts';
import type { DistributionExchange } from '#src/data/books/distributions/mutations.ts';
import { exchangedMinor, isRate, otherCurrency } from '#src/domain/books/exchange.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { offeredRate } from '../cash/received.ts';

/** Whether what is due is paid in the other currency, and at which rate. What is not touched follows the rate that was saved last. */
export interface OtherCash {
  readonly isOther: boolean;
  readonly rate?: string;
  readonly source?: string;
}

interface Facts {
  readonly cash: OtherCash;
  readonly paidOn: string;
}

/** What is sent of it: null in the same currency, undefined while the rate cannot be read. */
export function useExchange({ cash, paidOn }: Facts) {
  const { id } = useOrganization();
  const { data: rates = [] } = useQuery({ ...currencyQueries.rates(id), enabled: cash.isOther });
  const offered = offeredRate(rates, paidOn);
  const rate = cash.rate ?? (offered ? String(offered.rate) : '');
  const source = cash.source ?? offered?.source ?? '';
  const read = Number(rate.trim().replace(',', '.'));
  const isKept = cash.rate === undefined && cash.source === undefined;
  const ratedOn = isKept && offered ? offered.ratedOn : paidOn;
  const isRight = rate.trim() !== '' && isRate(read) && source.trim() !== '';
  const exchange: DistributionExchange | null | undefined = cash.isOther
    ? isRight
      ? { rate: read, source: source.trim(), ratedOn }
      : undefined
    : null;
  return { rate, source, exchange };
}

interface OtherCashFieldsProps {
  cash: OtherCash;
  view: ReturnType<typeof useExchange>;
  /** Of what is due. */
  currency: CurrencyCode;
  amountMinor: number;
  onChange: (cash: OtherCash) => void;
}

export function OtherCashFields({ cash, view, currency, amountMinor, onChange }: OtherCashFieldsProps) {
  const { form: text } = useText('ownerDistributions');
  const { cash: words } = useText('ownerMoney');
  const language = useLanguage();
  const other = otherCurrency(currency);
  const error = view.exchange === undefined ? text.rateMissing : undefined;
  return (
    <div className="grid gap-3">
      <Checkbox
        label={text.otherCash({ currency: words.exchange.money[other] })}
        checked={cash.isOther}
        onChange={({ target }) => onChange({ ...cash, isOther: target.checked })}
      />
      {cash.isOther ? (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={text.rate}
              inputMode="decimal"
              value={view.rate}
              error={error}
              onChange={({ target }) => onChange({ ...cash, rate: target.value })}
            />
            <TextField
              label={text.rateSource}
              maxLength={80}
              value={view.source}
              onChange={({ target }) => onChange({ ...cash, source: target.value })}
            />
          </div>
          {view.exchange && amountMinor > 0 ? (
            <p className="text-14 text-secondary tabular-nums" role="status">
              {text.leaves({
                amount: formatMoney(
                  exchangedMinor(amountMinor, currency, view.exchange.rate),
                  other,
                  language,
                ),
              })}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
