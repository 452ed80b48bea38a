import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import { type ServiceRecord, trustSections } from '#src/data/trust/sections.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

interface ServiceCardProps {
  /** Null for the repairs that the reader asked for as a tenant. */
  organizationId: string | null;
}

/** How many repairs were answered and solved within the times that they had. */
export function ServiceCard({ organizationId }: ServiceCardProps) {
  const { service: text } = useText('trustSections');
  const { states } = useText('common');
  const query = useQuery(trustSections.service(organizationId, useSession().userId));
  return (
    <Card title={text.title} description={text.text} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={2} />}
        isEmpty={(records) => records.length === 0}
        empty={<EmptyState icon={Wrench} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(records) => (
          <ul className="divide-y divide-line">
            {records.map((record) => (
              <RecordLine
                key={`${record.organizationId}/${record.priority}`}
                record={record}
                isNamed={organizationId === null}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function RecordLine({ record, isNamed }: { record: ServiceRecord; isNamed: boolean }) {
  const { service: text } = useText('trustSections');
  const { priority } = useText('maintenance');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <li className="grid gap-0.5 px-5 py-3">
      <p>
        {priority[record.priority]} · {text.count({ count: record.requestCount })}
        {isNamed ? <span className="text-14 text-hint"> · {record.organizationName}</span> : null}
      </p>
      <p className="text-15">
        {text.answered({ kept: number(record.answeredInTime), missed: number(record.answeredLate) })}
      </p>
      <p className="text-15">
        {text.solved({ kept: number(record.solvedInTime), missed: number(record.solvedLate) })}
      </p>
      <p className="text-14 text-hint">
        {text.times({ response: number(record.responseHours), resolution: number(record.resolutionHours) })}
      </p>
    </li>
  );
}
