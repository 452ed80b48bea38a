import { useRef, useState } from 'react';
import { newId } from '#src/data/new-id.ts';
import { issueDebitNote, issueFiscalInvoice } from '#src/data/taxes/mutations.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import type { SentReceipt } from '#src/data/taxes/sending.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import type { ElectronicIssuing } from '../ecf/electronic-issuing.ts';
import { useSending } from '../ecf/use-sending.ts';
import type { SavedRate } from './issue-draft.ts';
import {
  isReady,
  issueEach,
  isUnknown,
  type Outcome,
  type PlannedReceipt,
  planReceipts,
} from './issue-plan.ts';
import { PlannedTable, type Verdicts } from './planned-table.tsx';
import { RateFields } from './rate-fields.tsx';

interface IssueManyDialogProps {
  charges: readonly ChargeToInvoice[];
  saved: SavedRate | null;
  issuingOf: (propertyId: string) => ElectronicIssuing | null;
  onClose: () => void;
}

/** Gives out a receipt for each lease of the charges, after they were all looked at; says of each what came of it. */
export function IssueManyDialog({ charges, saved, issuingOf, onClose }: IssueManyDialogProps) {
  const { issueDialog: text, issueMany, debitDialog } = useText('ownerTaxes');
  const { actions } = useText('common');
  const today = useToday();
  const [rate, change] = useDraft({
    rate: saved ? String(saved.rate) : '',
    rateSource: saved?.source ?? '',
  });
  const { outcomes, verdicts, issue } = useReceipts(onClose);
  const plans = planReceipts(charges, rate, today, debitDialog.lateInterest, issuingOf);
  const open = plans.filter(({ key }) => outcomes.get(key) !== 'done');
  const ready = open.filter(isReady);
  const leftOut = open.length - ready.length;
  const hasDollars = open.some(({ read }) => read.isForeign);
  return (
    <ActionDialog
      size="wide"
      title={issueMany.title}
      submitLabel={issueMany.submit({ count: ready.length })}
      action={issue}
      onClose={onClose}
      isDisabled={open.length === 0}
      {...(open.length === 0 && { cancelLabel: actions.close })}
      input={ready.length > 0 ? ready : null}
    >
      <p role="status" className="text-secondary">
        {issueMany.ready({ count: ready.length })}
        {leftOut > 0 ? ` ${issueMany.leftOut({ count: leftOut })}` : null}
      </p>
      {hasDollars ? (
        <RateFields
          draft={rate}
          onChange={change}
          error={
            open.some(({ read }) => read.problems.includes('rateMissing')) ? text.rateMissing : undefined
          }
        />
      ) : null}
      <PlannedTable plans={plans} outcomes={outcomes} verdicts={verdicts} />
      <FormFault text={ready.length === 0 && leftOut > 0 ? issueMany.leftOut({ count: leftOut }) : null} />
    </ActionDialog>
  );
}

/** The action, with what came of each receipt so far. A repetition after no answer is recognised as the same one. */
function useReceipts(onWhole: () => void) {
  const { issueMany } = useText('ownerTaxes');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const requestIds = useRef(new Map<string, string>());
  const { verdicts, ask } = useVerdicts();
  const issueOne = async ({ key, receipt, note: debit, isElectronic }: PlannedReceipt) => {
    const requestId = requestIds.current.get(key) ?? newId();
    requestIds.current.set(key, requestId);
    const id = receipt
      ? await issueFiscalInvoice(receipt, requestId)
      : debit && (await issueDebitNote(debit, requestId));
    // Its verdict comes while the next ones get their numbers.
    if (isElectronic && id) ask(key, id);
  };
  const note = ({ key }: PlannedReceipt, outcome: Outcome) => {
    if (!isUnknown(outcome)) requestIds.current.delete(key);
    setOutcomes((before) => new Map(before).set(key, outcome));
  };
  const issue = useAction({
    mutationFn: (plans: readonly PlannedReceipt[]) => issueEach(plans, issueOne, note),
    invalidates: [taxQueries.all, ...moneyKeys],
    toast: ({ doneCount }) => (doneCount > 0 ? issueMany.done({ count: doneCount }) : ''),
    onDone: ({ isWhole }, plans) => {
      // Of e-CF the verdicts are still to come.
      if (isWhole && !plans.some(({ isElectronic }) => isElectronic)) onWhole();
    },
  });
  return { outcomes, verdicts, issue };
}

/** What the tax authority says of each, as it comes; null for what waits. */
function useVerdicts() {
  const send = useSending();
  const [verdicts, setVerdicts] = useState<Verdicts>(new Map());
  const tell = (key: string, verdict: SentReceipt | null | 'asking') =>
    setVerdicts((before) => new Map(before).set(key, verdict));
  const ask = (key: string, id: string) => {
    tell(key, 'asking');
    void send('fiscal-receipts', id).then((answer) => tell(key, answer));
  };
  return { verdicts, ask };
}
