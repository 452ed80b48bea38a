import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { type Decision, decisionQueries } from '#src/data/decisions/decisions.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

const BudgetDialog = lazyPart(() => import('./budget-dialog.tsx').then((file) => file.BudgetDialog));
const NoticeDialog = lazyPart(() => import('./notice-dialog.tsx').then((file) => file.NoticeDialog));

const POSITIVE: readonly (string | null)[] = ['adopted', 'chosen', 'shared'];

/** What certified minutes lead to: forms that are filled in from what was decided. */
export function NextCard({ assembly }: { assembly: Assembly }) {
  const { next: text } = useText('assembly');
  const { can } = useOrganization();
  const [budgeted, setBudgeted] = useState<Decision | null>(null);
  const [isNotifying, setNotifying] = useState(false);
  const items = useQuery(assemblyQueries.items(assembly.id)).data ?? [];
  const decided = useQueries({
    queries: items.flatMap(({ decisionId }) => (decisionId ? [decisionQueries.byId(decisionId)] : [])),
  }).flatMap(({ data }) => data ?? []);
  const adopted = decided.filter(({ outcome }) => POSITIVE.includes(outcome));
  const mayBudget = can('money.write');
  const mayNotify = can('messages.write');
  if (!mayBudget && !mayNotify) return null;
  return (
    <Card title={text.title} description={text.text}>
      <ul className="grid gap-3">
        {mayBudget
          ? adopted.map((decision) => (
              <li key={decision.id} className="grid gap-1">
                <span className="text-14 text-secondary">{decision.question}</span>
                <Button
                  size="sm"
                  className="justify-self-start"
                  aria-label={text.budgetOf({ title: decision.question })}
                  onClick={() => setBudgeted(decision)}
                >
                  {text.budget}
                </Button>
              </li>
            ))
          : null}
        {mayNotify ? (
          <li>
            <Button onClick={() => setNotifying(true)}>{text.notice}</Button>
          </li>
        ) : null}
      </ul>
      {budgeted ? <BudgetDialog decision={budgeted} onClose={() => setBudgeted(null)} /> : null}
      {isNotifying ? (
        <NoticeDialog assembly={assembly} decisions={decided} onClose={() => setNotifying(false)} />
      ) : null}
    </Card>
  );
}
