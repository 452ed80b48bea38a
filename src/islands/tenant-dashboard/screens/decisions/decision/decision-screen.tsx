import { useQuery } from '@tanstack/react-query';
import { type Decision, type DecisionOption, decisionQueries } from '#src/data/decisions/decisions.ts';
import { myPartQueries } from '#src/data/decisions/my-part.ts';
import { type MyVote, voteQueries } from '#src/data/decisions/votes.ts';
import { DEFAULT_TIME_ZONE } from '#src/domain/foundation/time-zone.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ResultView } from '#src/islands/shell/decisions/result-view.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useSession } from '#src/islands/shell/session.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { useTimeLeft } from '../parts/use-time-left.ts';
import { DiscussionCard } from './discussion-card.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { VoteCard } from './vote-card.tsx';

/** One decision: what is asked, the reader's votes, the result where it is shown, receipts and what neighbours say. */
export function Screen({ params: { id = '' } }: ScreenProps) {
  const { failed } = useText('tenantDecisions');
  const { states } = useText('common');
  const decision = useQuery(decisionQueries.byId(id));
  return (
    <QueryView
      query={decision}
      skeleton={<SkeletonTable label={states.loading} rows={4} />}
      errorTitle={failed}
    >
      {(found) => <Shown key={found.id} decision={found} />}
    </QueryView>
  );
}

const NO_OPTIONS: readonly DecisionOption[] = [];
const NO_VOTES: readonly MyVote[] = [];

function Shown({ decision }: { decision: Decision }) {
  const text = useText('tenantDecisions');
  const { failed } = text;
  const { states } = useText('common');
  const { id, kind, question, body, propertyName, status } = decision;
  const timeZone = useTimeZoneOf(decision.propertyId);
  const isOfOptions = kind !== 'yes_no';
  const options = useQuery({ ...decisionQueries.options(id), enabled: isOfOptions });
  const votes = useQuery(voteQueries.mine(id));
  const isOver = status === 'closed' || status === 'certified';
  return (
    <>
      <PageHeader
        back={<TouchBackLink to="/decisions">{text.back}</TouchBackLink>}
        title={question}
        description={
          <>
            {propertyName} · <When decision={decision} timeZone={timeZone} />
          </>
        }
      />
      <div className="in-turn grid gap-6">
        {body ? <p className="max-w-prose text-16 break-words whitespace-pre-line">{body}</p> : null}
        <QueryView
          query={votes}
          skeleton={<SkeletonTable label={states.loading} rows={2} />}
          errorTitle={failed}
        >
          {(mine) =>
            isOfOptions && !options.data ? null : (
              <VoteCard decision={decision} options={options.data ?? NO_OPTIONS} votes={mine} />
            )
          }
        </QueryView>
        <ResultCard decision={decision} options={options.data ?? NO_OPTIONS} votes={votes.data ?? NO_VOTES} />
        {isOver ? <ReceiptCard decision={decision} timeZone={timeZone} /> : null}
        <DiscussionCard decision={decision} timeZone={timeZone} />
      </div>
    </>
  );
}

/** The time of the building: who owns a unit may rent from nobody. */
function useTimeZoneOf(propertyId: string): string {
  const { data = [] } = useQuery(myPartQueries.buildings(useSession().userId));
  return data.find((one) => one.propertyId === propertyId)?.timeZone ?? DEFAULT_TIME_ZONE;
}

function When({ decision, timeZone }: { decision: Decision; timeZone: string }) {
  const text = useText('tenantDecisions');
  const language = useLanguage();
  const { status, closesAt, closedAt } = decision;
  const left = useTimeLeft(status === 'open' ? closesAt : null);
  if (closedAt) return text.closedOn({ date: formatInstant(closedAt, language, timeZone) });
  if (!closesAt || !left) return text.inAssembly;
  return `${left} · ${text.closes({ date: formatInstant(closesAt, language, timeZone) })}`;
}

interface ResultCardProps {
  decision: Decision;
  options: readonly DecisionOption[];
  votes: readonly MyVote[];
}

/** What came of it, or how it stands where the reader may see that already. */
function ResultCard({ decision, options, votes }: ResultCardProps) {
  const { result: text } = useText('decisions');
  const { status, isSecret, resultsShown } = decision;
  const isOver = status === 'closed' || status === 'certified';
  const own = votes.filter(({ byProxy }) => !byProxy);
  const hasVoted = own.length > 0 && own.every((vote) => vote.hasVoted);
  const isShown =
    isOver || (!isSecret && (resultsShown === 'always' || (resultsShown === 'after_vote' && hasVoted)));
  const { data } = useQuery({ ...decisionQueries.result(decision.id), enabled: isShown });
  if (!isShown || !data) return null;
  return (
    <Card title={isOver ? text.title : text.soFar}>
      <ResultView decision={decision} options={options} result={data} />
    </Card>
  );
}
