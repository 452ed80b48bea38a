import { useQuery } from '@tanstack/react-query';
import { type Decision, decisionQueries } from '#src/data/decisions/decisions.ts';
import { voteQueries } from '#src/data/decisions/votes.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { DecisionState } from '../parts/decision-state.tsx';
import { CommentsCard } from './comments-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { GapsCard } from './gaps-card.tsx';
import { MyVotesCard } from './my-votes-card.tsx';
import { PublishedCard } from './published-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { ResultCard } from './result-card.tsx';
import { RollCard } from './roll-card.tsx';
import { TurnoutCard } from './turnout-card.tsx';
import { useDecisionActions } from './use-decision-actions.tsx';

/** One decision: what is asked, who took part, what came out of it. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const id = params.id ?? '';
  const query = useQuery(decisionQueries.byId(id));
  useLive(
    [
      { table: 'decisions', filter: `id=eq.${id}` },
      { table: 'decision_votes', filter: `decision_id=eq.${id}` },
      { table: 'decision_comments', filter: `decision_id=eq.${id}` },
    ],
    [decisionQueries.all, voteQueries.all],
  );
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(decision) => <DecisionPage decision={decision} />}
    </QueryView>
  );
}

function DecisionPage({ decision }: { decision: Decision }) {
  const text = useText('ownerDecisions');
  const page = useText('decisionPage');
  const shared = useText('decisions');
  const { can } = useOrganization();
  const { primary, actions, dialog } = useDecisionActions(decision);
  const { status, propertyId, propertyName, kind, isSecret, call } = decision;
  const isDraft = status === 'draft';
  const isOver = status === 'closed' || status === 'certified';
  return (
    <>
      <RecordHead
        kind={text.one}
        title={decision.question}
        back={<BackLink to="/democratic">{text.back}</BackLink>}
        facts={[
          <AppLink
            key="property"
            to={recordPath.property(propertyId)}
            className="rounded-mark text-action hover:underline"
          >
            {propertyName}
          </AppLink>,
          shared.kinds[kind],
          isSecret ? shared.secret : shared.open,
          call === 2 ? page.secondCall : null,
        ]}
        state={<DecisionState decision={decision} />}
        primary={primary}
        actions={actions}
      />
      {dialog}
      <RecordPage
        main={
          <>
            {isDraft && can('decisions.write') ? <GapsCard decision={decision} /> : null}
            {isOver ? <ResultCard decision={decision} /> : null}
            <QuestionCard decision={decision} />
            {status === 'open' ? <TurnoutCard decision={decision} /> : null}
            {status === 'open' ? <MyVotesCard decision={decision} /> : null}
            {status === 'open' ? <ResultCard decision={decision} /> : null}
            {isDraft || !can('people.read') ? null : <RollCard decision={decision} />}
            {isDraft ? null : <CommentsCard decision={decision} />}
          </>
        }
        side={
          <>
            <FactsCard decision={decision} />
            {isOver ? <PublishedCard decision={decision} /> : null}
          </>
        }
      />
    </>
  );
}
