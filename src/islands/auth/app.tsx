import type { Language } from '#src/i18n/language.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { AppRoot } from '#src/islands/shell/app-root.tsx';
import { AuthFlow, type AuthMode } from './auth-flow.tsx';

export interface AuthAppProps {
  mode: AuthMode;
  /** Of the page's address; links to the other pages keep to it. */
  language: Language;
}

const namespaces: readonly Namespace[] = ['common', 'auth'];

/** The pages by which one enters: sign in, sign up, both at once, recover. */
export function AuthApp({ mode, language }: AuthAppProps) {
  return (
    <AppRoot namespaces={namespaces}>
      <AuthFlow mode={mode} pageLanguage={language} />
    </AppRoot>
  );
}
