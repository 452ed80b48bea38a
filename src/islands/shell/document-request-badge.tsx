import type { DocumentRequest } from '#src/data/documents/request-queries.ts';
import { isLate } from '#src/domain/documents/document-request.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { useToday } from './session.ts';

const tones = {
  requested: 'warn',
  handed_in: 'info',
  refused: 'warn',
  accepted: 'good',
  called_off: 'neutral',
} as const;

/** How a document request stands; a late one says so. */
export function DocumentRequestBadge({ request }: { request: DocumentRequest }) {
  const { states, late } = useText('documentRequests');
  const today = useToday(request.timeZone);
  return (
    <span className="flex flex-wrap gap-2">
      {isLate(request.status, request.dueOn, today) ? <Badge tone="bad">{late}</Badge> : null}
      <Badge tone={tones[request.status]}>{states[request.status]}</Badge>
    </span>
  );
}
