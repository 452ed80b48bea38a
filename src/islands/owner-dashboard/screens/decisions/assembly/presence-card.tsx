import { useQuery } from '@tanstack/react-query';
import { type Assembly, assemblyQueries, type Presence } from '#src/data/decisions/assemblies/queries.ts';
import { ruleQueries } from '#src/data/decisions/rules.ts';
import { formatTime } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useWeightText } from '#src/islands/shell/decisions/use-weight-text.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

/** Who came to an assembly that is over, for which unit and for how long. */
export function PresenceCard({ assembly }: { assembly: Assembly }) {
  const { attendance: text } = useText('assembly');
  const { states } = useText('common');
  const query = useQuery(assemblyQueries.presence(assembly.id));
  const columns = useColumns(assembly);
  return (
    <Card title={text.title} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={4} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{text.emptyTitle}</p>}
      >
        {(rows) => (
          <DataTable
            caption={text.title}
            columns={columns}
            rows={rows}
            rowKey={({ unitLabel, arrivedAt }) => `${unitLabel}/${arrivedAt}`}
          />
        )}
      </QueryView>
    </Card>
  );
}

function useColumns({ rulesId, closedAt }: Assembly): Column<Presence>[] {
  const { attendance: text } = useText('assembly');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  const rules = useQuery({ ...ruleQueries.byId(rulesId ?? ''), enabled: rulesId !== null }).data;
  const weight = useWeightText(rules?.weight ?? null);
  const at = (instant: string) => formatTime(instant, language, timeZone);
  return [
    { id: 'unit', phone: 'title', header: text.columns.unit, cell: (row) => row.unitLabel },
    {
      id: 'who',
      phone: 'note',
      header: text.columns.who,
      cell: ({ byProxy, personName, giverName }) =>
        byProxy
          ? text.proxyOf({ holder: personName ?? '', giver: giverName ?? text.organization })
          : (personName ?? text.organization),
    },
    {
      id: 'weight',
      phone: 'figure',
      header: text.columns.weight,
      align: 'end',
      cell: (row) =>
        row.weight === null ? <NotKnown /> : <span className="tabular-nums">{weight.plain(row.weight)}</span>,
    },
    { id: 'arrived', phone: 'hidden', header: text.columns.arrived, cell: (row) => at(row.arrivedAt) },
    {
      id: 'left',
      phone: 'hidden',
      header: text.columns.left,
      cell: ({ leftAt }) => (leftAt === null || leftAt === closedAt ? text.stayed : at(leftAt)),
    },
  ];
}
