import type { ReactNode } from 'react';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { AppLink } from '../app-link.tsx';

type Rest<Row> = Partial<Omit<Column<Row>, 'id' | 'header' | 'cell'>>;

/** A column of days, which stand under one another. */
export const dayColumn = <Row,>(
  id: string,
  header: string,
  dayOf: (row: Row) => string | null,
  { unknown = null, ...rest }: Rest<Row> & { /** Where there is no day. */ unknown?: ReactNode } = {},
): Column<Row> => ({
  id,
  header,
  align: 'end',
  phone: 'note',
  cell: (row) => {
    const date = dayOf(row);
    return date ? <DateText date={date} format="short" /> : unknown;
  },
  ...rest,
});

/** A column of amounts. */
export const moneyColumn = <Row,>(
  id: string,
  header: string,
  amountOf: (row: Row) => readonly [minor: number, currency: CurrencyCode],
  rest: Rest<Row> = {},
): Column<Row> => ({
  id,
  header,
  align: 'end',
  phone: 'amount',
  cell: (row) => {
    const [amountMinor, currency] = amountOf(row);
    return <MoneyText amountMinor={amountMinor} currency={currency} />;
  },
  ...rest,
});

/** What a row is, and the way to it; the keyboard goes from one to the next. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className="rounded-mark font-medium text-action hover:underline">
      {children}
    </AppLink>
  );
}

/** What a row opens beside the list. */
export function RowButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="rounded-mark text-left font-medium text-action wrap-anywhere hover:underline"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

/** Something else that is named in a row, and the way to its own page. */
export function NameLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className="rounded-mark hover:underline">
      {children}
    </AppLink>
  );
}
