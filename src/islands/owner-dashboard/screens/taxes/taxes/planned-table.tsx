import type { SentReceipt } from '#src/data/taxes/sending.ts';
import { useText } from '#src/i18n/react.tsx';
import { appErrorText } from '#src/islands/shell/error-text.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { EcfBadge } from '../ecf/ecf-badge.tsx';
import { ecfRest, keptSentences } from '../ecf/ecf-sentences.ts';
import { ecfLook } from '../ecf/ecf-state.ts';
import type { Outcome, PlannedReceipt } from './issue-plan.ts';

/** What came of sending each that is an e-CF: null for what waits. */
export type Verdicts = ReadonlyMap<string, SentReceipt | null | 'asking'>;

interface PlannedTableProps {
  plans: readonly PlannedReceipt[];
  outcomes: ReadonlyMap<string, Outcome>;
  verdicts: Verdicts;
}

/** Receipts before they go out: for whom, of which kind, with which ITBIS, and what stands in their way. */
export function PlannedTable({ plans, outcomes, verdicts }: PlannedTableProps) {
  const { receipts, kinds, treatments, issueDialog, issueMany: text } = useText('ownerTaxes');
  const { columns: heads } = receipts;
  const columns: Column<PlannedReceipt>[] = [
    {
      id: 'client',
      phone: 'title',
      header: heads.client,
      cell: ({ first, draft, read }) => (
        <>
          {draft.clientName || receipts.noTenant}
          <span className="block text-14 text-hint">
            {receipts.place({ property: first.propertyName, unit: first.unitLabel })}
          </span>
          {read.isSuspicious ? (
            <span className="block text-14 text-warn">{issueDialog.idSuspicious}</span>
          ) : null}
        </>
      ),
    },
    {
      id: 'kind',
      phone: 'note',
      header: issueDialog.kind,
      cell: ({ kind, first, chargeIds }) => (
        <>
          {kinds[kind]}
          {kind === 'debit_note' && first.receiptNcf
            ? `, ${receipts.changes({ ncf: first.receiptNcf })}`
            : null}
          <span className="block text-14 text-hint">{text.charges({ count: chargeIds.length })}</span>
        </>
      ),
    },
    {
      id: 'itbis',
      phone: 'figure',
      header: heads.itbis,
      align: 'end',
      cell: ({ first, draft, read }) => (
        <>
          <MoneyText amountMinor={read.itbisMinor} currency={first.currency} />
          <span className="block text-14 text-hint">{treatments[draft.treatment]}</span>
        </>
      ),
    },
    {
      id: 'total',
      phone: 'amount',
      header: issueDialog.total,
      align: 'end',
      cell: ({ first, read }) => (
        <MoneyText amountMinor={read.baseMinor + read.itbisMinor} currency={first.currency} />
      ),
    },
    {
      id: 'state',
      phone: 'state',
      header: heads.status,
      cell: (plan) => <State plan={plan} outcome={outcomes.get(plan.key)} verdict={verdicts.get(plan.key)} />,
    },
  ];
  return <DataTable caption={text.title} columns={columns} rows={plans} rowKey={({ key }) => key} />;
}

interface StateProps {
  plan: PlannedReceipt;
  outcome: Outcome | undefined;
  verdict: SentReceipt | null | 'asking' | undefined;
}

function State({ plan, outcome, verdict }: StateProps) {
  const { issueDialog, issueMany: text } = useText('ownerTaxes');
  const { problems: ecfText } = useText('ownerEcf');
  const common = useText('common');
  if (outcome === 'done' && verdict !== undefined) return <Verdict verdict={verdict} />;
  if (outcome === 'done') return <Badge tone="good">{text.states.done}</Badge>;
  const why = plan.read.problems.flatMap((own) => (own === 'withheldMissing' ? [] : [issueDialog[own]]));
  // Of a number that is missing the form has said enough.
  if (why.length === 0) why.push(...ecfRest(plan.read.ecf, ecfText, []));
  if (why.length === 0 && outcome) why.push(appErrorText(outcome, common));
  if (why.length === 0) return <Badge>{text.states.ready}</Badge>;
  return (
    <span className="grid gap-1">
      <span>
        <Badge tone="bad">{text.states.leftOut}</Badge>
      </span>
      <span className="text-14">{why.join(' ')}</span>
    </span>
  );
}

/** What the tax authority says of one that was given out. */
function Verdict({ verdict }: { verdict: SentReceipt | null | 'asking' }) {
  const { verdicts: text, problems } = useText('ownerEcf');
  if (verdict === 'asking') return <Badge>{text.asking}</Badge>;
  if (verdict === null) return <span className="text-14">{text.waits}</span>;
  const said = [...keptSentences(verdict.problems, problems), ...verdict.messages.map((own) => own.text)];
  return (
    <span className="grid gap-1">
      <span>
        <EcfBadge look={ecfLook({ ...verdict, contingency: null, replacedBy: null })} />
      </span>
      {said.length > 0 ? <span className="text-14">{said.join(' ')}</span> : null}
    </span>
  );
}
