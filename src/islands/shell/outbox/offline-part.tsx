import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage } from '#src/i18n/react.tsx';
import { OfflineLine } from './offline-line.tsx';

const namespaces: readonly Namespace[] = ['outbox'];

/** The outbox at work, and its line in the frame, in its own words. */
export function OfflinePart() {
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces}>
      <OfflineLine />
    </TextProvider>
  );
}
