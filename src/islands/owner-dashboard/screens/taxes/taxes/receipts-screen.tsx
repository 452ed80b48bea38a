import { IssuedCard } from './issued-card.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { TaxFrame } from './tax-frame.tsx';
import { ToInvoiceCard } from './to-invoice-card.tsx';
import { useTaxMonth } from './use-tax-month.ts';

/** Fiscal receipts of a month: those to give out, and those given out. */
export function Screen() {
  const month = useTaxMonth('this');
  return (
    <TaxFrame tab="receipts">
      <div className="mb-4">
        <MonthSwitch month={month} />
      </div>
      <div className="grid gap-6">
        <ToInvoiceCard month={month} />
        <IssuedCard month={month} />
      </div>
    </TaxFrame>
  );
}
