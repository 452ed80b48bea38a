import { useQuery } from '@tanstack/react-query';
import { type Vendor, vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { sumsByCurrency } from '#src/domain/foundation/money.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AmountList } from '#src/islands/shell/record/amount-list.tsx';
import { type Figure, LoadingFigures, RecordFigures } from '#src/islands/shell/record/record-figures.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';

/** What is owed to a vendor and what they billed this year, in each currency, and when they last did. */
export function VendorNow({ vendor }: { vendor: Vendor }) {
  const text = useText('ownerVendors');
  const language = useLanguage();
  const { id } = useOrganization();
  const thisYear = Number(useToday().slice(0, 4));
  const { data: years, isLoading } = useQuery(vendorQueries.years(id, vendor.id));
  if (!years?.length) return isLoading ? <LoadingFigures /> : null;
  const owed = sumsByCurrency(years, ({ outstandingMinor }) => outstandingMinor);
  const billed = sumsByCurrency(
    years.filter(({ year }) => Number(year) === thisYear),
    ({ totalMinor }) => totalMinor,
  );
  const figures: Figure[] = [
    { label: text.owed, value: owed.length > 0 ? <AmountList amounts={owed} /> : text.nothingOwed },
    ...(billed.length > 0
      ? [{ label: text.billedIn({ year: thisYear }), value: <AmountList amounts={billed} /> }]
      : []),
    ...(vendor.lastBilledOn
      ? [{ label: text.lastBill, value: formatDate(vendor.lastBilledOn, language, 'short') }]
      : []),
  ];
  return <RecordFigures figures={figures} />;
}
