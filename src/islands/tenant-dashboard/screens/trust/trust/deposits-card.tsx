import { useQuery } from '@tanstack/react-query';
import { Vault } from 'lucide-react';
import { type MyDeposit, trustSections } from '#src/data/trust/sections.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { RecordCheck } from '#src/islands/shell/trust/record-check.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

/** Where the tenant's deposits are: how much is held, when it came and on which account, with a check of its entry. */
export function DepositsCard() {
  const { myDeposits: text } = useText('trustSections');
  const { states } = useText('common');
  const query = useQuery(trustSections.myDeposits(useSession().userId));
  return (
    <Card title={text.title} description={text.text} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState icon={Vault} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {[...Map.groupBy(rows, ({ leaseId }) => leaseId)].map(([leaseId, parts]) => (
              <OfLease key={leaseId} parts={parts} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function OfLease({ parts }: { parts: readonly MyDeposit[] }) {
  const { myDeposits: text } = useText('trustSections');
  const language = useLanguage();
  const [first] = parts;
  if (!first) return null;
  const { currency, heldMinor, unpaidMinor, propertyName, unitLabel, organizationName } = first;
  const money = (minor: number) => formatMoney(minor, currency, language);
  return (
    <li className="grid gap-2 px-5 py-3">
      <div>
        <p className="font-medium">
          {propertyName} · {unitLabel}
        </p>
        <p className="text-14 text-hint">{organizationName}</p>
      </div>
      <p>{text.held({ amount: money(heldMinor) })}</p>
      {unpaidMinor > 0 ? (
        <p className="text-14 text-secondary">{text.unpaid({ amount: money(unpaidMinor) })}</p>
      ) : null}
      {parts.map((part) => (part.entryId === null ? null : <Came key={part.entryId} part={part} />))}
    </li>
  );
}

function Came({ part }: { part: MyDeposit }) {
  const { myDeposits: text } = useText('trustSections');
  const language = useLanguage();
  const { organizationId, entryId, currency, cameMinor, cameOn, accountName, isApart } = part;
  if (entryId === null || cameOn === null) return null;
  const came = text.came({
    amount: formatMoney(cameMinor ?? 0, currency, language),
    date: formatDate(cameOn, language),
  });
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="grid min-w-0 gap-1 text-15">
        <p>{came}</p>
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere">
            {accountName === null ? text.noAccount : text.account({ name: accountName })}
          </span>
          {accountName === null ? null : (
            <Badge tone={isApart ? 'good' : 'neutral'}>{isApart ? text.apart : text.mixed}</Badge>
          )}
        </p>
      </div>
      <RecordCheck
        record={{ organizationId, kind: 'entry', recordId: entryId }}
        what={`${text.entry}, ${came}`}
      />
    </div>
  );
}
