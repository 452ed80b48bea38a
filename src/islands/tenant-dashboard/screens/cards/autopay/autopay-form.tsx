import { Lock } from 'lucide-react';
import { useState } from 'react';
import { startAutopay } from '#src/data/cards/autopays/mutations.ts';
import { autopayQueries } from '#src/data/cards/autopays/queries.ts';
import { cardQueries, type OnlinePaymentSettings, type OpenAttempt } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { formatMoney, saidTogether } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import type { DueSummary } from '#src/islands/tenant-dashboard/screens/money/parts/due-summary.ts';
import { feeOf } from '#src/islands/tenant-dashboard/screens/money/pay/ways.ts';
import { PayAgainDialog } from '#src/islands/tenant-dashboard/screens/money/pending/pay-again-dialog.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { firstPayment, usualLimit } from './autopay-terms.ts';
import { ConsentPart } from './consent-part.tsx';
import { type Terms, TermsFields } from './terms-fields.tsx';

interface AutopayFormProps {
  lease: TenantLease;
  settings: OnlinePaymentSettings;
  summary: DueSummary;
  /** A card payment without an answer: who pays a second time is asked first. */
  unanswered: OpenAttempt | undefined;
}

/** Agrees to automatic payments and goes on to the processor, where the card is stored with a first payment. */
export function AutopayForm({ lease, settings, summary, unanswered }: AutopayFormProps) {
  const { form: text } = useText('tenantAutopay');
  const language = useLanguage();
  const [terms, change, clear] = useDraft<Terms>(() => usualTerms(lease), `autopay/${lease.id}`);
  const [accepted, setAccepted] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const amountMinor = firstPayment(summary.remainingMinor, settings.minimumMinor, settings.maximumMinor);
  const feeMinor = feeOf(settings, amountMinor);
  const total = formatMoney(amountMinor + feeMinor, lease.currency, language, { look: 'said' });
  const start = useStart(clear);
  const submit = (isSure: boolean) => {
    const { limitMinor, paysOn } = terms;
    if (limitMinor === null || limitMinor < settings.minimumMinor || accepted === null) return;
    if (unanswered && !isSure) {
      setAsking(true);
      return;
    }
    void start.run({
      leaseId: lease.id,
      amountMinor,
      feeMinor,
      limitMinor,
      paysOn,
      consentVersion: accepted,
      language,
    });
  };
  return (
    <Card title={text.title}>
      <ActionForm
        className="grid gap-6"
        buttons={
          <Button type="submit" variant="primary" isBlock isBusy={start.isRunning}>
            {text.submit({ amount: total })}
          </Button>
        }
        action={start}
        onSubmit={() => {
          submit(false);
        }}
      >
        <TermsFields
          terms={terms}
          currency={lease.currency}
          dueDay={lease.dueDay}
          rentMinor={lease.rentMinor ?? 0}
          minimumMinor={settings.minimumMinor}
          onChange={change}
        />
        <FirstPayment lease={lease} summary={summary} amountMinor={amountMinor} feeMinor={feeMinor} />
        <ConsentPart accepted={accepted} onAccept={setAccepted} />
        <SafetyLine words={start.isRunning ? text.going : text.secure} />
      </ActionForm>
      {isAsking && unanswered ? (
        <PayAgainDialog
          attempt={unanswered}
          onClose={() => setAsking(false)}
          onConfirm={() => submit(true)}
        />
      ) : null}
    </Card>
  );
}

function useStart(clear: () => void) {
  return useAction({
    mutationFn: startAutopay,
    invalidates: [cardQueries.all, autopayQueries.all],
    // The page is left: the button stays busy until the browser has gone.
    onDone: ({ url }) => {
      clear();
      window.location.assign(url);
    },
  });
}

function SafetyLine({ words }: { words: string }) {
  return (
    <p className="flex items-start gap-2 text-14 text-secondary">
      <Lock size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span role="status">{words}</span>
    </p>
  );
}

interface FirstPaymentProps {
  lease: TenantLease;
  summary: DueSummary;
  amountMinor: number;
  feeMinor: number;
}

function FirstPayment({ lease, summary, amountMinor, feeMinor }: FirstPaymentProps) {
  const { form: text } = useText('tenantAutopay');
  const language = useLanguage();
  const look = saidTogether(amountMinor, feeMinor, summary.waitingMinor);
  const money = (minor: number) => formatMoney(minor, lease.currency, language, { look });
  const amount = money(amountMinor);
  const fee = money(feeMinor);
  const reported = money(summary.waitingMinor);
  const nothingLeft =
    summary.waitingMinor > 0 ? text.firstWaiting({ amount, reported }) : text.firstAhead({ amount });
  return (
    <Notice title={text.first}>
      <p>{summary.remainingMinor > 0 ? text.firstOwed({ amount }) : nothingLeft}</p>
      {feeMinor > 0 ? <p>{text.feeNote({ fee })}</p> : null}
    </Notice>
  );
}

const usualTerms = (lease: TenantLease): Terms => ({
  paysOn: null,
  limitMinor: usualLimit(lease.rentMinor ?? 0) || null,
});
