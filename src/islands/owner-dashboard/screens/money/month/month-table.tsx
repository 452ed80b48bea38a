import type { ComingLine } from '#src/data/money/charging/queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { chargeName, namedCharge } from '../parts/charge-name.ts';
import { reasonOf } from './coming-sums.ts';

/** Each charge that comes, with its reason. */
export function MonthTable({ lines }: { lines: readonly ComingLine[] }) {
  const text = useText('ownerCharging').month;
  const { money } = useText('ownerMoney');
  const language = useLanguage();
  const columns: Column<ComingLine>[] = [
    {
      id: 'tenant',
      phone: 'title',
      header: text.columns.tenant,
      cell: (line) => (
        <AppLink to={`/leases/${line.leaseId}`} className="font-medium hover:underline">
          {line.tenantName ?? line.unitLabel}
        </AppLink>
      ),
      note: (line) => `${line.propertyName}, ${line.unitLabel}`,
    },
    {
      id: 'what',
      phone: 'note',
      header: text.columns.what,
      cell: (line) => chargeName(namedCharge(line), money, language),
    },
    { id: 'why', phone: 'note', header: text.columns.why, cell: (line) => <Why line={line} /> },
    {
      id: 'due',
      phone: 'state',
      header: text.columns.due,
      cell: (line) => <DateText date={line.dueOn} format="short" />,
    },
    {
      id: 'amount',
      phone: 'amount',
      header: text.columns.amount,
      align: 'end',
      cell: (line) => <MoneyText amountMinor={line.amountMinor} currency={line.currency} />,
    },
  ];
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      rows={lines}
      rowKey={(line) => [line.leaseId, line.kind, line.description, line.periodStart, line.dueOn].join()}
    />
  );
}

function Why({ line }: { line: ComingLine }) {
  const { reasons, methods, waiting } = useText('ownerCharging').month;
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor, line.currency, language);
  const sentences = {
    rent: () => reasons.rent,
    part: () => reasons.part({ rent: money(line.rentMinor ?? 0), method: methods[line.prorationMethod] }),
    recurring: () => reasons.recurring,
    lateFee: () => reasons.lateFee({ date: formatDate(line.lateSince ?? line.dueOn, language, 'short') }),
  };
  const isMoved = line.periodEnd !== null && line.kind !== 'late_fee' && line.postedOn > line.periodEnd;
  return (
    // In one line on a phone, one below the other where there is room.
    <span className="justify-items-start gap-0.5 text-14 text-secondary md:grid">
      <span>{sentences[reasonOf(line)]()}</span>{' '}
      {isMoved ? <span>{reasons.late({ date: formatDate(line.postedOn, language, 'short') })}</span> : null}{' '}
      {line.fromCreditMinor > 0 ? (
        <span>{reasons.credit({ amount: money(line.fromCreditMinor) })}</span>
      ) : null}{' '}
      {line.isPostable ? null : (
        <span title={reasons.waits}>
          <Badge>{waiting}</Badge>
        </span>
      )}
    </span>
  );
}
