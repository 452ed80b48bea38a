import type { TaxFormState } from '#src/domain/taxes/codes.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const tones = { open: 'neutral', checked: 'info', filed: 'good', rectify: 'warn' } as const;

interface FilingBadgeProps {
  status: TaxFormState;
  isLate?: boolean;
  /** The month is before the first one that the books know of. */
  isBeforeBooks?: boolean;
}

/** How far a form has come; overdue stands out while it is not filed. */
export function FilingBadge({ status, isLate = false, isBeforeBooks = false }: FilingBadgeProps) {
  const text = useText('ownerTaxes').forms;
  if (isBeforeBooks && status === 'open') return <Badge tone="neutral">{text.notApplicable}</Badge>;
  if (isLate && status !== 'filed' && status !== 'rectify') return <Badge tone="bad">{text.late}</Badge>;
  return <Badge tone={tones[status]}>{text.status[status]}</Badge>;
}
