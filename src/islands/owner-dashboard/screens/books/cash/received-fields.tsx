import { exchangeDifference, RATE_DECIMALS } from '#src/domain/books/exchange.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ExchangeDifference } from './exchange-difference.tsx';
import type { ReceivedDraft, ReceivedProblems, ReceivedView } from './received.ts';

interface FieldsProps {
  /** Of the lease. */
  currency: CurrencyCode;
  view: ReceivedView;
  change: (part: Partial<ReceivedDraft>) => void;
}

/** The question whether money came in the other currency. */
export function CameInField({
  view,
  isOther,
  change,
}: Pick<FieldsProps, 'view' | 'change'> & { isOther: boolean }) {
  const { exchange: text } = useText('ownerMoney').cash;
  return (
    <Checkbox
      label={text.cameIn({ currency: text.money[view.currency] })}
      checked={isOther}
      onChange={(event) => change({ isOther: event.target.checked })}
    />
  );
}

/** How much came, in the other currency. */
export function ReceivedField({ view, change }: FieldsProps) {
  const { exchange: text } = useText('ownerMoney').cash;
  return (
    <MoneyField
      label={text.received({ currency: text.money[view.currency] })}
      currency={view.currency}
      value={view.receivedMinor}
      error={problemOf(text, view.problems.receivedMinor)}
      column="received_minor"
      onChange={(receivedMinor) => change({ receivedMinor })}
    />
  );
}

/** The rate with its source, what the money counts as by it, and what that is off the rate. */
export function ExchangeFields({ currency, view, change }: FieldsProps) {
  const { exchange: text } = useText('ownerMoney').cash;
  const { problems } = view;
  return (
    <>
      <NumberField
        label={text.rate}
        decimals={RATE_DECIMALS}
        value={view.rate}
        error={problemOf(text, problems.rate)}
        column="rate"
        onChange={(rate) => change({ rate })}
      />
      <TextField
        label={text.source}
        hint={text.sourceHint}
        maxLength={80}
        value={view.source}
        error={problemOf(text, problems.source)}
        column="rate_source"
        onChange={(event) => change({ source: event.target.value })}
      />
      <MoneyField
        label={text.countsAs}
        hint={text.countsHint}
        currency={currency}
        value={view.countsMinor}
        error={problemOf(text, problems.countsMinor)}
        column="amount_minor"
        onChange={(countsMinor) => change({ countsMinor })}
      />
      <div className="sm:col-span-2">
        <Measured currency={currency} view={view} />
      </div>
    </>
  );
}

function Measured({ currency, view }: Pick<FieldsProps, 'currency' | 'view'>) {
  const { defaultCurrency: base } = useOrganization();
  const { exchange } = view;
  if (!exchange) return null;
  const difference = exchangeDifference({
    fromCurrency: currency,
    fromMinor: exchange.amountMinor,
    toMinor: exchange.received.receivedMinor,
    rate: exchange.received.rate,
    base,
  });
  return <ExchangeDifference differenceMinor={difference} base={base} />;
}

type Problem = NonNullable<ReceivedProblems[keyof ReceivedProblems]>;

const problemOf = (text: Readonly<Record<Problem, string>>, problem: Problem | undefined) =>
  problem ? text[problem] : undefined;
