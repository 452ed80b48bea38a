import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { correctBillReceipt } from '#src/data/expenses/bills/receipts.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { changesAnotherReceipt, expenseKinds } from '#src/domain/expenses/bill.ts';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { receiptHint, receiptOptions } from '../bill-form/receipt-words.ts';
import { billKeys } from '../bills/bill-keys.ts';
import { type Correction, type CorrectionProblem, correctionOf, readCorrection } from './correction.ts';

/** Puts right what a posted bill says to the tax authority. */
export function CorrectDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { correct: text } = useText('ownerBills').receipt;
  const [draft, change] = useDraft(() => correctionOf(bill));
  const { input, problems } = readCorrection(draft, bill);
  const action = useAction({
    mutationFn: correctBillReceipt,
    invalidates: [...billKeys, taxQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  const fields: PartProps = {
    ...{ draft, problems },
    change: change,
  };
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={action}
      onClose={onClose}
      input={Object.keys(problems).length === 0 ? input : null}
    >
      <p className="text-secondary">{text.text}</p>
      <ReceiptPart {...fields} />
      <VendorPart {...fields} />
      {bill.currency === 'DOP' ? null : <RatePart {...fields} billedOn={bill.billedOn} />}
    </ActionDialog>
  );
}

interface PartProps {
  draft: Correction;
  problems: Readonly<Partial<Record<keyof Correction, CorrectionProblem>>>;
  change: (part: Partial<Correction>) => void;
}

/** What is wrong with a field, in words. */
function useProblem(problems: PartProps['problems']) {
  const { problems: texts, receipt } = useText('ownerBills');
  return (field: keyof Correction) => {
    const problem = problems[field];
    return problem && (problem === 'idMalformed' ? receipt.correct.idMalformed : texts[problem]);
  };
}

function ReceiptPart({ draft, problems, change }: PartProps) {
  const { form: text, receipt } = useText('ownerBills');
  const { kinds } = useText('ownerVendors');
  const problem = useProblem(problems);
  const reasons = receiptOptions(receipt);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={receipt.field}
        hint={receiptHint(draft.noReceiptReason, receipt)}
        value={draft.noReceiptReason}
        options={reasons}
        onChange={({ target }) => change({ noReceiptReason: target.value as Correction['noReceiptReason'] })}
      />
      {draft.noReceiptReason === '' ? (
        <TextField
          label={text.ncf}
          hint={text.ncfHint}
          autoComplete="off"
          autoCapitalize="characters"
          value={draft.ncf}
          error={problem('ncf')}
          onChange={({ target }) => change({ ncf: target.value })}
        />
      ) : null}
      {draft.noReceiptReason === '' && changesAnotherReceipt(draft.ncf.trim().toUpperCase()) ? (
        <TextField
          label={text.modifiedNcf}
          autoComplete="off"
          value={draft.modifiedNcf}
          error={problem('modifiedNcf')}
          onChange={({ target }) => change({ modifiedNcf: target.value })}
        />
      ) : null}
      <SelectField
        label={text.kind}
        value={draft.expenseKind}
        options={expenseKinds.map((value) => ({ value, label: kinds[value] }))}
        onChange={({ target }) => change({ expenseKind: target.value as Correction['expenseKind'] })}
      />
    </div>
  );
}

function VendorPart({ draft, problems, change }: PartProps) {
  const { correct: text } = useText('ownerBills').receipt;
  const { enums } = useText('common');
  const problem = useProblem(problems);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={text.idType}
        value={draft.vendorIdType}
        placeholder={text.noId}
        options={identityTypes.map((value) => ({ value, label: enums.identityType[value] }))}
        onChange={({ target }) => change({ vendorIdType: target.value as Correction['vendorIdType'] })}
      />
      <TextField
        label={text.id}
        hint={text.idHint}
        autoComplete="off"
        disabled={draft.vendorIdType === ''}
        value={draft.vendorIdType === '' ? '' : draft.vendorTaxId}
        error={problem('vendorTaxId')}
        onChange={({ target }) => change({ vendorTaxId: target.value })}
      />
    </div>
  );
}

function RatePart({ draft, problems, change, billedOn }: PartProps & { billedOn: string }) {
  const { receipt: text } = useText('ownerBills');
  const problem = useProblem(problems);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField
        label={text.rate}
        inputMode="decimal"
        autoComplete="off"
        value={draft.dopRate}
        error={problem('dopRate')}
        onChange={({ target }) => change({ dopRate: target.value })}
      />
      <TextField
        label={text.rateSource}
        maxLength={80}
        value={draft.rateSource}
        error={problem('rateSource')}
        onChange={({ target }) => change({ rateSource: target.value })}
      />
      <DateField
        label={text.ratedOn}
        max={billedOn}
        value={draft.ratedOn}
        error={problem('ratedOn')}
        onChange={({ target }) => change({ ratedOn: target.value })}
      />
    </div>
  );
}
