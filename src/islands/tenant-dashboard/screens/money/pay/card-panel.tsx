import { Lock } from 'lucide-react';
import { useState } from 'react';
import { startCardPayment } from '#src/data/cards/mutations.ts';
import { cardQueries, type OnlinePaymentSettings, type OpenAttempt } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { SaveBar } from '#src/islands/shell/form/save-bar.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PayAgainDialog } from '../pending/pay-again-dialog.tsx';
import { feeOf, isWithinLimits } from './ways.ts';

export interface PanelProps {
  lease: TenantLease;
  settings: OnlinePaymentSettings;
  /** Zero while nothing that can be read is typed. */
  amountMinor: number;
}

interface CardPanelProps extends PanelProps {
  /** Card payments without an answer: who pays a second time is asked first. */
  attempts: readonly OpenAttempt[];
}

/** What paying by card comes to, and the way to the processor's page. */
export function CardPanel({ lease, settings, amountMinor, attempts }: CardPanelProps) {
  const text = useText('tenantPay');
  const language = useLanguage();
  const feeMinor = feeOf(settings, amountMinor);
  const money = (minor: number) => formatMoney(minor, lease.currency, language);
  const isOutside = amountMinor > 0 && !isWithinLimits(settings, amountMinor);
  const pay = useAction({
    mutationFn: startCardPayment,
    invalidates: [cardQueries.all],
    // The page is left: the button stays busy until the browser has gone.
    onDone: ({ url }) => window.location.assign(url),
  });
  const isGoing = pay.isRunning;
  const [isAsking, setAsking] = useState(false);
  const start = () =>
    void pay.run({ leaseId: lease.id, currency: lease.currency, amountMinor, feeMinor, language });
  const [unanswered] = attempts;
  return (
    <>
      <div className="grid gap-4">
        {feeMinor > 0 && amountMinor > 0 ? (
          <div>
            <DefinitionList
              items={[
                { term: text.amount, value: money(amountMinor) },
                { term: text.fee, value: money(feeMinor) },
                { term: text.total, value: <strong>{money(amountMinor + feeMinor)}</strong> },
              ]}
            />
            <p className="text-14 text-hint">{text.feeNote}</p>
          </div>
        ) : null}
        {isOutside ? <Outside settings={settings} money={money} /> : null}
        <FailureNote text={pay.error} />
        <p className="flex items-start gap-2 text-14 text-secondary">
          <Lock size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span role="status">{isGoing ? text.going : text.secure}</span>
        </p>
      </div>
      <SaveBar>
        <Button
          type="submit"
          variant="primary"
          isBlock
          isBusy={isGoing}
          onClick={() => {
            if (amountMinor <= 0 || isOutside) return;
            if (unanswered) setAsking(true);
            else start();
          }}
        >
          {amountMinor > 0
            ? text.payCard({
                amount: formatMoney(amountMinor + feeMinor, lease.currency, language, { look: 'said' }),
              })
            : text.payByCard}
        </Button>
      </SaveBar>
      {isAsking && unanswered ? (
        <PayAgainDialog attempt={unanswered} onClose={() => setAsking(false)} onConfirm={start} />
      ) : null}
    </>
  );
}

interface OutsideProps extends Pick<PanelProps, 'settings'> {
  money: (minor: number) => string;
}

/** What can be paid by card at once; said again to whoever presses all the same. */
function Outside({ settings, money }: OutsideProps) {
  const text = useText('tenantPay');
  const limits = { minimum: money(settings.minimumMinor), maximum: money(settings.maximumMinor) };
  return (
    <div tabIndex={-1} data-refusal="">
      <Notice tone="warn">{text.amountOutside(limits)}</Notice>
    </div>
  );
}
