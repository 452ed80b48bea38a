import { type SubmitEvent, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { saveBill, submitBill } from '#src/data/expenses/bills/mutations.ts';
import { billWorkOrder } from '#src/data/maintenance/work-order-mutations.ts';
import { workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { billTotals } from '#src/domain/expenses/bill.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { columnOf, refusedAt, refusedFields } from '#src/islands/shell/form/refused-at.ts';
import { type AppForm, useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { SumList } from '../bill/sum-list.tsx';
import { billKeys } from '../bills/bill-keys.ts';
import { VendorDialog } from '../vendors/vendor-dialog.tsx';
import { amountsOf, type BillForm, billSchema, toBillInput } from './bill-schema.ts';
import { LineFields } from './line-fields.tsx';
import { ReceiptFields } from './receipt-fields.tsx';
import { TaxFields, WithholdingFields } from './tax-fields.tsx';

export type BillApp = AppForm<BillForm, BillForm>;

interface BillFormBodyProps {
  defaults: BillForm;
  billId: string | null;
  draftKey: string | undefined;
  /** The work that it is the bill of. */
  workOrderId?: string;
}

function useBillForm({ defaults, billId, draftKey, workOrderId }: BillFormBodyProps) {
  const { form: text, actions, problems } = useText('ownerBills');
  const { id: organizationId } = useOrganization();
  const go = useGo();
  const app = useAppForm({
    schema: billSchema,
    defaults,
    texts: problems,
    ...(draftKey && { draftKey }),
  });
  const { setValue } = app.form;
  // What was typed yesterday and kept must not hold the form to yesterday.
  useEffect(() => setValue('today', defaults.today), [setValue, defaults.today]);
  const approve = useAction({
    mutationFn: submitBill,
    invalidates: billKeys,
    toast: (status) => (status === 'approved' ? actions.approved : actions.sent),
  });
  useErrorToast(approve);
  const save = useAction({
    mutationFn: ({ form }: { form: BillForm; isApproving: boolean }, requestId: string) => {
      const bill = toBillInput(form, organizationId, billId);
      return workOrderId ? billWorkOrder(workOrderId, bill, requestId) : saveBill(bill, requestId);
    },
    invalidates: workOrderId ? [...billKeys, workOrderQueries.all] : billKeys,
    onDone: app.clearDraft,
  });
  const send = (isApproving: boolean) =>
    app.submit(async (form) => {
      const savedId = await save.run({ form, isApproving });
      if (savedId === undefined) return;
      // Whatever comes of the approval, the draft is safe: its page has the rest.
      if (isApproving) await approve.run({ billId: savedId });
      go(`/finance/expenses/${savedId}`, { replace: true });
    });
  const fields: BillApp = {
    ...app,
    errorOf: (name) => app.errorOf(name) ?? refusedAt(save, columnOf(name)),
  };
  return { app: fields, save, send, isBusy: save.isRunning || approve.isRunning, text };
}

const APPROVE = 'approve';

/** Which of the two buttons was pressed. */
const isApproval = ({ nativeEvent }: SubmitEvent) =>
  (nativeEvent as globalThis.SubmitEvent).submitter?.getAttribute('value') === APPROVE;

/** A bill to write: vendor and receipt, lines, taxes, withholdings, and the sums of it all. */
export function BillFormBody(props: BillFormBodyProps) {
  const { app, save, send, isBusy, text } = useBillForm(props);
  const { detail } = useText('ownerBills');
  const { states } = useText('common');
  // A form of its own cannot stand inside this one.
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ActionForm
        action={{ isRunning: isBusy, error: refusedFields(save).length === 0 ? save.error : null }}
        onSubmit={(event) => send(isApproval(event))(event)}
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]"
        buttons={
          <>
            <Button type="submit" value={APPROVE} variant="primary" isBusy={isBusy}>
              {text.saveAndApprove}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {text.saveDraft}
            </Button>
          </>
        }
      >
        <div className="grid gap-6">
          <ReceiptFields app={app} onNewVendor={() => setAdding(true)} />
          <LineFields app={app} />
          <TaxFields app={app} />
          <WithholdingFields app={app} />
          <Card>
            <TextArea
              label={text.note}
              optional={states.optional}
              error={app.errorOf('note')}
              {...app.register('note')}
            />
          </Card>
        </div>
        <Card title={detail.total} className="lg:sticky lg:top-4">
          <Sums app={app} />
        </Card>
      </ActionForm>
      {isAdding ? (
        <VendorDialog
          onClose={() => setAdding(false)}
          onSaved={(vendorId) => app.form.setValue('vendorId', vendorId, { shouldValidate: true })}
        />
      ) : null}
    </>
  );
}

function Sums({ app }: { app: BillApp }) {
  const { detail: text } = useText('ownerBills');
  const form = useWatch({ control: app.form.control }) as BillForm;
  const amounts = amountsOf(form);
  const totals = billTotals(amounts);
  const taxes = totals.totalMinor - totals.servicesMinor - totals.goodsMinor - amounts.itbisMinor;
  const rows = [
    { label: text.subtotal, minor: totals.servicesMinor + totals.goodsMinor },
    { label: text.itbis, minor: amounts.itbisMinor },
    ...(taxes > 0 ? [{ label: text.otherTaxes, minor: taxes }] : []),
    { label: text.total, minor: totals.totalMinor, isSum: true },
    ...(totals.payableMinor === totals.totalMinor
      ? []
      : [
          { label: text.itbisWithheld, minor: -amounts.itbisWithheldMinor },
          { label: text.isrWithheld, minor: -amounts.isrWithheldMinor },
          { label: text.payable, minor: totals.payableMinor, isSum: true },
        ]),
  ];
  return <SumList currency={form.currency} rows={rows} />;
}
