import { CircleCheck, Clock, Eye, FilePen, Undo2, XCircle } from 'lucide-react';
import type { ApplicationStatus } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const LOOKS = {
  draft: { tone: 'neutral', icon: FilePen },
  submitted: { tone: 'warn', icon: Clock },
  in_review: { tone: 'info', icon: Eye },
  approved: { tone: 'good', icon: CircleCheck },
  rejected: { tone: 'bad', icon: XCircle },
  withdrawn: { tone: 'neutral', icon: Undo2 },
} as const;

/** How far an application has come. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { names } = useText('ownerScreening');
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {names.status[status]}
    </Badge>
  );
}
