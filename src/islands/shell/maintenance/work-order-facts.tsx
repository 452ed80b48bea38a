import type { MaintenanceEvent } from '#src/data/maintenance/queries.ts';
import type { WorkOrderStep } from '#src/domain/maintenance/work-order-enums.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '../app-link.tsx';

/** A step of a work order, with the way to it. Tenants are shown no such event. */
export function WorkOrderFacts({ facts }: Pick<MaintenanceEvent, 'facts'>) {
  const text = useText('workSteps');
  const language = useLanguage();
  const { step, order, number, vendor, count, on } = facts;
  const words = [
    text.step[step as WorkOrderStep],
    typeof vendor === 'string' ? vendor : '',
    typeof count === 'number' ? text.vendors({ count }) : '',
    typeof on === 'string' ? formatDate(on, language) : '',
  ];
  return (
    <p className="text-15">
      <AppLink to={`/maintenance/work-orders/${order}`} className="text-action hover:underline">
        {text.order({ number: Number(number) })}
      </AppLink>
      {`: ${words.filter(Boolean).join(' · ')}`}
    </p>
  );
}
