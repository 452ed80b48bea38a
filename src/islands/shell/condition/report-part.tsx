import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import {
  type ConditionItem,
  type ConditionReport,
  conditionQueries,
  confirmReport,
} from '#src/data/community/condition/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useAction } from '../use-action.ts';
import type { ConditionScene } from './condition-view.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ItemLine } from './item-line.tsx';
import { stateOf } from './report-state.ts';
import { StateBadge } from './state-badge.tsx';

interface ReportPartProps {
  report: ConditionReport;
  /** Of both reports. */
  items: readonly ConditionItem[];
  scene: ConditionScene;
}

/** A report, room by room, with who has confirmed it. */
export function ReportPart({ report, items, scene }: ReportPartProps) {
  const text = useText('condition');
  const [edited, setEdited] = useState<ConditionItem | 'new' | null>(null);
  const own = items.filter((item) => item.reportId === report.id);
  const rooms = [...new Set(own.map((item) => item.room))];
  const state = stateOf(report, scene.side);
  const canEdit = scene.canWrite && state !== 'confirmed';
  const beforeOf = (item: ConditionItem) =>
    report.moment === 'move_in' ? undefined : (items.find((one) => one.id === item.originId) ?? null);
  return (
    <div className="grid gap-5">
      <Confirmations report={report} scene={scene} canConfirm={canEdit && own.length > 0} />
      {rooms.map((room) => (
        <Card key={room} title={room} isFlush>
          <ul className="divide-y divide-line border-t border-line">
            {own
              .filter((item) => item.room === room)
              .map((item) => (
                <ItemLine
                  key={item.id}
                  item={item}
                  before={beforeOf(item)}
                  canEdit={canEdit}
                  onEdit={() => setEdited(item)}
                />
              ))}
          </ul>
        </Card>
      ))}
      <div className="flex flex-wrap gap-2 print:hidden">
        {canEdit ? (
          <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
            {text.add}
          </Button>
        ) : null}
        {own.length > 0 ? (
          <Button icon={Printer} onClick={() => window.print()}>
            {text.print}
          </Button>
        ) : null}
      </div>
      {edited ? (
        <ItemDialog
          reportId={report.id}
          item={edited === 'new' ? null : edited}
          lastRoom={own.at(-1)?.room ?? ''}
          rooms={rooms}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </div>
  );
}

interface ConfirmationsProps {
  report: ConditionReport;
  scene: ConditionScene;
  canConfirm: boolean;
}

function Confirmations({ report, scene, canConfirm }: ConfirmationsProps) {
  const text = useText('condition');
  const language = useLanguage();
  const state = stateOf(report, scene.side);
  const dateOf = (instant: string) => formatDate(todayIn(scene.timeZone, Date.parse(instant)), language);
  const { officeConfirmedAt: office, tenantConfirmedAt: tenant } = report;
  const isOurs = scene.side === 'office' ? office : tenant;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-1 text-15">
          <p className="mb-1">
            <StateBadge state={state} />
          </p>
          <p>{office ? text.officeConfirmed({ date: dateOf(office) }) : text.officeMissing}</p>
          <p>{tenant ? text.tenantConfirmed({ date: dateOf(tenant) }) : text.tenantMissing}</p>
          {state === 'waiting' || state === 'yours' ? (
            <p className="text-14 text-hint">{text.changes}</p>
          ) : null}
        </div>
        {canConfirm && !isOurs ? <ConfirmButton report={report} /> : null}
      </div>
    </Card>
  );
}

function ConfirmButton({ report }: { report: ConditionReport }) {
  const text = useText('condition');
  const [isAsked, setAsked] = useState(false);
  const confirm = useAction({
    mutationFn: () => confirmReport({ reportId: report.id, revision: report.revision }),
    invalidates: [conditionQueries.all],
    toast: text.confirmed,
    onDone: () => setAsked(false),
  });
  return (
    <>
      <Button variant="primary" className="print:hidden" onClick={() => setAsked(true)}>
        {text.confirm}
      </Button>
      <ActionDialog
        isOpen={isAsked}
        title={text.confirmTitle}
        submitLabel={text.confirm}
        action={confirm}
        onClose={() => {
          confirm.reset();
          setAsked(false);
        }}
        onConfirm={() => void confirm.run(undefined)}
        role="alertdialog"
      >
        <p className="text-secondary">{text.confirmText}</p>
      </ActionDialog>
    </>
  );
}
