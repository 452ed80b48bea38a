import { useQuery } from '@tanstack/react-query';
import { Droplets, Flame, Gauge, Plus, Trash2, Zap } from 'lucide-react';
import { useState } from 'react';
import { type MeterReading, readingQueries } from '#src/data/money/charging/readings.ts';
import { removeMeter, type UnitMeter, unitDetailQueries } from '#src/data/portfolio/units/detail.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ReadingDialog } from './reading-dialog.tsx';

const MeterDialog = lazyPart(() => import('./meter-dialog.tsx').then((file) => file.MeterDialog));

const icons = { electricity: Zap, water: Droplets, gas: Flame };

/** The unit's own meters, by the numbers under which the suppliers know them. */
export function MetersCard({ unitId }: { unitId: string }) {
  const { unitPage: text } = useText('ownerProperty');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(unitDetailQueries.meters(id, unitId));
  const readings = useQuery({ ...readingQueries.ofUnit(id, unitId), enabled: can('money.read') });
  const [isAdding, setIsAdding] = useState(false);
  const mayWrite = can('portfolio.write');
  return (
    <Card
      title={text.meters}
      action={
        mayWrite ? (
          <Button size="sm" icon={Plus} onClick={() => setIsAdding(true)}>
            {text.addMeter}
          </Button>
        ) : undefined
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(meters) => meters.length === 0}
        empty={<p className="text-15 text-hint">{text.noMeters}</p>}
      >
        {(meters) => (
          <ul className="grid divide-y divide-line">
            {meters.map((meter) => (
              <MeterLine
                key={meter.id}
                meter={meter}
                last={readings.data?.find((reading) => reading.meterId === meter.id) ?? null}
                unitId={unitId}
                mayWrite={mayWrite}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding ? <MeterDialog unitId={unitId} onClose={() => setIsAdding(false)} /> : null}
    </Card>
  );
}

type MeterLineProps = {
  meter: UnitMeter;
  last: MeterReading | null;
  unitId: string;
  mayWrite: boolean;
};

function MeterLine({ meter, last, unitId, mayWrite }: MeterLineProps) {
  const { unitPage: text } = useText('ownerProperty');
  const { actions } = useText('common');
  const { readings } = useText('ownerCharging');
  const language = useLanguage();
  const { id: organizationId, can } = useOrganization();
  const [isAsking, setIsAsking] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const remove = useAction({
    mutationFn: removeMeter,
    invalidates: [unitDetailQueries.meters(organizationId, unitId).queryKey],
    onDone: () => setIsAsking(false),
  });
  const Icon = icons[meter.kind];
  const name = `${text.meterKinds[meter.kind]} ${meter.number}`;
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon size={18} aria-hidden="true" className="shrink-0 text-hint" />
      <span className="min-w-0 flex-1">
        {text.meterKinds[meter.kind]}{' '}
        <span className="font-medium tabular-nums wrap-anywhere">{meter.number}</span>
        {last ? (
          <span className="block text-14 text-hint">
            {readings.shown({
              value: formatNumber(last.value, language, 3),
              date: formatDate(last.readOn, language),
            })}
          </span>
        ) : null}
      </span>
      {can('money.write') ? (
        <IconButton
          size="sm"
          icon={Gauge}
          label={readings.record({ number: meter.number })}
          onClick={() => setIsReading(true)}
        />
      ) : null}
      {isReading ? <ReadingDialog meter={meter} last={last} onClose={() => setIsReading(false)} /> : null}
      {mayWrite ? (
        <IconButton
          size="sm"
          icon={Trash2}
          label={text.removeMeter({ name })}
          onClick={() => setIsAsking(true)}
        />
      ) : null}
      <ActionDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove.run({ organizationId, meterId: meter.id })}
        title={text.removeMeterTitle({ name })}
        submitLabel={actions.remove}
        action={remove}
        variant="danger"
      >
        <p>{text.removeMeterText}</p>
      </ActionDialog>
    </li>
  );
}
