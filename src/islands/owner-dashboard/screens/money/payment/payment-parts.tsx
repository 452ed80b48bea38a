import type { ReactNode } from 'react';
import type { FeeBack } from '#src/data/money/charges/fees-back.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { chargeName, namedCharge } from '../parts/charge-name.ts';
import type { PaymentPreview } from './payment-preview.ts';

export interface PaymentPartsProps {
  currency: CurrencyCode;
  parts: readonly { id: string; name: string; dueOn: string; amountMinor: number }[];
  /** What no charge took. */
  creditMinor: number;
  /** Late fees that it takes back, because it came in time. */
  feesBack?: readonly FeeBack[] | undefined;
}

/** Which charges a payment pays, one line each, and what stays as credit. */
export function PaymentParts({ currency, parts, creditMinor, feesBack = [] }: PaymentPartsProps) {
  const { payment: text, money } = useText('ownerMoney');
  const language = useLanguage();
  return (
    <ul className="grid">
      {parts.map((part) => (
        <Line key={part.id} amount={<MoneyText amountMinor={part.amountMinor} currency={currency} />}>
          {part.name}
          <span className="block text-14 text-hint">
            {text.due({ date: formatDate(part.dueOn, language, 'short') })}
          </span>
        </Line>
      ))}
      {creditMinor > 0 ? (
        <Line amount={<MoneyText amountMinor={creditMinor} currency={currency} />}>{text.credit}</Line>
      ) : null}
      {feesBack.map((fee) => (
        <Line key={fee.id} amount={<MoneyText amountMinor={-fee.amountMinor} currency={currency} />}>
          {chargeName({ kind: 'late_fee', description: '', ...fee }, money, language)}
          <span className="block text-14 text-hint">{text.feeBack}</span>
        </Line>
      ))}
    </ul>
  );
}

function Line({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <span className="min-w-0">{children}</span>
      <span className="font-medium">{amount}</span>
    </li>
  );
}

/** The same for a payment that is not posted yet, with a sentence that says what comes of it. */
export function PreviewOfPayment({
  preview,
  currency,
  feesBack,
}: {
  preview: PaymentPreview;
  currency: CurrencyCode;
  feesBack: readonly FeeBack[];
}) {
  const { payment: text, money } = useText('ownerMoney');
  const language = useLanguage();
  return (
    <div className="grid gap-2" aria-live="polite">
      <p className="text-15 text-secondary">{explain(preview, currency, text, language)}</p>
      <PaymentParts
        currency={currency}
        creditMinor={preview.creditMinor}
        feesBack={feesBack}
        parts={preview.parts.map(({ charge, amountMinor }) => ({
          id: charge.id,
          name: chargeName(namedCharge(charge), money, language),
          dueOn: charge.dueOn,
          amountMinor,
        }))}
      />
    </div>
  );
}

type PaymentText = ReturnType<typeof useText<'ownerMoney'>>['payment'];

function explain(
  preview: PaymentPreview,
  currency: CurrencyCode,
  { explain: text }: PaymentText,
  language: ReturnType<typeof useLanguage>,
): string {
  switch (preview.outcome) {
    case 'exact':
      return text.exact;
    case 'partial':
      return text.partial({ amount: formatMoney(preview.stillOwedMinor, currency, language) });
    case 'over':
      return text.over({ amount: formatMoney(preview.creditMinor, currency, language) });
    case 'all_credit':
      return text.allCredit;
  }
}
