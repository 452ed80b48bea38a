import type { Decision } from '#src/data/decisions/decisions.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OutcomeBadge } from '#src/islands/shell/decisions/outcome-badge.tsx';
import { useWeightText } from '#src/islands/shell/decisions/use-weight-text.ts';
import { dayColumn } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { DecisionState } from '../parts/decision-state.tsx';

/** The list's table: the question, what it waits for, and how many took part. */
export function useDecisionColumns(): Column<Decision>[] {
  const { columns: heads } = useText('ownerDecisions');
  const { kinds } = useText('decisions');
  const { timeZone } = useOrganization();
  const dayOf = (instant: string | null) => (instant ? todayIn(timeZone, new Date(instant)) : null);
  return [
    {
      id: 'question',
      phone: 'title',
      header: heads.question,
      cell: (row) => row.question,
      note: (row) => row.propertyName,
    },
    {
      id: 'state',
      phone: 'state',
      header: heads.state,
      cell: (row) => <ShortState decision={row} />,
      note: (row) => <WaitsFor decision={row} />,
    },
    { id: 'kind', phone: 'hidden', header: heads.kind, cell: (row) => kinds[row.kind] },
    {
      id: 'turnout',
      phone: 'figure',
      header: heads.turnout,
      align: 'end',
      cell: (row) => <Turnout decision={row} />,
      note: (row) => <Quorum decision={row} />,
    },
    dayColumn('created_at', heads.created_at, (row) => dayOf(row.createdAt), { phone: 'hidden' }),
  ];
}

/** One badge, as a phone has room for no more: what came out of it once that is certified, else its state. */
function ShortState({ decision: { status, outcome } }: { decision: Decision }) {
  return status === 'certified' && outcome ? (
    <OutcomeBadge outcome={outcome} />
  ) : (
    <DecisionState decision={{ status, outcome: null }} />
  );
}

/** What somebody has to do next, or until when it is open. */
function WaitsFor({ decision }: { decision: Decision }) {
  const text = useText('ownerDecisions');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const shared = useText('decisions');
  const { status, gaps, closesAt, outcome } = decision;
  if (status === 'draft') return gaps.length > 0 ? text.missing({ count: gaps.length }) : text.ready;
  if (status === 'open')
    return closesAt ? text.closesAt({ at: formatInstant(closesAt, language, timeZone) }) : text.inAssembly;
  const certified = status === 'closed' ? text.notCertified : shared.status.certified;
  return status === 'closed' && outcome ? `${shared.outcomes[outcome]} · ${certified}` : certified;
}

function Turnout({ decision }: { decision: Decision }) {
  const text = useText('ownerDecisions');
  const { percent } = useWeightText(decision.weightBasis);
  if (decision.status === 'draft') return null;
  return (
    <span className="tabular-nums">
      {text.turnout({ percent: percent(decision.votedWeight, decision.weight) })}
    </span>
  );
}

function Quorum({ decision }: { decision: Decision }) {
  const text = useText('ownerDecisions');
  const { status, quorumNumerator, quorumDenominator } = decision;
  if (status === 'draft' || quorumNumerator === null) return null;
  return text.needed({ fraction: `${quorumNumerator}/${quorumDenominator}` });
}
