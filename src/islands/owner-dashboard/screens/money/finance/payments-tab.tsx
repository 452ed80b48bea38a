import { Banknote } from 'lucide-react';
import {
  type Payment,
  paymentListSpec,
  paymentPages,
  paymentQueries,
} from '#src/data/money/payments/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useLeasesInBulk } from '#src/islands/owner-dashboard/lists/bulk-leases.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { FinanceAtOnce } from './finance-at-once.tsx';
import { moneyFile, paymentHead, paymentLine } from './money-csv.ts';
import { paymentPath, usePaymentColumns } from './payment-columns.tsx';
import { PlansAsked } from './plans-asked.tsx';
import { ToDecide } from './to-decide.tsx';

/** What waits for a decision, then every payment. */
export function PaymentsTab() {
  const money = useText('ownerMoney');
  const { enums } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const isPhone = useIsPhone();
  const list = useList({ asks: paymentListSpec, query: (asked) => paymentQueries.list(id, asked) });
  const { finance: text } = money;
  const language = useLanguage();
  const bulk = useLeasesInBulk(
    ({ tenantName, amountMinor, currency }: Payment) =>
      `${tenantName ?? text.noTenant}, ${formatMoney(amountMinor, currency, language)}`,
  );
  return (
    <FinanceAtOnce>
      <div className="grid gap-6">
        <ToDecide />
        <PlansAsked />
        <div className="after-waiting min-w-0">
          <ListCard
            list={list}
            text={{
              ...text,
              caption: text.paymentsCaption,
              emptyTitle: text.paymentsEmptyTitle,
              emptyText: text.paymentsEmptyText,
            }}
            icon={Banknote}
            filters={{
              search: text.searchPayments,
              fields: [{ by: 'property', label: text.property, every: text.everyProperty }, { by: 'days' }],
              chips: [{ label: text.filters, of: { status: enums.paymentStatus } }],
            }}
            columns={usePaymentColumns()}
            bulk={bulk}
            path={paymentPath}
            exportFile={{
              label: text.file.button,
              name: `${text.file.payments}-${today}`,
              make: (steps) =>
                moneyFile(
                  paymentHead(money),
                  paymentPages(id, list.query),
                  (row) => paymentLine(row, { enums }),
                  steps,
                ),
              texts: { progress: text.file.making, done: text.file.made, stopped: text.file.stopped },
            }}
            isLoadedByHand={isPhone}
            searchedBy="search_payments"
          />
        </div>
      </div>
    </FinanceAtOnce>
  );
}
