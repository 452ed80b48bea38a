import { useText } from '#src/i18n/react.tsx';
import { Skeleton, SkeletonText } from '#src/ui/components/skeleton.tsx';

/** A title and a card, which is how every screen of the area begins. */
export function ScreenSkeleton() {
  return (
    <>
      <div className="mb-6 grid gap-2">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-5 w-64 max-w-full" />
      </div>
      <CardSkeleton />
    </>
  );
}

/** The card alone, under a title that is already there. */
export function CardSkeleton() {
  const { states } = useText('common');
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-5">
      <Skeleton className="h-12 w-56 max-w-full" />
      <SkeletonText label={states.loading} rows={4} />
    </div>
  );
}
