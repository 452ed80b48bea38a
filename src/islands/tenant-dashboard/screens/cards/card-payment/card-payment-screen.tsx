import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { autopayQueries } from '#src/data/cards/autopays/queries.ts';
import { type CardPayment, cardQueries } from '#src/data/cards/queries.ts';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { CardPaymentStatus } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { useChecks } from './use-checks.ts';

const looks = {
  waiting: { icon: Clock, ink: 'text-action' },
  good: { icon: CircleCheck, ink: 'text-good' },
  bad: { icon: CircleX, ink: 'text-bad' },
} as const;

const LOOK: Record<CardPaymentStatus, keyof typeof looks> = {
  created: 'waiting',
  pending: 'waiting',
  approved: 'good',
  declined: 'bad',
  abandoned: 'bad',
  partially_refunded: 'good',
  refunded: 'good',
};

/** Where a tenant comes back from the processor's page: how it ended, told as soon as it is known. */
export function Screen({ params }: ScreenProps) {
  const text = useText('tenantPay').result;
  const id = params.id ?? '';
  const attempt = useQuery(cardQueries.attempt(id));
  useLive(
    [{ table: 'card_payments', filter: `id=eq.${id}` }],
    [cardQueries.all, tenancyQueries.all, autopayQueries.all],
  );
  useChecks(attempt.data);
  return (
    <>
      <PageHeader title={text.title} />
      <QueryView query={attempt} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
        {(data) => <Result attempt={data} />}
      </QueryView>
    </>
  );
}

function Result({ attempt }: { attempt: CardPayment }) {
  const text = useText('tenantPay').result;
  const { status } = attempt;
  const { icon: Icon, ink } = looks[LOOK[status]];
  return (
    <Card>
      <div className="grid gap-6">
        <div role="status" className="grid justify-items-center gap-2 text-center">
          <Icon size={56} strokeWidth={1.5} aria-hidden="true" className={ink} />
          <h2 className="text-25 font-semibold tracking-tight">{text.titles[status]}</h2>
          <p className="max-w-prose text-16 text-secondary">{text.texts[status]}</p>
        </div>
        {attempt.problem === 'amount_mismatch' ? <Notice tone="bad">{text.mismatch}</Notice> : null}
        {status === 'approved' ? <StoredCardNote attemptId={attempt.id} /> : null}
        <Facts attempt={attempt} />
        <Onward attempt={attempt} />
      </div>
    </Card>
  );
}

/** Whether the payment stored a card for automatic ones, as it was meant to. */
function StoredCardNote({ attemptId }: { attemptId: string }) {
  const { link: text } = useText('tenantAutopay');
  const { data: autopay } = useQuery(autopayQueries.ofAttempt(attemptId));
  if (!autopay || autopay.status === 'cancelled') return null;
  const isOn = autopay.status === 'active';
  return (
    <Notice
      tone={isOn ? 'good' : 'warn'}
      action={
        <AppLink to="/payments/autopay" className="text-action hover:underline">
          {text.see}
        </AppLink>
      }
    >
      {isOn ? text.started : text.pending}
    </Notice>
  );
}

function Facts({ attempt }: { attempt: CardPayment }) {
  const { result: text, fee, total } = useText('tenantPay');
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor, attempt.currency, language);
  const items = [{ term: text.amount, value: money(attempt.amountMinor) }];
  if (attempt.feeMinor > 0) {
    items.push({ term: fee, value: money(attempt.feeMinor) });
    items.push({ term: total, value: money(attempt.amountMinor + attempt.feeMinor) });
  }
  if (attempt.cardLast4)
    items.push({ term: text.card, value: text.cardEnding({ last4: attempt.cardLast4 }) });
  items.push({ term: text.order, value: attempt.orderNumber });
  return <DefinitionList items={items} />;
}

function Onward({ attempt }: { attempt: CardPayment }) {
  const text = useText('tenantPay').result;
  const isOver = attempt.status === 'declined' || attempt.status === 'abandoned';
  const primary = buttonClass({ variant: 'primary', size: 'lg', isBlock: true });
  return (
    <div className="grid gap-3">
      {attempt.paymentId ? (
        <AppLink to={`/payments/${attempt.paymentId}`} className={primary}>
          {text.see}
        </AppLink>
      ) : null}
      {isOver ? (
        <AppLink to="/payments/pay" className={primary}>
          {text.again}
        </AppLink>
      ) : null}
      <AppLink to="/" className={buttonClass({ size: 'lg', isBlock: true })}>
        {text.home}
      </AppLink>
    </div>
  );
}
