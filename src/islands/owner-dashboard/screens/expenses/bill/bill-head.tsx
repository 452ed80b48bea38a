import type { ReactNode } from 'react';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { BillBadge } from '../bills/bill-badge.tsx';

interface BillHeadProps {
  bill: Bill;
  /** The one action that its state asks for. */
  primary?: ReactNode;
  actions?: readonly MenuItem[];
  /** What takes the bill back or away: last in the menu, and apart. */
  ending?: readonly MenuItem[];
}

/** The head of a bill's page, whatever its state. */
export function BillHead({ bill, primary, actions = [], ending = [] }: BillHeadProps) {
  const { back, detail: text, credit } = useText('ownerBills');
  const language = useLanguage();
  const print = usePrintItem();
  return (
    <RecordHead
      kind={bill.isCredit ? credit.one : text.one}
      title={formatMoney(bill.totalMinor, bill.currency, language)}
      back={<BackLink to="/finance/expenses">{back}</BackLink>}
      facts={[
        <AppLink
          key="vendor"
          to={recordPath.vendor(bill.vendorId)}
          className="text-action wrap-anywhere hover:underline"
        >
          {bill.vendorName}
        </AppLink>,
        bill.ncf,
      ]}
      state={<BillBadge status={bill.status} isCredit={bill.isCredit} />}
      primary={primary}
      actions={[
        ...actions,
        { ...print, startsGroup: actions.length > 0 },
        ...ending.map((item, index) => ({ ...item, tone: 'danger' as const, startsGroup: index === 0 })),
      ]}
    />
  );
}
