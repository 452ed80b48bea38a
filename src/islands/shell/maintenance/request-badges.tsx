import {
  ChevronsUp,
  CircleCheck,
  CircleDashed,
  Minus,
  Siren,
  TrendingUp,
  Wrench,
  XCircle,
} from 'lucide-react';
import { deadlineOf, type MaintenanceTimes } from '#src/domain/maintenance/maintenance.ts';
import type { MaintenancePriority, MaintenanceStatus } from '#src/domain/maintenance/maintenance-enums.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const STATUS_LOOKS = {
  pending: { tone: 'warn', icon: CircleDashed },
  in_progress: { tone: 'info', icon: Wrench },
  completed: { tone: 'good', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: XCircle },
} as const;
const PRIORITY_LOOKS = {
  low: { tone: 'neutral', icon: Minus },
  medium: { tone: 'neutral', icon: TrendingUp },
  high: { tone: 'warn', icon: ChevronsUp },
  urgent: { tone: 'bad', icon: Siren },
} as const;

/** How far a request has come. */
export function RequestStatus({ status }: { status: MaintenanceStatus }) {
  const text = useText('maintenance');
  return <Badge {...STATUS_LOOKS[status]}>{text.status[status]}</Badge>;
}

/** How urgent a request is. */
export function RequestPriority({ priority }: { priority: MaintenancePriority }) {
  const text = useText('maintenance');
  return <Badge {...PRIORITY_LOOKS[priority]}>{text.priority[priority]}</Badge>;
}

/** Until when the next step is due; nothing for a request that is over. */
export function RequestDue({ request, timeZone }: { request: MaintenanceTimes; timeZone: string }) {
  const { due } = useText('maintenance');
  const language = useLanguage();
  const deadline = deadlineOf(request, Date.now());
  if (!deadline) return null;
  const when = formatInstant(deadline.at, language, timeZone);
  if (!deadline.isMissed)
    return <span className="text-14 text-secondary">{due[deadline.kind]({ when })}</span>;
  const missed = deadline.kind === 'response' ? due.missedResponse : due.missedResolution;
  return <span className="text-14 font-medium text-bad">{missed({ when })}</span>;
}
