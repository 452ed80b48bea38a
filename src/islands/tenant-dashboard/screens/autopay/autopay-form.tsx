import { Lock } from 'lucide-react';
import { useState } from 'react';
import { startAutopay } from '#src/data/autopays/mutations.ts';
import { autopayQueries } from '#src/data/autopays/queries.ts';
import { cardQueries, type OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/tenancy/rows.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/failure-note.tsx';
import { forgetDraft, keepDraft, readDraft } from '#src/islands/shell/form-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { feeOf } from '../pay/ways.ts';
import { firstPayment, usualLimit } from './autopay-terms.ts';
import { ConsentPart } from './consent-part.tsx';
import { type Terms, TermsFields } from './terms-fields.tsx';

interface AutopayFormProps {
  lease: TenantLease;
  settings: OnlinePaymentSettings;
  /** What is owed and not yet reported, in minor units. */
  owedMinor: number;
}

/** Agrees to automatic payments and goes on to the processor, where the card is stored with a first payment. */
export function AutopayForm({ lease, settings, owedMinor }: AutopayFormProps) {
  const { form: text } = useText('tenantAutopay');
  const language = useLanguage();
  const draftKey = `autopay/${lease.id}`;
  const [terms, setTerms] = useState<Terms>(() => termsFrom(readDraft(draftKey), lease));
  const [accepted, setAccepted] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const amountMinor = firstPayment(owedMinor, settings.minimum_minor, settings.maximum_minor);
  const feeMinor = feeOf(settings, amountMinor);
  const total = formatMoney(amountMinor + feeMinor, lease.currency, language, { trimCents: true });
  const start = useAction({
    mutationFn: startAutopay,
    invalidates: [cardQueries.all, autopayQueries.all],
    // The page is left: the button stays busy until the browser has gone.
    onDone: ({ url }) => {
      forgetDraft(draftKey);
      window.location.assign(url);
    },
  });
  const submit = () => {
    setTried(true);
    const { limitMinor, paysOn } = terms;
    if (limitMinor === null || limitMinor < settings.minimum_minor || accepted === null) return;
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
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TermsFields
          terms={terms}
          currency={lease.currency}
          dueDay={lease.due_day}
          rentMinor={lease.rent_minor ?? 0}
          minimumMinor={settings.minimum_minor}
          isTried={isTried}
          onChange={(next) => {
            setTerms(next);
            keepDraft(draftKey, { ...next });
          }}
        />
        <FirstPayment lease={lease} owedMinor={owedMinor} amountMinor={amountMinor} feeMinor={feeMinor} />
        <ConsentPart accepted={accepted} isTried={isTried} onAccept={setAccepted} />
        <FailureNote text={start.error} />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={start.isRunning}>
          {text.submit({ amount: total })}
        </Button>
        <SafetyLine words={start.isRunning ? text.going : text.secure} />
      </form>
    </Card>
  );
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
  owedMinor: number;
  amountMinor: number;
  feeMinor: number;
}

function FirstPayment({ lease, owedMinor, amountMinor, feeMinor }: FirstPaymentProps) {
  const { form: text } = useText('tenantAutopay');
  const language = useLanguage();
  const amount = formatMoney(amountMinor, lease.currency, language, { trimCents: true });
  const fee = formatMoney(feeMinor, lease.currency, language, { trimCents: true });
  return (
    <Notice title={text.first}>
      <p>{owedMinor > 0 ? text.firstOwed({ amount }) : text.firstAhead({ amount })}</p>
      {feeMinor > 0 ? <p>{text.feeNote({ fee })}</p> : null}
    </Notice>
  );
}

function termsFrom({ paysOn, limitMinor }: Record<string, unknown>, lease: TenantLease): Terms {
  return {
    paysOn: typeof paysOn === 'number' ? paysOn : null,
    limitMinor: typeof limitMinor === 'number' ? limitMinor : usualLimit(lease.rent_minor ?? 0) || null,
  };
}
