import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage } from '#src/i18n/react.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { OutboxRowsProps } from './outbox-rows.tsx';

const namespaces: readonly Namespace[] = ['outbox'];
const OutboxRows = lazyPart(() => import('./outbox-rows.tsx').then((file) => file.OutboxRows));

const nothing = () => null;

/** What of these kinds waits in the outbox. It comes after the screen, and most of the time there is nothing. */
export function Waiting(props: OutboxRowsProps) {
  const language = useLanguage();
  return (
    <ErrorBoundary fallback={nothing}>
      <TextProvider language={language} namespaces={namespaces}>
        <OutboxRows {...props} />
      </TextProvider>
    </ErrorBoundary>
  );
}
