import { useQuery } from '@tanstack/react-query';
import { conditionQueries } from '#src/data/community/condition/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ConditionBadge } from '#src/islands/shell/condition/state-badge.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';

/** What the landlord says shows why something was kept of the deposit; nothing before that. */
export function DeductionEvidence({ leaseId }: { leaseId: string }) {
  const text = useText('condition');
  const evidence = useQuery(conditionQueries.evidence(leaseId));
  const condition = useQuery(conditionQueries.ofLease(leaseId));
  const items = new Map(condition.data?.items.map((item) => [item.id, item]));
  return (
    <QueryView query={evidence} skeleton={null}>
      {(lines) => {
        const shown = lines.filter((line) => line.itemIds.length > 0);
        if (shown.length === 0) return null;
        return (
          <Card title={text.evidence} className="mt-5">
            <ul className="grid gap-4">
              {shown.map((line) => (
                <li key={line.id} className="grid gap-2">
                  <p className="font-medium break-words">{line.description}</p>
                  <ul className="grid gap-1">
                    {line.itemIds
                      .flatMap((id) => items.get(id) ?? [])
                      .map((item) => (
                        <li key={item.id} className="flex flex-wrap items-center gap-2 text-15">
                          {item.room} · {item.name} <ConditionBadge condition={item.condition} />
                        </li>
                      ))}
                  </ul>
                </li>
              ))}
            </ul>
          </Card>
        );
      }}
    </QueryView>
  );
}
