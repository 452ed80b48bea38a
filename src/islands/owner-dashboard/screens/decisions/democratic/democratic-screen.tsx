import { Vote } from 'lucide-react';
import {
  decisionListQueries,
  decisionListSpec,
  fetchAllDecisions,
} from '#src/data/decisions/decision-list.ts';
import { type Decision, decisionQueries } from '#src/data/decisions/decisions.ts';
import { decisionKinds } from '#src/domain/decisions/decision-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListFilters } from '#src/islands/shell/list/list-filters.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { useDecisionColumns } from './decision-columns.tsx';
import { decisionsCsv } from './decisions-csv.ts';

const pathOf = (decision: Decision) => recordPath.decision(decision.id);

/** What buildings decide: what waits for somebody first, then what is certified. */
export function Screen() {
  const text = useText('ownerDecisions');
  const shared = useText('decisions');
  const { id, can } = useOrganization();
  const today = useToday();
  const list = useList({
    asks: decisionListSpec,
    query: (asked) => decisionListQueries.list(id, asked),
    live: { sources: ofOrganization(id, 'decisions', 'decision_votes'), reloads: [decisionQueries.all] },
  });
  const canWrite = can('decisions.write');
  return (
    <ListScreen
      list={list}
      text={text}
      icon={Vote}
      section={<SectionLine />}
      add={canWrite ? { label: text.add, to: '/democratic/new' } : null}
      empty={<NothingYet canWrite={canWrite} />}
      filters={useFilters()}
      columns={useDecisionColumns()}
      path={pathOf}
      exportFile={{
        label: text.exportCsv,
        name: `${text.fileName}-${today}`,
        fetchAll: () => fetchAllDecisions(id, list.query),
        csvOf: (rows) => decisionsCsv(rows, text, shared),
        texts: { done: text.exported },
      }}
    />
  );
}

function useFilters(): ListFilters {
  const text = useText('ownerDecisions');
  const { kinds, status } = useText('decisions');
  return {
    search: text.search,
    fields: [
      { by: 'property', label: text.form.property, every: text.everyProperty },
      {
        by: 'choice',
        name: 'kind',
        label: text.kind,
        every: text.everyKind,
        options: decisionKinds.map((value) => ({ value, label: kinds[value] })),
      },
    ],
    chips: [{ label: text.filters, of: { status } }],
  };
}

/** What to do first: nothing opens before the building's rules are stated. */
function NothingYet({ canWrite }: { canWrite: boolean }) {
  const text = useText('ownerDecisions');
  return (
    <EmptyState
      icon={Vote}
      title={text.emptyTitle}
      text={text.emptyText}
      action={
        canWrite ? (
          <>
            <AppLink to="/democratic/rules" className={buttonClass({ variant: 'primary' })}>
              {text.stateRules}
            </AppLink>
            <AppLink to="/democratic/new" className={buttonClass({})}>
              {text.add}
            </AppLink>
          </>
        ) : null
      }
    />
  );
}
