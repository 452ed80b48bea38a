import type { Language } from '#src/i18n/language.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { AppRoot } from '#src/islands/shell/app-root.tsx';
import { PlainFrame } from '#src/islands/shell/plain-frame.tsx';
import { InvitationFlow } from './invitation-flow.tsx';

const namespaces: readonly Namespace[] = ['common', 'auth'];

/**
 * The page that an invitation's link opens.
 * @param language of the page's address; links to the other pages keep to it
 */
export function InvitationApp({ language }: { language: Language }) {
  return (
    <AppRoot namespaces={namespaces}>
      <PlainFrame width="card">
        <InvitationFlow pageLanguage={language} />
      </PlainFrame>
    </AppRoot>
  );
}
