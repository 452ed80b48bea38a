import { useQuery } from '@tanstack/react-query';
import { type Vendor, vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { type Figure, RecordFigures } from '#src/islands/shell/record/record-figures.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** What is owed to a vendor and what they billed this year, in each currency, and when they last did. */
export function VendorNow({ vendor }: { vendor: Vendor }) {
  const text = useText('ownerVendors');
  const language = useLanguage();
  const { id } = useOrganization();
  const thisYear = Number(useToday().slice(0, 4));
  const { data: years } = useQuery(vendorQueries.years(id, vendor.id));
  if (!years?.length) return null;
  const sums = (key: 'outstandingMinor' | 'totalMinor', rows: typeof years) =>
    currencyCodes
      .map((currency) => ({
        currency,
        amountMinor: rows.filter((row) => row.currency === currency).reduce((sum, row) => sum + row[key], 0),
      }))
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ currency, amountMinor }) => (
        <span key={currency} className="mr-3 inline-block">
          <MoneyText amountMinor={amountMinor} currency={currency} />
        </span>
      ));
  const owed = sums('outstandingMinor', years);
  const billed = sums(
    'totalMinor',
    years.filter(({ year }) => Number(year) === thisYear),
  );
  const figures: Figure[] = [
    { label: text.owed, value: owed.length > 0 ? owed : text.nothingOwed },
    ...(billed.length > 0 ? [{ label: text.billedIn({ year: thisYear }), value: billed }] : []),
    ...(vendor.lastBilledOn
      ? [{ label: text.lastBill, value: formatDate(vendor.lastBilledOn, language, 'short') }]
      : []),
  ];
  return <RecordFigures figures={figures} />;
}
