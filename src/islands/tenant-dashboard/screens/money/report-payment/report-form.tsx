import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OutboxActions, OutboxEntryOf } from '#src/data/foundation/outbox/entry.ts';
import { tenantPaymentQueries } from '#src/data/leasing/tenancy/payment-queries.ts';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { type ListedPayment, paymentQueries } from '#src/data/money/payments/queries.ts';
import type { DatedRate } from '#src/domain/books/exchange.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useQueuedAction } from '#src/islands/shell/outbox/use-queued-action.ts';
import { SimilarPaymentsNotice, useSimilarPayments } from '#src/islands/shell/similar-payments.tsx';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import type { DueSummary } from '../parts/due-summary.ts';
import { ProofField } from './proof-field.tsx';
import { ReportFields } from './report-fields.tsx';
import {
  type BegunReport,
  countedReport,
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
  rejected?: ListedPayment | undefined;
  /** What was chosen on the screen before. */
  begun?: BegunReport | undefined;
  /** The report in the outbox that is being changed. */
  entry?: OutboxEntryOf<'payment_report'> | undefined;
}

/** The report itself. What is typed outlives a reload; without a connection the report waits in the outbox. */
export function ReportForm({ lease, summary, today, rejected, begun, entry }: ReportFormProps) {
  const { report } = useText('tenant');
  const { problems, similar: similarText } = useText('tenantReport');
  const proof = useProof(entry?.action.proof);
  const appForm = useAppForm({
    schema: useMemo(() => reportSchema(today), [today]),
    defaults: { ...defaultsFor(summary, today, entry ? reportOf(entry.action) : rejected), ...begun },
    draftKey: `report-payment:${entry?.id ?? rejected?.id ?? lease.id}${begun?.method ? `:${begun.method}` : ''}`,
    texts: problems,
  });
  const [isOther, paidOn, amountMinor, receivedMinor] = appForm.form.watch([
    'isOther',
    'paidOn',
    'amountMinor',
    'receivedMinor',
  ]);
  const similar = useSimilarPayments({
    leaseId: lease.id,
    amountMinor: isOther ? receivedMinor : amountMinor,
    paidOn,
  });
  const offered = useQuery({ ...tenantPaymentQueries.rate(lease.id), enabled: isOther }).data ?? null;
  const action = useReport(lease, proof, offered, entry, appForm.clearDraft);

  return (
    <Card>
      <ActionForm
        action={action}
        onSubmit={appForm.submit((values) => {
          return similar.mayGoOn ? action.run(values) : Promise.resolve();
        })}
        className="grid gap-6"
        buttons={
          <Button type="submit" variant="primary" isBlock isBusy={action.isRunning || proof.isPreparing}>
            {report.submit}
          </Button>
        }
      >
        {rejected?.decisionReason ? (
          <Notice tone="warn">{report.again({ reason: rejected.decisionReason })}</Notice>
        ) : null}
        <ReportFields appForm={appForm} lease={lease} offered={offered} summary={summary} today={today} />
        <SimilarPaymentsNotice similar={similar} text={similarText} pathOf={(id) => `/payments/${id}`} />
        <ProofField proof={proof} />
        <p role="status" className="min-h-5 text-center text-14 text-secondary">
          {action.isRunning ? report[action.upload ? 'uploading' : 'sending'] : null}
        </p>
      </ActionForm>
    </Card>
  );
}

function useReport(
  lease: TenantLease,
  { proof }: ReturnType<typeof useProof>,
  offered: DatedRate | null,
  entry: ReportFormProps['entry'],
  clearDraft: () => void,
) {
  const { report } = useText('tenant');
  const { errors, exchange } = useText('tenantReport');
  const language = useLanguage();
  const go = useGo();
  const counted = (values: ReportValues) =>
    countedReport(values, lease.currency, offered, exchange.ownSource);
  return useQueuedAction({
    kind: 'payment_report',
    entryId: entry?.id,
    toAction: (values: ReportValues) => ({
      ...counted(values),
      paidOn: values.paidOn,
      method: values.method,
      // Cash has no number; one that was typed before the method changed would only confuse.
      reference: values.method === 'cash' ? '' : values.reference,
      organizationId: lease.organizationId,
      leaseId: lease.id,
      currency: lease.currency,
      proof,
    }),
    onDone: () => {
      clearDraft();
      go(entry ? '/outbox' : '/');
    },
    invalidates: [tenancyQueries.all, paymentQueries.all],
    toast: (values) =>
      report.sent({
        amount: formatMoney(counted(values).amountMinor, lease.currency, language, { look: 'said' }),
      }),
    errorTexts: errors,
  });
}

type BegunPayment = Pick<
  ListedPayment,
  'amountMinor' | 'paidOn' | 'method' | 'reference' | 'receivedMinor' | 'rate'
>;

const reportOf = (action: OutboxActions['payment_report']): BegunPayment => ({
  amountMinor: action.amountMinor,
  paidOn: action.paidOn,
  method: action.method,
  reference: action.reference,
  receivedMinor: action.received?.receivedMinor ?? null,
  rate: action.received?.rate ?? null,
});

function defaultsFor(summary: DueSummary, today: IsoDate, begun: BegunPayment | undefined): ReportInput {
  if (!begun) {
    const amountMinor = summary.remainingMinor > 0 ? summary.remainingMinor : null;
    const own = { isOther: false, receivedMinor: null, rate: null };
    return { ...own, amountMinor, paidOn: today, method: 'transfer', reference: '' };
  }
  return {
    amountMinor: begun.amountMinor,
    isOther: begun.receivedMinor !== null,
    receivedMinor: begun.receivedMinor,
    rate: begun.rate,
    paidOn: begun.paidOn,
    method: reportMethods.find((method) => method === begun.method) ?? 'transfer',
    reference: begun.reference,
  };
}
