import { useState } from 'react';
import { hasWords, searchWords } from '#src/domain/foundation/plain-text.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/react.tsx';
import { PropertyChoice } from '#src/islands/shell/list/property-choice.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import type { ChargeRow } from './charges-draft.ts';
import type { ChargesPart } from './charges-fields.tsx';

interface WhoCardProps extends ChargesPart {
  /** Codes of the server, by lease. */
  refused: ReadonlyMap<string, string>;
  onLeaveOut: (leaseIds: readonly string[]) => void;
}

/** Who is charged how much: every lease to choose from, with its amount, ITBIS and balance once it is chosen. */
export function WhoCard({ draft, read, refused, onChange, onLeaveOut }: WhoCardProps) {
  const { many: text } = useText('ownerCharging');
  const { actions, table } = useText('common');
  const [search, setSearch] = useState('');
  const [propertyId, setPropertyId] = useState('');
  const [isOnlyChosen, setOnlyChosen] = useState(draft.chosen.length > 0);
  const words = searchWords(search);
  const shown = read.rows.filter(
    ({ lease, isChosen }) =>
      (!isOnlyChosen || isChosen) &&
      (propertyId === '' || lease.propertyId === propertyId) &&
      hasWords(`${lease.tenantName} ${lease.unitLabel} ${lease.propertyName}`, words),
  );
  const names = new Map(shown.map(({ lease }) => [lease.id, lease.tenantName]));
  const columns = useRowColumns(draft, refused, (leaseId, amountMinor) =>
    onChange({ typed: { ...draft.typed, [leaseId]: amountMinor } }),
  );
  return (
    <Card
      title={text.who}
      isFlush
      action={
        refused.size > 0 ? (
          <Button size="sm" onClick={() => onLeaveOut([...refused.keys()])}>
            {text.leaveOut({ count: refused.size })}
          </Button>
        ) : null
      }
    >
      <div className="grid items-end gap-3 px-5 pb-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <SearchField label={text.search} value={search} onChange={setSearch} clearLabel={actions.clear} />
        <PropertyChoice
          label={text.property}
          everyLabel={text.everyProperty}
          isLabelHidden
          isOnlyOfSeveral
          value={propertyId}
          onChange={setPropertyId}
        />
        <FilterChips
          label={text.filters}
          chips={[{ id: 'chosen', label: text.onlyChosen }]}
          active={isOnlyChosen ? ['chosen'] : []}
          onToggle={() => setOnlyChosen(!isOnlyChosen)}
        />
      </div>
      <Doubled leaseIds={read.doubled} onLeaveOut={onLeaveOut} />
      {shown.length === 0 ? (
        <EmptyState title={text.noMatchTitle} text={text.noMatchText} />
      ) : (
        <DataTable
          caption={text.who}
          columns={columns}
          rows={shown}
          rowKey={({ lease }) => lease.id}
          selection={{
            keys: new Set(draft.chosen),
            onChange: (keys) => onChange({ chosen: [...keys] }),
            allLabel: table.selectAll,
            rowLabel: (key) => table.selectRow({ name: names.get(key) ?? '' }),
          }}
        />
      )}
    </Card>
  );
}

/** Who would be charged the same once more, before anything is sent. */
function Doubled({
  leaseIds,
  onLeaveOut,
}: Pick<WhoCardProps, 'onLeaveOut'> & { leaseIds: readonly string[] }) {
  const { many: text } = useText('ownerCharging');
  const count = leaseIds.length;
  return (
    <div role="status" className={count > 0 ? 'px-5 pb-4' : undefined}>
      {count > 0 ? (
        <Notice
          tone="warn"
          action={
            <Button size="sm" onClick={() => onLeaveOut(leaseIds)}>
              {text.leaveOutSame({ count })}
            </Button>
          }
        >
          {text.sameCount({ count })}
        </Notice>
      ) : null}
    </div>
  );
}

function useRowColumns(
  draft: ChargesPart['draft'],
  refused: ReadonlyMap<string, string>,
  onType: (leaseId: string, amountMinor: number | null) => void,
): Column<ChargeRow>[] {
  const { many: text } = useText('ownerCharging');
  const common = useText('common');
  const { columns: heads } = text;
  const money = (minor: number) => <MoneyText amountMinor={minor} currency={draft.currency} />;
  return [
    {
      id: 'tenant',
      phone: 'title',
      header: heads.tenant,
      cell: ({ lease, sameCount }) => (
        <>
          {lease.tenantName}
          <span className="block text-12 text-hint">
            {lease.propertyName}, {lease.unitLabel}
          </span>
          {sameCount > 0 ? (
            <span className="block text-12 text-warn">{text.sameThere({ count: sameCount })}</span>
          ) : null}
        </>
      ),
    },
    {
      id: 'amount',
      phone: 'amount',
      header: heads.amount,
      align: 'end',
      cell: ({ lease, isChosen, amountMinor }) => {
        const code = refused.get(lease.id);
        return isChosen ? (
          <MoneyField
            className="w-40 md:ml-auto"
            label={text.amountOf({ name: lease.tenantName })}
            isLabelHidden
            currency={draft.currency}
            value={amountMinor}
            isUrgent={code !== undefined}
            error={
              code
                ? errorText({ kind: 'invalid', code }, common)
                : amountMinor === null
                  ? text.amountUnclear
                  : undefined
            }
            onChange={(typed) => onType(lease.id, typed)}
          />
        ) : null;
      },
    },
    {
      id: 'itbis',
      phone: 'figure',
      header: heads.itbis,
      align: 'end',
      cell: ({ itbisMinor }) => (itbisMinor > 0 ? money(itbisMinor) : null),
    },
    {
      id: 'after',
      phone: 'note',
      header: heads.after,
      align: 'end',
      cell: ({ balanceMinor }) => money(balanceMinor),
    },
  ];
}
