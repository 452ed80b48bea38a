import { ReceiptText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { type Charge, chargeListSpec, chargePages, chargeQueries } from '#src/data/money/charges/queries.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useLeasesInBulk } from '#src/islands/owner-dashboard/lists/bulk-leases.tsx';
import { ListCard } from '#src/islands/shell/list/list-card.tsx';
import type { ListFilters } from '#src/islands/shell/list/list-filters.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { chargeName, namedCharge } from '../parts/charge-name.ts';
import { CHARGES } from '../parts/charges-path.ts';
import { useChargeColumns } from './charge-columns.tsx';
import { FinanceAtOnce } from './finance-at-once.tsx';
import { chargeHead, chargeLine, moneyFile } from './money-csv.ts';

/** Everything that was charged; open or overdue only on request. */
export function ChargesTab() {
  const money = useText('ownerMoney');
  const { enums } = useText('common');
  const language = useLanguage();
  const { id, timeZone } = useOrganization();
  const today = useToday();
  const isPhone = useIsPhone();
  const place = useListInView();
  const list = useList({ asks: chargeListSpec, query: (asked) => chargeQueries.list(id, asked, today) });
  const { finance: text } = money;
  const bulk = useLeasesInBulk(
    (charge: Charge) =>
      `${chargeName(namedCharge(charge), money.money, language)}, ${charge.tenantName ?? text.noTenant}`,
  );
  const words = { text: money, enums, language, timeZone };
  return (
    <FinanceAtOnce>
      <div ref={place} className="scroll-mt-20">
        <ListCard
          list={list}
          text={{
            ...text,
            caption: text.chargesCaption,
            emptyTitle: text.chargesEmptyTitle,
            emptyText: text.chargesEmptyText,
          }}
          icon={ReceiptText}
          filters={useFilters(list)}
          columns={useChargeColumns(today)}
          bulk={bulk}
          path={(charge) => `/leases/${charge.leaseId}`}
          exportFile={{
            label: text.file.button,
            name: `${text.file.charges}-${today}`,
            make: (steps) =>
              moneyFile(
                chargeHead(money),
                chargePages(id, list.query, today),
                (row) => chargeLine(row, words),
                steps,
              ),
            texts: { progress: text.file.making, done: text.file.made, stopped: text.file.stopped },
          }}
          isLoadedByHand={isPhone}
          searchedBy="search_charges"
        />
      </div>
    </FinanceAtOnce>
  );
}

/** A figure above leads to the list below: without this nothing would seem to happen. */
function useListInView() {
  const place = useRef<HTMLDivElement>(null);
  const search = useSearch();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (window.location.hash !== `#${CHARGES}` || shown.current === search) return;
    shown.current = search;
    // After the frame in which a new screen begins at its top.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [search]);
  return place;
}

/** Words, a property, days, states and kinds; currencies where one is chosen. */
function useFilters({ query }: ListControls): ListFilters {
  const text = useText('ownerMoney').finance;
  const { enums } = useText('common');
  const currencies = chargeListSpec.filters.currency.map((id) => [id, currencySymbol(id)]);
  return {
    search: text.searchCharges,
    fields: [{ by: 'property', label: text.property, every: text.everyProperty }, { by: 'days' }],
    chips: [
      {
        label: text.filters,
        of: {
          state: { open: text.open, late: text.lateOnly },
          kind: enums.chargeKind,
          ...(query.filters.currency && { currency: Object.fromEntries(currencies) }),
        },
      },
    ],
  };
}
