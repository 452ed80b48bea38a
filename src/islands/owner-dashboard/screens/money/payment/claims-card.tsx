import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#src/data/money/payments/queries.ts';
import { type CardClaim, claimQueries } from '#src/data/money/refunds/claim-queries.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatInstant, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { isAmongRefunds, isUndecided, noteOf } from './claim-state.ts';

const TONE = { open: 'warn', taken: 'bad', lost: 'bad', returned: 'good' } as const;

/** What was taken back from a card payment outside, and what came of it; nothing when nothing was. */
export function ClaimsCard({ payment }: { payment: Payment }) {
  const { claims: text } = useText('ownerCards');
  const { data, isLoading } = useQuery({
    ...claimQueries.ofPayment(payment.id),
    enabled: payment.method === 'card',
  });
  const shown = data?.filter((claim) => !isAmongRefunds(claim)) ?? [];
  if (shown.length === 0) return isLoading ? <WaitingMark /> : null;
  return (
    <Card title={text.title} isFlush>
      <ul className="divide-y divide-line">
        {shown.map((claim) => (
          <ClaimLine key={claim.id} claim={claim} paymentId={payment.id} />
        ))}
      </ul>
    </Card>
  );
}

function ClaimLine({ claim, paymentId }: { claim: CardClaim; paymentId: string }) {
  const { claims: text } = useText('ownerCards');
  const language = useLanguage();
  const note = noteOf(claim, paymentId);
  const reason = text.reasons[claim.reason as keyof typeof text.reasons] ?? claim.reason;
  const currency = currencyCodes.find((code) => code === claim.currency);
  // A card's bank may dispute in its own money.
  const money = (minor: number) =>
    currency ? formatMoney(minor, currency, language) : `${claim.currency} ${(minor / 100).toFixed(2)}`;
  // The payment at the other end: what was taken from, or what recorded that it came back.
  const other = claim.paymentId === paymentId ? claim.againPaymentId : claim.paymentId;
  return (
    <li className="grid gap-1 px-5 py-3">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular-nums font-medium">{money(claim.amountMinor)}</span>
        <Badge tone={TONE[claim.status]}>{text.states[claim.kind][claim.status]}</Badge>
      </span>
      {reason ? <span className="text-14 text-secondary">{reason}</span> : null}
      <span className="text-14 break-all text-hint">{claim.reference}</span>
      {isUndecided(claim) ? <Answer respondBy={claim.respondBy} /> : null}
      {note === 'notPosted' || note === 'partPosted' || note === 'recordAgain' ? (
        <Notice tone="warn">{text.notes[note]({ posted: money(claim.postedMinor) })}</Notice>
      ) : note ? (
        <span className="text-14 text-secondary">
          {text.notes[note]({ posted: money(claim.postedMinor) })}
        </span>
      ) : null}
      {other ? (
        <AppLink to={`/finance/payments/${other}`} className="text-14 text-action hover:underline">
          {claim.paymentId === paymentId ? text.again : text.first}
        </AppLink>
      ) : null}
    </li>
  );
}

/** What is to be done while a dispute is undecided, and until when. */
function Answer({ respondBy }: { respondBy: string | null }) {
  const { claims: text } = useText('ownerCards');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  return (
    <div className="my-1">
      <Notice tone="warn">
        {respondBy ? text.answerBy({ when: formatInstant(respondBy, language, timeZone) }) : text.answer}
      </Notice>
    </div>
  );
}
