import { useQuery } from '@tanstack/react-query';
import { type ConditionItem, conditionQueries, setEvidence } from '#src/data/community/condition/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useOptimisticValue } from '#src/islands/shell/use-optimistic-value.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';

/** Which items of the move-out show why something was kept of the deposit; nothing before it was settled. */
export function EvidenceCard({ leaseId }: { leaseId: string }) {
  const text = useText('condition');
  const evidence = useQuery(conditionQueries.evidence(leaseId));
  const condition = useQuery(conditionQueries.ofLease(leaseId));
  const out = condition.data?.reports.find((report) => report.moment === 'move_out');
  const items = condition.data?.items.filter((item) => item.reportId === out?.id) ?? [];
  return (
    <QueryView query={evidence} skeleton={null} isEmpty={(lines) => lines.length === 0} empty={null}>
      {(lines) => (
        <Card title={text.evidence} description={text.evidenceText} className="mt-6">
          {items.length === 0 ? (
            <p className="text-15 text-hint">{text.evidenceNone}</p>
          ) : (
            <div className="grid gap-5">
              {lines.map((line) => (
                <DeductionLine key={line.id} line={line} items={items} />
              ))}
            </div>
          )}
        </Card>
      )}
    </QueryView>
  );
}

interface DeductionLineProps {
  line: { readonly id: string; readonly description: string; readonly itemIds: readonly string[] };
  items: readonly ConditionItem[];
}

function DeductionLine({ line, items }: DeductionLineProps) {
  const text = useText('condition');
  const { can } = useOrganization();
  const save = useAction({
    mutationFn: (itemIds: readonly string[]) => setEvidence({ deductionId: line.id, itemIds }),
    invalidates: [conditionQueries.all],
    toast: text.evidenceSaved,
  });
  const [shown, setShown] = useOptimisticValue(line.itemIds, save.failure !== null);
  const choose = (id: string, isChosen: boolean) => {
    const next = isChosen ? [...shown, id] : shown.filter((one) => one !== id);
    setShown(next);
    void save.run(next);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{line.description}</legend>
      {items.map((item) => (
        <Checkbox
          key={item.id}
          label={`${item.room} · ${item.name} · ${text.item[item.condition]}`}
          checked={shown.includes(item.id)}
          disabled={save.isRunning || !can('money.write')}
          onChange={(event) => choose(item.id, event.target.checked)}
        />
      ))}
      <FailureNote text={save.error} />
    </fieldset>
  );
}
