import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { type Autopay, type AutopayCharge, autopayQueries } from '#src/data/cards/autopays/queries.ts';
import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { formatDate, formatInstant, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useSession, useToday } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { AutopayActions } from './autopay-actions.tsx';
import { nextChargeDay } from './autopay-terms.ts';

interface AutopayCardProps {
  autopay: Autopay;
  lease: TenantLease;
  settings: OnlinePaymentSettings;
  /** Whether the landlord takes automatic payments right now. */
  isOffered: boolean;
  onReplace: () => void;
}

/** How an automatic payment stands, and what its tenant may do with it. */
export function AutopayCard({ autopay, lease, settings, isOffered, onReplace }: AutopayCardProps) {
  const { active: text, stops, notOffered } = useText('tenantAutopay');
  const { userId } = useSession();
  const isActive = autopay.status === 'active' && isOffered;
  return (
    <Card>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <CreditCard size={28} strokeWidth={1.5} aria-hidden="true" className="text-action" />
          <h2 className="min-w-0 flex-1 text-20 font-semibold tracking-tight">
            {isActive ? <NextCharge autopay={autopay} lease={lease} /> : text.paused}
          </h2>
          <Badge tone={isActive ? 'good' : 'warn'}>{isActive ? text.on : text.paused}</Badge>
        </div>
        {autopay.stoppedFor ? <Notice tone="warn">{stops[autopay.stoppedFor]}</Notice> : null}
        {isOffered ? null : (
          <Notice tone="warn" title={notOffered.title}>
            {notOffered.text({ landlord: lease.organizationName })}
          </Notice>
        )}
        <Facts autopay={autopay} lease={lease} />
        {autopay.userId === userId ? (
          <AutopayActions autopay={autopay} lease={lease} settings={settings} onReplace={onReplace} />
        ) : (
          <p className="text-14 text-secondary">{text.someoneElse}</p>
        )}
      </div>
    </Card>
  );
}

function NextCharge({ autopay, lease }: { autopay: Autopay; lease: TenantLease }) {
  const { active: text } = useText('tenantAutopay');
  const language = useLanguage();
  const today = useToday(lease.timeZone);
  const { data: charges } = useQuery(autopayQueries.charges(lease.id));
  const announced = charges?.find((charge: AutopayCharge) => charge.status === 'announced');
  if (announced)
    return text.announced({
      amount: formatMoney(announced.announcedMinor, announced.currency, language, { look: 'said' }),
      date: formatDate(announced.chargeOn, language, 'long'),
    });
  const skipped = charges?.filter(({ status }) => status === 'skipped').map(({ month }) => month) ?? [];
  const day = nextChargeDay(autopay.paysOn ?? lease.dueDay, today, autopay.countsFrom, skipped);
  return text.next({ date: formatDate(day, language, 'long') });
}

function Facts({ autopay, lease }: { autopay: Autopay; lease: TenantLease }) {
  const { active: text } = useText('tenantAutopay');
  const language = useLanguage();
  const { cardLast4: last4, cardExpires: expires } = autopay;
  const card = [
    last4 ? text.ending({ last4 }) : null,
    expires ? text.expires({ month: `${expires.slice(5)}/${expires.slice(0, 4)}` }) : null,
  ].filter(Boolean);
  return (
    <DefinitionList
      items={[
        ...(card.length > 0 ? [{ term: text.card, value: card.join(', ') }] : []),
        { term: text.day, value: String(autopay.paysOn ?? lease.dueDay) },
        { term: text.limit, value: formatMoney(autopay.limitMinor, autopay.currency, language) },
        { term: text.agreed, value: formatInstant(autopay.consentedAt, language, lease.timeZone) },
      ]}
    />
  );
}
