import { useQuery } from '@tanstack/react-query';
import { Hash, Plus } from 'lucide-react';
import { useState } from 'react';
import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import { retireNcfRange } from '#src/data/taxes/mutations.ts';
import { type NcfRange, taxQueries } from '#src/data/taxes/queries.ts';
import { type RangeState, stateOfRange } from '#src/domain/taxes/ncf-range.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { RangeDialog } from './range-dialog.tsx';
import { isOfEnvironment, isPaperLeft, numbersOf, rangeFacts } from './range-facts.ts';
import { RangeKind } from './range-kind.tsx';
import { RangeUsed } from './range-used.tsx';
import { UnusableList } from './unusable-list.tsx';

const UnusableDialog = lazyPart(() => import('./unusable-dialog.tsx').then((file) => file.UnusableDialog));

const tones: Readonly<Record<RangeState, 'good' | 'warn' | 'bad' | 'neutral'>> = {
  good: 'good',
  nearly_used: 'warn',
  expires_soon: 'warn',
  expired: 'bad',
  used_up: 'bad',
  retired: 'neutral',
};

/** The numbers that the tax authority allowed, how many are used, until when they are good. */
export function RangesCard({ issuer }: { issuer: FiscalIssuer }) {
  const { rangesCard: text } = useText('ownerTaxes');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const ranges = useQuery({
    ...taxQueries.ranges(id),
    select: (rows: NcfRange[]) => rows.filter((range) => range.issuerId === issuer.id),
  });
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      isFlush
      title={text.title}
      action={
        can('money.write') ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        ) : undefined
      }
    >
      <p className="px-5 pb-3 text-14 text-hint">{text.text}</p>
      {ranges.data?.some(isPaperLeft) ? (
        <div className="px-5 pb-4">
          <Notice tone="warn">{text.paperEnds}</Notice>
        </div>
      ) : null}
      <QueryView
        query={ranges}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState icon={Hash} title={text.title} text={text.empty} />}
      >
        {(rows) => <RangesTable rows={rows} issuer={issuer} />}
      </QueryView>
      {isAdding ? <RangeDialog issuer={issuer} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function RangesTable({ rows, issuer }: { rows: readonly NcfRange[]; issuer: FiscalIssuer }) {
  const { rangesCard: text, issuers } = useText('ownerTaxes');
  const { can } = useOrganization();
  const today = useToday();
  const { columns: heads } = text;
  const columns: Column<NcfRange>[] = [
    {
      id: 'kind',
      phone: 'title',
      header: heads.kind,
      cell: (range) => <RangeKind range={range} />,
    },
    {
      id: 'numbers',
      phone: 'figure',
      header: heads.numbers,
      cell: (range) => (
        <>
          <span className="tabular-nums">{text.numbers(numbersOf(range))}</span>
          <UnusableList range={range} />
        </>
      ),
    },
    { id: 'used', phone: 'figure', header: heads.used, cell: (range) => <RangeUsed range={range} /> },
    {
      id: 'expires',
      phone: 'figure',
      header: heads.expires,
      align: 'end',
      cell: (range) => (range.expiresOn ? <DateText date={range.expiresOn} format="short" /> : text.never),
    },
    {
      id: 'state',
      phone: 'state',
      header: heads.state,
      cell: (range) => {
        const state = stateOfRange(rangeFacts(range), today);
        return (
          <span className="flex flex-wrap items-center gap-2">
            {isOfEnvironment(range, issuer) ? (
              <Badge tone={tones[state]}>{text.states[state]}</Badge>
            ) : (
              <Badge>{issuers.notUsedNow}</Badge>
            )}
            {can('money.write') ? <RangeActions range={range} /> : null}
          </span>
        );
      },
    },
  ];
  return <DataTable caption={text.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** What may be done with a range: also numbers of a retired one may have been lost. */
function RangeActions({ range }: { range: NcfRange }) {
  const { rangesCard: text } = useText('ownerTaxes');
  const [open, setOpen] = useState<'retire' | 'unusable' | null>(null);
  const close = () => setOpen(null);
  const numbers = text.numbers(numbersOf(range));
  return (
    <>
      {range.nextNumber <= range.lastNumber ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={text.unusable.actionOf({ numbers })}
          onClick={() => setOpen('unusable')}
        >
          {text.unusable.action}
        </Button>
      ) : null}
      {range.retiredAt ? null : (
        <Button
          size="sm"
          variant="quiet"
          aria-label={text.retireOf({ numbers })}
          onClick={() => setOpen('retire')}
        >
          {text.retire}
        </Button>
      )}
      {open === 'retire' ? <RetireDialog range={range} onClose={close} /> : null}
      {open === 'unusable' ? <UnusableDialog range={range} onClose={close} /> : null}
    </>
  );
}

function RetireDialog({ range, onClose }: { range: NcfRange; onClose: () => void }) {
  const { rangesCard: text } = useText('ownerTaxes');
  const retire = useAction({
    mutationFn: retireNcfRange,
    invalidates: [taxQueries.all],
    toast: text.retired,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.retireTitle}
      submitLabel={text.retire}
      action={retire}
      onClose={onClose}
      onConfirm={() => void retire.run({ rangeId: range.id })}
      variant="danger"
    >
      <p className="mb-4">
        {text.numbers(numbersOf(range))}. {text.retireText}
      </p>
    </ActionDialog>
  );
}
