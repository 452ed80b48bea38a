import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage } from '#src/i18n/react.tsx';
import { Screen } from '../decisions/decisions-screen.tsx';

const namespaces: readonly Namespace[] = ['common', 'decisions', 'tenantDecisions'];

/** What somebody finds who owns a unit and rents none: what their building decides. */
export function CoOwnerPart() {
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces}>
      <Screen />
    </TextProvider>
  );
}
