import type { MyAssembly } from '#src/data/decisions/my-part.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

const tones = { called: 'info', in_session: 'warn', closed: 'neutral', certified: 'good' } as const;

/** Where an assembly stands. */
export function AssemblyBadge({ status }: { status: MyAssembly['status'] }) {
  const { assemblies: text } = useText('tenantDecisions');
  if (status === 'draft') return null;
  return <Badge tone={tones[status]}>{text[status]}</Badge>;
}
