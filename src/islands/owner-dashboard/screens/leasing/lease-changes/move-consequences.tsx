import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { depositQueries } from '#src/data/money/deposits/queries.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { useRentAfterEnd } from '../lease-end/rent-after-end.tsx';
import type { TypedTerms } from './terms-fields.tsx';

/** What goes along, what stays owed, what ends, and until when the move can be undone. */
export function MoveConsequences({ lease, terms }: { lease: Lease; terms: TypedTerms }) {
  const { unitMove: text, rentAfterEnd } = useText('ownerLeasing').leasing;
  const language = useLanguage();
  const today = useToday();
  const headingId = useId();
  const { id } = useOrganization();
  const { data: deposit } = useQuery(depositQueries.ofLease(id, lease.id));
  const lastDay = terms.isStartGood ? addDays(terms.startsOn, -1) : null;
  const rent = useRentAfterEnd(lease, lastDay);
  const money = (amountMinor: number) => formatMoney(amountMinor, lease.currency, language);
  const day = (date: string) => formatDate(date, language);
  const held = deposit?.heldMinor ?? 0;
  const wanted = terms.isDepositGood ? (terms.depositMinor ?? 0) : 0;
  const lines = [
    held > 0 && text.depositGoes({ amount: money(held) }),
    deposit && wanted > held && text.depositMissing({ amount: money(wanted - held) }),
    held > wanted && text.depositBeyond({ amount: money(held - wanted) }),
    rent.amountMinor > 0 && text.takenOff({ amount: money(rent.amountMinor), date: day(rent.lastDay) }),
    lease.creditMinor > 0 ? text.creditNow({ amount: money(lease.creditMinor) }) : text.credit,
    lease.receivableMinor > 0 && text.owed({ amount: money(lease.receivableMinor) }),
    text.parties,
    text.autopay,
    text.told,
    terms.isStartGood && terms.startsOn > today ? text.undo({ date: day(terms.startsOn) }) : text.noUndo,
  ].filter((line) => typeof line === 'string');
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-15 font-semibold">
        {text.whatHappens}
      </h3>
      <ul className="grid list-disc gap-1 pl-5 text-15 text-secondary">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {rent.isInvoiced ? <Notice>{rentAfterEnd.invoiced}</Notice> : null}
    </section>
  );
}
