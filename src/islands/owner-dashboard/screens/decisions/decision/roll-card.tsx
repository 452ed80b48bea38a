import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Decision } from '#src/data/decisions/decisions.ts';
import { type RollVote, voteQueries } from '#src/data/decisions/votes.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useWeightText } from '#src/islands/shell/decisions/use-weight-text.ts';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

const VoteDialog = lazyPart(() => import('./vote-dialog.tsx').then((file) => file.VoteDialog));

/** The electoral roll: whose each vote is, whether it was cast, and who cast it for whom. */
export function RollCard({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const { states } = useText('common');
  const [entering, setEntering] = useState<RollVote | null>(null);
  const nameOf = useVoterName();
  const query = useQuery(voteQueries.roll(decision.id));
  return (
    <Card title={text.roll} description={text.rollText} isFlush>
      <QueryView query={query} skeleton={<SkeletonTable label={states.loading} />}>
        {(votes) => <RollTable decision={decision} votes={votes} onEnter={setEntering} />}
      </QueryView>
      {entering ? (
        <VoteDialog
          decision={decision}
          title={text.enterFor({ name: entering.unitLabel ?? nameOf(entering) })}
          // What others chose is not shown to who enters votes.
          vote={{
            id: entering.id,
            weight: entering.weight,
            hasVoted: entering.hasVoted,
            choice: null,
            isEntered: true,
          }}
          onClose={() => setEntering(null)}
        />
      ) : null}
    </Card>
  );
}

function useVoterName() {
  const { organization } = useText('decisionPage');
  const language = useLanguage();
  return ({ names, ofOrganization }: RollVote) =>
    formatList(ofOrganization ? [organization, ...names] : names, language);
}

interface RollTableProps {
  decision: Decision;
  votes: readonly RollVote[];
  onEnter: (vote: RollVote) => void;
}

function RollTable({ decision, votes, onEnter }: RollTableProps) {
  const text = useText('decisionPage');
  const { can } = useOrganization();
  const nameOf = useVoterName();
  const { plain, percent } = useWeightText(decision.weightBasis);
  const isByUnit = votes.some(({ unitLabel }) => unitLabel !== null);
  const heads = text.rollColumns;
  const voter: Column<RollVote> = {
    id: 'who',
    phone: isByUnit ? 'note' : 'title',
    header: heads.who,
    cell: nameOf,
  };
  const columns: Column<RollVote>[] = [
    ...(isByUnit
      ? [
          {
            id: 'unit',
            phone: 'title',
            header: heads.unit,
            cell: (row) => row.unitLabel,
          } satisfies Column<RollVote>,
          voter,
        ]
      : [voter]),
    {
      id: 'weight',
      phone: 'amount',
      header: heads.weight,
      align: 'end',
      cell: (row) => (
        <span className="tabular-nums">
          {plain(row.weight)} ({percent(row.weight, decision.weight)})
        </span>
      ),
    },
    { id: 'state', phone: 'state', header: heads.state, cell: (row) => <VoteState vote={row} /> },
  ];
  if (can('decisions.write') && decision.status === 'open')
    columns.push({
      id: 'menu',
      phone: 'menu',
      header: heads.menu,
      align: 'end',
      cell: (row) =>
        // Whoever cast their vote has it changed by nobody else.
        row.hasVoted && !row.isEntered ? null : (
          <Button
            size="sm"
            aria-label={`${text.enter}: ${row.unitLabel ?? nameOf(row)}`}
            onClick={() => onEnter(row)}
          >
            {text.enter}
          </Button>
        ),
    });
  return <DataTable caption={text.rollCaption} columns={columns} rows={votes} rowKey={(row) => row.id} />;
}

function VoteState({ vote }: { vote: RollVote }) {
  const text = useText('decisionPage');
  const { hasVoted, isEntered, holderName } = vote;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {hasVoted ? (
        <Badge tone="good" icon={CircleCheck}>
          {text.hasVoted}
        </Badge>
      ) : (
        <Badge icon={Circle}>{text.notVoted}</Badge>
      )}
      {isEntered ? <Badge tone="warn">{text.entered}</Badge> : null}
      {holderName ? (
        <span className="text-14 text-secondary">
          {hasVoted ? text.castBy({ name: holderName }) : text.heldBy({ name: holderName })}
        </span>
      ) : null}
    </span>
  );
}
