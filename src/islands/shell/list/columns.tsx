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
  cell: (row) => {
    const [amountMinor, currency] = amountOf(row);
    return <MoneyText amountMinor={amountMinor} currency={currency} />;
  },
  ...rest,
});

/** The name of a row, by which the keyboard opens it; a second line says more. */
export function RowLink({ to, children, note }: { to: string; children: ReactNode; note?: ReactNode }) {
  return (
    <>
      <AppLink to={to} className="rounded-mark font-medium text-action hover:underline">
        {children}
      </AppLink>
      {note ? <CellNote>{note}</CellNote> : null}
    </>
  );
}

/** The second line of a cell. */
export const CellNote = ({ children }: { children: ReactNode }) => (
  <span className="block text-12 text-hint">{children}</span>
);
