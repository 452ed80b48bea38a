import type { MaintenanceEvent } from '#src/data/maintenance/queries.ts';
import type { MaintenancePriority, MaintenanceStage } from '#src/domain/maintenance/maintenance-enums.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lazyPart } from '../lazy-part.tsx';

const WorkOrderFacts = lazyPart(() => import('./work-order-facts.tsx').then((file) => file.WorkOrderFacts));

/** What an event changed, in words. */
export function EventFacts({ event }: { event: MaintenanceEvent }) {
  const text = useText('maintenance');
  const language = useLanguage();
  const { facts, kind } = event;
  if (kind === 'work_order') return <WorkOrderFacts facts={facts} />;
  const words: string[] = [];
  if (kind === 'reported') {
    words.push(text.thread.priorityTo({ priority: text.priority[facts.priority as MaintenancePriority] }));
  }
  if (kind === 'priority_changed') {
    words.push(text.thread.priorityTo({ priority: text.priority[facts.to as MaintenancePriority] }));
  }
  if (kind === 'stage_changed') {
    if (facts.stage) words.push(text.stage[facts.stage as MaintenanceStage]);
    if (facts.on) words.push(text.thread.visitOn({ date: formatDate(String(facts.on), language) }));
  }
  if (kind === 'rated') words.push(text.thread.stars({ count: Number(facts.rating) }));
  return words.length > 0 ? <p className="text-15">{words.join(' · ')}</p> : null;
}
