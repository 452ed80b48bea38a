import { useQuery } from '@tanstack/react-query';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { type PaperKind, periodOfPaper } from '#src/domain/law/paper.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { CountedDate } from '#src/islands/shell/law/counted-date.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** The days of the law that concern the reader's own leases, each with its arithmetic. */
export function LeasePart() {
  const text = useText('tenantLaw');
  const { information } = useText('lawLibrary');
  const { states } = useText('common');
  const { userId } = useSession();
  const query = useQuery(tenancyQueries.leases(userId));
  return (
    <div className="grid gap-5">
      <Notice>{information}</Notice>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={8} />}
        isEmpty={(leases) => leases.length === 0}
        empty={<p className="text-hint">{text.noLease}</p>}
      >
        {(leases) => leases.map((lease) => <LeaseDays key={lease.id} lease={lease} />)}
      </QueryView>
    </div>
  );
}

/** States in which nobody has ended the lease or said when it ends. */
const GOING_ON: ReadonlySet<string> = new Set(['signed', 'active']);

function LeaseDays({ lease }: { lease: TenantLease }) {
  const text = useText('tenantLaw');
  const { place } = useText('tenant');
  const language = useLanguage();
  const lastDay = lease.endedOn ?? lease.endsOn;
  const isOpen = lease.status === 'month_to_month' && lease.endedOn === null;
  return (
    <Card title={place({ property: lease.propertyName, unit: lease.unitLabel })}>
      <div className="grid gap-5">
        <section className="grid gap-1">
          <h3 className="text-15 font-semibold">{text.end.title}</h3>
          <p className="text-15">
            {isOpen ? text.end.open : text.end.day({ date: formatDate(lastDay, language) })}
          </p>
        </section>
        {GOING_ON.has(lease.status) ? (
          <LawfulDay lease={lease} kind="end_of_term" day={lease.endsOn} {...text.notice} />
        ) : null}
        {lease.depositMinor > 0 && !isOpen ? (
          <LawfulDay
            lease={lease}
            kind="deposit_reasons"
            day={lastDay}
            title={text.deposit.title}
            text={text.deposit.text({ date: formatDate(lastDay, language) })}
          />
        ) : null}
      </div>
    </Card>
  );
}

interface LawfulDayProps {
  lease: TenantLease;
  kind: PaperKind;
  /** From which it is counted. */
  day: string;
  title: string;
  text: string;
}

function LawfulDay({ lease, kind, day, title, text }: LawfulDayProps) {
  const today = useToday();
  const counted = periodOfPaper(kind, { use: lease.unitUse, endsOn: lease.endsOn }, day, today);
  return (
    <section className="grid gap-2">
      <h3 className="text-15 font-semibold">{title}</h3>
      <p className="text-15">{text}</p>
      {counted ? <CountedDate {...counted} /> : null}
    </section>
  );
}
