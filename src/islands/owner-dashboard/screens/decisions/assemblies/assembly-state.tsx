import type { AssemblyRow } from '#src/data/decisions/assemblies/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';

const tones: Record<AssemblyRow['status'], Tone> = {
  draft: 'neutral',
  called: 'info',
  in_session: 'warn',
  closed: 'warn',
  certified: 'good',
};

/** How far an assembly is. */
export function AssemblyState({ status }: Pick<AssemblyRow, 'status'>) {
  const text = useText('assemblies');
  return <Badge tone={tones[status]}>{text.status[status]}</Badge>;
}
