import { useMemo, useState } from 'react';
import { type Payment, paymentQueries } from '#src/data/payments/queries.ts';
import { reportPayment } from '#src/data/tenancy/mutations.ts';
import { tenancyQueries } from '#src/data/tenancy/queries.ts';
import type { TenantLease } from '#src/data/tenancy/rows.ts';
import type { IsoDate } from '#src/domain/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useAppForm } from '#src/islands/shell/use-app-form.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { FormErrors } from '#src/ui/components/form-errors.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import type { DueSummary } from '../../money/due-summary.ts';
import { ProofField } from './proof-field.tsx';
import { ReportFields } from './report-fields.tsx';
import {
  type BegunReport,
  type ReportInput,
  type ReportValues,
  reportMethods,
  reportSchema,
} from './report-schema.ts';
import { useProof } from './use-proof.ts';

interface ReportFormProps {
  lease: TenantLease;
  summary: DueSummary;
  today: IsoDate;
  /** The payment that is being reported again. */
  rejected?: Payment | undefined;
  /** What was chosen on the screen before. */
  begun?: BegunReport | undefined;
}

/** The report itself. What is typed outlives a reload and a lost connection. */
export function ReportForm({ lease, summary, today, rejected, begun }: ReportFormProps) {
  const { report } = useText('tenant');
  const proof = useProof(lease);
  const appForm = useAppForm({
    schema: useMemo(() => reportSchema(today), [today]),
    defaults: { ...defaultsFor(summary, today, rejected), ...begun },
    draftKey: `report-payment:${rejected?.id ?? lease.id}${begun?.method ? `:${begun.method}` : ''}`,
    texts: report.problems,
  });
  const { action, step } = useReport(lease, proof, appForm.clearDraft);

  return (
    <Card>
      <form noValidate onSubmit={appForm.submit(action.run)} className="grid gap-6">
        {rejected?.decision_reason ? (
          <Notice tone="warn">{report.again({ reason: rejected.decision_reason })}</Notice>
        ) : null}
        {appForm.summary ? <FormErrors {...appForm.summary} /> : null}
        {action.error ? <FormErrors title={action.error} errors={[]} /> : null}
        <ReportFields appForm={appForm} lease={lease} summary={summary} today={today} />
        <ProofField proof={proof} />
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBlock
            isBusy={action.isRunning || proof.isPreparing}
          >
            {report.submit}
          </Button>
          <p role="status" className="min-h-5 text-center text-14 text-secondary">
            {action.isRunning ? report[step] : null}
          </p>
        </div>
      </form>
    </Card>
  );
}

function useReport(lease: TenantLease, proof: ReturnType<typeof useProof>, clearDraft: () => void) {
  const { report } = useText('tenant');
  const language = useLanguage();
  const go = useGo();
  const [step, setStep] = useState<'uploading' | 'sending'>('sending');
  const action = useAction({
    mutationFn: async (values: ReportValues, requestId) => {
      setStep(proof.file ? 'uploading' : 'sending');
      const proofPath = await proof.send();
      setStep('sending');
      // Cash has no number; one that was typed before the method changed would only confuse.
      const reference = values.method === 'cash' ? '' : values.reference;
      return reportPayment({ ...values, reference, leaseId: lease.id, proofPath }, requestId);
    },
    onDone: () => {
      clearDraft();
      go('/');
    },
    invalidates: [tenancyQueries.all, paymentQueries.all],
    toast: (_, { amountMinor }) =>
      report.sent({ amount: formatMoney(amountMinor, lease.currency, language, { trimCents: true }) }),
    errorTexts: { ...report.errors, offline: report.offline },
  });
  return { action, step };
}

function defaultsFor(summary: DueSummary, today: IsoDate, rejected: Payment | undefined): ReportInput {
  if (!rejected) {
    const amountMinor = summary.remainingMinor > 0 ? summary.remainingMinor : null;
    return { amountMinor, paidOn: today, method: 'transfer', reference: '' };
  }
  return {
    amountMinor: rejected.amount_minor,
    paidOn: rejected.paid_on,
    method: reportMethods.find((method) => method === rejected.method) ?? 'transfer',
    reference: rejected.reference,
  };
}
