import { Download } from 'lucide-react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { fetchDepositStatement } from '#src/data/money/deposits/mutations.ts';
import type { DepositSettlement } from '#src/data/money/deposits/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** How the deposit was given back, and the statement of it to print. */
export function SettlementFacts({ settlement, lease }: { settlement: DepositSettlement; lease: Lease }) {
  const text = useText('ownerLeasing').leasing.deposit;
  const { enums } = useText('common');
  const language = useLanguage();
  const day = formatDate(settlement.settledOn, language, 'short');
  return (
    <div className="grid gap-3 text-15">
      <p className="text-secondary">
        {settlement.method
          ? text.settledBy({ date: day, method: enums.paymentMethod[settlement.method] })
          : text.settled({ date: day })}
      </p>
      <ul className="grid gap-1">
        <Line label={text.held} amountMinor={settlement.heldMinor} lease={lease} />
        {settlement.deductions.map((line) => (
          <Line
            key={line.id}
            label={[text.kinds[line.kind], line.description].filter(Boolean).join(': ')}
            amountMinor={-line.amountMinor}
            lease={lease}
          />
        ))}
        <Line label={text.refunded} amountMinor={settlement.refundMinor} lease={lease} isTotal />
      </ul>
      <StatementButton settlement={settlement} />
    </div>
  );
}

interface LineProps {
  label: string;
  amountMinor: number;
  lease: Lease;
  isTotal?: boolean;
}

function Line({ label, amountMinor, lease, isTotal }: LineProps) {
  return (
    <li
      className={
        isTotal
          ? 'flex justify-between gap-4 border-t border-line pt-2 font-semibold'
          : 'flex justify-between gap-4'
      }
    >
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <MoneyText amountMinor={amountMinor} currency={lease.currency} />
    </li>
  );
}

function StatementButton({ settlement }: { settlement: DepositSettlement }) {
  const text = useText('ownerLeasing').leasing.deposit;
  const language = useLanguage();
  const action = useAction({
    mutationFn: () => fetchDepositStatement(settlement.id, language),
    onDone: (pdf) => saveFile(pdf, `${text.statementFile}-${settlement.settledOn}.pdf`),
  });
  useErrorToast(action);
  return (
    <Button
      icon={Download}
      className="justify-self-start"
      isBusy={action.isRunning}
      onClick={() => void action.run(undefined)}
    >
      {text.statement}
    </Button>
  );
}
