import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { type EcfLook, ecfTones } from './ecf-state.ts';

/** How far an electronic receipt is, in words. */
export function EcfBadge({ look }: { look: EcfLook }) {
  const { states } = useText('ownerEcf');
  return <Badge tone={ecfTones[look]}>{states[look]}</Badge>;
}
