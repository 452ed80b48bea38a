import { useText } from '#src/i18n/react.tsx';
import { SkeletonTable, SkeletonText } from '#src/ui/components/skeleton.tsx';

/** Stands where a table will be. */
export function LoadingTable() {
  const { states } = useText('common');
  return <SkeletonTable label={states.loading} />;
}

/** Stands where a few lines will be. */
export function LoadingText() {
  const { states } = useText('common');
  return <SkeletonText label={states.loading} rows={3} />;
}

/** Stands for a whole tab or screen. */
export function LoadingTab() {
  const { states } = useText('common');
  return <SkeletonText label={states.loading} rows={8} />;
}
