import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { type ChargeReason, trustSections } from '#src/data/trust/sections.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { reasonSentences } from './reason-text.ts';

interface ChargesCardProps {
  /** Null for what the reader is charged as a tenant. */
  organizationId: string | null;
}

/** The newest charges with the clause, rule or bill behind each; those of bills apart. */
export function ChargesCard({ organizationId }: ChargesCardProps) {
  const { charges: text } = useText('trustSections');
  const { states } = useText('common');
  const query = useQuery(trustSections.charges(organizationId, useSession().userId));
  return (
    <Card title={text.title} description={text.text} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={4} />}
        isEmpty={(charges) => charges.length === 0}
        empty={<EmptyState icon={Receipt} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(charges) => <Charges charges={charges} isOffice={organizationId !== null} />}
      </QueryView>
    </Card>
  );
}

interface ChargesProps {
  charges: readonly ChargeReason[];
  isOffice: boolean;
}

function Charges({ charges, isOffice }: ChargesProps) {
  const { charges: text } = useText('trustSections');
  const ofBills = charges.filter(({ reason }) => reason === 'bill');
  const others = charges.filter(({ reason }) => reason !== 'bill');
  return (
    <>
      <ChargeList charges={others} isOffice={isOffice} />
      <div className="border-t border-line px-5 pt-4 pb-3">
        <h3 className="text-15">{text.passedOn}</h3>
        <p className="text-14 text-secondary">{ofBills.length > 0 ? text.passedOnText : text.noneOfBills}</p>
      </div>
      <ChargeList charges={ofBills} isOffice={isOffice} />
    </>
  );
}

/** The first of them, and all of them when asked. */
const FIRST = 8;

function ChargeList({ charges, isOffice }: ChargesProps) {
  const { charges: text } = useText('trustSections');
  const [areAllShown, setAllShown] = useState(false);
  if (charges.length === 0) return null;
  const shown = areAllShown ? charges : charges.slice(0, FIRST);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((charge) => (
          <ChargeLine key={charge.chargeId} charge={charge} isOffice={isOffice} />
        ))}
      </ul>
      {shown.length < charges.length ? (
        <div className="px-5 pb-4">
          <Button size="sm" onClick={() => setAllShown(true)}>
            {text.all({ count: charges.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function ChargeLine({ charge, isOffice }: { charge: ChargeReason; isOffice: boolean }) {
  const { charges: text } = useText('trustSections');
  const { chargeKind } = useText('common').enums;
  const language = useLanguage();
  const { kind, description, dueOn, amountMinor, currency, reversedAt, propertyName, unitLabel } = charge;
  const [before = '', after = ''] = text.dueOn({ date: '|' }).split('|');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">
          {chargeKind[kind]}
          {description ? ` · ${description}` : null}
        </p>
        {isOffice ? (
          <p className="text-14 text-hint wrap-anywhere">
            {propertyName} · {unitLabel}
          </p>
        ) : null}
        {reasonSentences(charge, { text, language }).map((sentence) => (
          <p key={sentence} className="text-14 text-secondary wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      <p className="text-right">
        <MoneyText amountMinor={amountMinor} currency={currency} />
        <span className="block text-14 text-hint">
          {before}
          <DateText date={dueOn} />
          {after}
          {reversedAt ? ` · ${text.reversed}` : null}
        </span>
      </p>
    </li>
  );
}
