import { Check } from 'lucide-react';
import type { BankAccount, BankLine } from '#src/data/bank/queries.ts';
import { BASIS_POINTS_IN_WHOLE } from '#src/domain/foundation/money.ts';
import type { TransferTax } from '#src/domain/taxes/transfer-tax.ts';
import { formatMoney, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { type PartDraft, partFor } from './parts.ts';

export type TaxOfLine = TransferTax<BankLine & { occurredOn: string; amountMinor: number }>;

interface TransferTaxHintProps {
  account: BankAccount;
  line: BankLine;
  tax: TaxOfLine;
  /** Begins the form below with it; undefined for whoever may not write. */
  onTake: ((part: PartDraft) => void) | undefined;
}

/** That a line comes to the tax on the transfer of another, as an expense to begin with. */
export function TransferTaxHint({ account, line, tax: { of, basisPoints }, onTake }: TransferTaxHintProps) {
  const { panel: text } = useText('ownerBank');
  const language = useLanguage();
  const rate = formatPercent(basisPoints / BASIS_POINTS_IN_WHOLE, language, 2);
  const amount = formatMoney(Math.abs(of.amountMinor), account.currency, language);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-selected px-4 py-3">
      <p className="min-w-0 flex-1 basis-56 text-15 wrap-anywhere">
        {text.transferTax({ rate, amount, description: of.description })}
      </p>
      {onTake ? (
        <Button
          size="sm"
          icon={Check}
          onClick={() =>
            onTake(partFor(line.amountMinor, text.transferTaxText({ rate, amount }), crypto.randomUUID()))
          }
        >
          {text.transferTaxTake}
        </Button>
      ) : null}
    </div>
  );
}
