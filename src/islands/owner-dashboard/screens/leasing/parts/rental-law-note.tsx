import type { ReactNode } from 'react';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { LegalWarning } from '#src/domain/leasing/rental-law.ts';
import { formatMoney, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

export interface RentalLawNoteProps {
  /** Nothing is shown for null. */
  warning: LegalWarning | null;
  currency: CurrencyCode;
}

/** What the law on rentals says of what was typed, beside the field: it informs and never stops. */
export function RentalLawNote({ warning, currency }: RentalLawNoteProps) {
  const { law } = useText('ownerLeasing').leasing;
  const language = useLanguage();
  if (!warning) return null;
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, language);
  const sentence = () => {
    switch (warning.code) {
      case 'deposit_above_maximum':
        return law.deposit({
          ...warning,
          months: warning.maximumMonths,
          maximum: money(warning.maximumMinor),
        });
      case 'notice_too_short':
        return law.notice({ ...warning, minimum: warning.minimumDays });
      case 'increase_above_cap':
        return law.increase({
          ...warning,
          percent: formatPercent(warning.basisPoints / 10_000, language),
          maximum: money(warning.maximumMinor),
        });
    }
  };
  return <LegalRemark tone="warn">{sentence()}</LegalRemark>;
}

/** A remark on the law, with the word that it is no advice. */
export function LegalRemark({ children, tone }: { children: ReactNode; tone?: 'info' | 'warn' }) {
  const { law } = useText('ownerLeasing').leasing;
  return (
    <div role="status">
      <Notice tone={tone}>
        {children} <span className="text-secondary">{law.information}</span>
      </Notice>
    </div>
  );
}
