import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { paymentQueries } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { ListHead } from '#src/islands/shell/list/list-head.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { ChargesTab } from './charges-tab.tsx';
import { MonthSummary } from './month-summary.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import { type FinanceTab, financeTabs, pathOfTab, tabOf } from './tab.ts';

// Fetched when it is asked for.
const RecordPaymentDialog = lazyPart(() =>
  import('../payment/record-payment-dialog.tsx').then((file) => file.RecordPaymentDialog),
);

/** Money of the organisation: payments, charges and the ledger under the figures of a month. */
export function Screen({ params }: ScreenProps) {
  const tab = tabOf(params);
  return tab ? <Finance tab={tab} /> : <NotFound />;
}

function Finance({ tab }: { tab: FinanceTab }) {
  const { finance: text, lease } = useText('ownerMoney');
  const { id, can } = useOrganization();
  const go = useGo();
  // There the rows come first, and the figures of the month after them.
  const isPhone = useIsPhone();
  const mayWrite = can('money.write');
  const search = useSearch();
  const asked = new URLSearchParams(search);
  const [isRecording, setRecording] = useState(mayWrite && asked.has('record'));
  useLive(
    [
      { table: 'payments', filter: `organization_id=eq.${id}` },
      { table: 'charges', filter: `organization_id=eq.${id}` },
    ],
    [paymentQueries.all, chargeQueries.all, journalQueries.all],
  );
  return (
    <>
      <ListHead
        title={text.title}
        description={text.description}
        section={<SectionLine />}
        add={mayWrite ? { label: text.recordPayment, onSelect: () => setRecording(true) } : null}
        actions={mayWrite ? [{ icon: Plus, label: lease.addCharge, to: '/finance/charges/new' }] : undefined}
      />
      {isPhone ? null : (
        <div className="mb-8">
          <MonthSummary />
        </div>
      )}
      {/* How many currencies the figures have is known when they are here. */}
      <div className="after-waiting">
        <Tabs
          label={text.tabsLabel}
          tabs={financeTabs.map((id) => ({ id, label: text.tabs[id] }))}
          active={tab}
          onChange={(next) => go(pathOfTab(next as FinanceTab, search))}
        >
          {tab === 'payments' ? <PaymentsTab /> : null}
          {tab === 'charges' ? <ChargesTab /> : null}
        </Tabs>
      </div>
      {isPhone ? (
        <div className="after-waiting mt-6">
          <MonthSummary />
        </div>
      ) : null}
      {isRecording ? <RecordPaymentDialog isOpen onClose={() => setRecording(false)} /> : null}
    </>
  );
}
