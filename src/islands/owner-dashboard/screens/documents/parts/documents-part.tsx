import { lazy, Suspense } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import type { DocumentsCardProps } from './documents-card.tsx';

const DocumentsCard = lazy(() =>
  import('./documents-card.tsx').then((file) => ({ default: file.DocumentsCard })),
);

/** The documents of a screen that is about something else: fetched after it. */
export function DocumentsPart(props: DocumentsCardProps) {
  const { states } = useText('common');
  return (
    <Suspense fallback={<SkeletonText label={states.loading} rows={2} />}>
      <DocumentsCard {...props} />
    </Suspense>
  );
}
