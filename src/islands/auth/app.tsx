import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, use } from 'react';
import type { Language } from '#src/i18n/language.ts';
import { knownText, loadText, type Namespace } from '#src/i18n/load.ts';
import { AppRoot } from '#src/islands/shell/app-root.tsx';
import { ApplicationError } from '#src/islands/shell/application-error.tsx';
import { ErrorBoundary } from '#src/islands/shell/error-boundary.tsx';
import { useIsHydrated } from '#src/islands/shell/use-is-hydrated.ts';
import { $language } from '#src/stores/language.ts';
import { AuthFlow, type AuthMode } from './auth-flow.tsx';

export interface AuthAppProps {
  mode: AuthMode;
  /** Of the page's address; links to the other pages keep to it. */
  language: Language;
}

const namespaces: readonly Namespace[] = ['common', 'auth'];

/** The pages by which one enters: sign in, sign up, both at once, recover. They are built with their form in them. */
export function AuthApp({ mode, language }: AuthAppProps) {
  return (
    <ErrorBoundary fallback={(error) => <Failure error={error} />}>
      <Suspense>
        <Spoken builtIn={language}>
          <AppRoot namespaces={namespaces} builtIn={language}>
            <AuthFlow mode={mode} pageLanguage={language} />
          </AppRoot>
        </Spoken>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The page is told that the island is here, or it would go on holding its buttons for it. */
function Failure({ error }: { error: unknown }) {
  useIsHydrated();
  return <ApplicationError error={error} />;
}

let words: Promise<void> | undefined;

/** Holds the tree back until its words are here; the built page, which has them, stays as it is meanwhile. */
function Spoken({ builtIn, children }: { builtIn: Language; children: ReactNode }) {
  const language = useStore($language, { ssr: () => builtIn });
  const isReady = namespaces.every((namespace) => knownText(namespace, language));
  if (!isReady && !words) words = loadText(language, namespaces);
  if (!isReady && words) use(words);
  return children;
}
