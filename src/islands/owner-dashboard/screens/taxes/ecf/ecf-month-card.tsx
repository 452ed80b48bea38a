import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { EcfArchive } from './ecf-archive.tsx';
import { type EcfKindOfMonth, ecfMonth } from './ecf-month.ts';
import { useEcfMonth } from './use-ecf-month.ts';

/** What a month gave out electronically, by verdict: what stands in the place of form 607 for them. */
export function EcfMonthCard({ month }: { month: IsoMonth }) {
  const { month: text } = useText('ownerEcf');
  const { states } = useText('common');
  const language = useLanguage();
  const { query, isElectronic, environment } = useEcfMonth(month);
  if (!isElectronic) return null;
  return (
    <Card isFlush title={text.title({ month: formatDate(month, language, 'month') })}>
      <p className="px-5 pb-3 text-14 text-hint">{environment === 'ecf' ? text.text : text.trial}</p>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="px-5 pb-4 text-15 text-secondary">{text.empty}</p>}
      >
        {(rows) => <KindsTable rows={ecfMonth(rows)} />}
      </QueryView>
      <EcfArchive month={month} environment={environment} />
    </Card>
  );
}

function KindsTable({ rows }: { rows: readonly EcfKindOfMonth[] }) {
  const { month: text } = useText('ownerEcf');
  const { kinds } = useText('ownerTaxes');
  const { columns: heads } = text;
  const count = (id: 'accepted' | 'remarks' | 'open' | 'rejected'): Column<EcfKindOfMonth> => ({
    id,
    phone: 'figure',
    header: heads[id],
    align: 'end',
    cell: (row) => <span className="tabular-nums">{row[id]}</span>,
  });
  const columns: Column<EcfKindOfMonth>[] = [
    { id: 'kind', phone: 'title', header: heads.kind, cell: ({ kind }) => kinds[kind] },
    count('accepted'),
    count('remarks'),
    count('open'),
    count('rejected'),
    {
      id: 'total',
      phone: 'amount',
      header: heads.total,
      align: 'end',
      cell: ({ totalMinor }) => <MoneyText amountMinor={totalMinor} currency="DOP" />,
    },
  ];
  return <DataTable caption={text.caption} columns={columns} rows={rows} rowKey={({ kind }) => kind} />;
}
