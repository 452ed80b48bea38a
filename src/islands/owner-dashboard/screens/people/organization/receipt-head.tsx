import { printed } from '#src/domain/foundation/printed-letters.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import { useText } from '#src/i18n/react.tsx';
import { useUnprinted } from '#src/islands/shell/use-unprinted.ts';
import { checkTaxNumber, formatTaxNumber, formatTypedPhone } from './organization-schema.ts';

interface ReceiptHeadProps {
  name: string;
  rnc: string;
  phone: string;
  address: string;
}

/** How the next receipts will begin, while one types. */
export function ReceiptHead({ name, rnc, phone, address }: ReceiptHeadProps) {
  const { organization: text } = useText('ownerTeam');
  const { enums } = useText('common');
  const unprinted = useUnprinted(name);
  const kind = checkTaxNumber(rnc).value.length > 9 ? enums.identityType.cedula : enums.identityType.rnc;
  const number = rnc.trim() ? `${kind} ${formatTaxNumber(rnc)}` : '';
  const numbers = [number, formatTypedPhone(phone)].filter(Boolean);
  return (
    <section aria-labelledby="receipt-head" className="grid gap-2">
      <h2 id="receipt-head" className="text-16">
        {text.receipt}
      </h2>
      <div className="overflow-clip rounded-card border border-line bg-surface shadow-soft">
        <div className="flex items-baseline justify-between gap-4 bg-brand px-4 py-2 text-14 font-semibold text-on-brand">
          <span>{text.receiptTitle}</span>
          <span className="tabular-nums">{formatReceiptNumber(1)}</span>
        </div>
        <div className="grid gap-0.5 px-4 pt-4 pb-6 text-14 text-secondary wrap-anywhere">
          <p className="text-16 font-medium text-ink">{printed(name)}</p>
          {numbers.length > 0 ? (
            <ul className="flex flex-wrap gap-x-3 tabular-nums">
              {numbers.map((shown) => (
                <li key={shown}>{shown}</li>
              ))}
            </ul>
          ) : null}
          {address ? <p>{address}</p> : null}
        </div>
      </div>
      <p className="text-14 text-hint">{[text.receiptText, unprinted].filter(Boolean).join(' ')}</p>
    </section>
  );
}
