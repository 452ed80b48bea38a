import type { TaxFormStatus } from '#src/domain/tax-do/codes.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const tones = { open: 'neutral', checked: 'info', filed: 'good' } as const;

/** How far a form has come; overdue stands out while it is not filed. */
export function FilingBadge({ status, isLate = false }: { status: TaxFormStatus; isLate?: boolean }) {
  const text = useText('ownerTaxes').forms;
  if (isLate && status !== 'filed') return <Badge tone="bad">{text.late}</Badge>;
  return <Badge tone={tones[status]}>{text.status[status]}</Badge>;
}
