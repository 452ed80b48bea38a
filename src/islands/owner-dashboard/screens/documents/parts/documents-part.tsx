import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingText } from '#src/islands/shell/loading-shapes.tsx';

/** The documents of a screen that is about something else: fetched after it. */
export const DocumentsPart = lazyPart(
  () => import('./documents-card.tsx').then((file) => file.DocumentsCard),
  {
    fallback: LoadingText,
  },
);
