import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Assembly, type AssemblyUnit, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { ruleQueries } from '#src/data/decisions/rules.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { AttendanceRow } from './attendance-row.tsx';

interface AttendanceCardProps {
  assembly: Assembly;
  /** Arrivals and departures can be noted. */
  canRun: boolean;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Each unit of the building, who stands for it, and a tap for who comes and goes. */
export function AttendanceCard({ assembly, canRun }: AttendanceCardProps) {
  const { attendance: text } = useText('assembly');
  const { states, actions } = useText('common');
  const [search, setSearch] = useState('');
  const query = useQuery(assemblyQueries.units(assembly.id));
  const { rulesId } = assembly;
  const rules = useQuery({ ...ruleQueries.byId(rulesId ?? ''), enabled: rulesId !== null }).data;
  const wanted = plain(search.trim());
  const matches = ({ unitLabel, standIns }: AssemblyUnit) =>
    plain([unitLabel, ...standIns.flatMap(({ name }) => name ?? [])].join(' ')).includes(wanted);
  return (
    <Card title={text.title} description={text.text} isFlush>
      <div className="px-5 pb-4">
        <SearchField label={text.search} value={search} onChange={setSearch} clearLabel={actions.clear} />
      </div>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={6} />}
        isEmpty={(units) => units.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{text.noUnits}</p>}
      >
        {(units) => {
          const found = units.filter(matches);
          return found.length === 0 ? (
            <p className="px-5 pb-5 text-15 text-hint">{text.noneFound}</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {found.map((unit) => (
                <AttendanceRow
                  key={unit.unitId}
                  unit={unit}
                  assemblyId={assembly.id}
                  weightBasis={rules?.weight ?? null}
                  canRun={canRun}
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}
