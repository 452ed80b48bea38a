import { createElement, type ReactElement } from 'react';
import type { Locator } from 'vitest/browser';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import type { Language } from '#src/i18n/language.ts';
import type { AuthMode } from '#src/islands/auth/auth-flow.tsx';
import { localizedPath } from '#src/islands/shell/area-paths.ts';
import { answerFrame } from './frame-answers.ts';
import { show, type View } from './open-screen.ts';
import { server } from './server.ts';
import { type SessionFacts, sessionOf } from './session.ts';

export interface PageVisit extends View {
  /** Who is signed in already; nobody, if it is left out. */
  readonly session?: SessionFacts;
}

/** The island of each page to enter by, as `src/pages` puts it there. */
const islands: Readonly<Record<string, (language: Language) => Promise<ReactElement>>> = {
  '/login/': entry('login'),
  '/signup/': entry('signup'),
  '/auth/': entry('auth'),
  '/recovery/': entry('recovery'),
  '/confirm/': async (language) => {
    const { MailLinkApp } = await import('#src/islands/mail-link/app.tsx');
    return createElement(MailLinkApp, { language });
  },
  '/invitation/': async (language) => {
    const { InvitationApp } = await import('#src/islands/invitation/app.tsx');
    return createElement(InvitationApp, { language });
  },
  '/connect/': async () => {
    const { ConnectApp } = await import('#src/islands/connect/app.tsx');
    return createElement(ConnectApp);
  },
  '/quote/': async () => {
    const { QuoteApp } = await import('#src/islands/quote/app.tsx');
    return createElement(QuoteApp);
  },
};

function entry(mode: AuthMode) {
  return async (language: Language) => {
    const { AuthApp } = await import('#src/islands/auth/app.tsx');
    return createElement(AuthApp, { mode, language });
  };
}

/**
 * Opens a page to enter by (`/login/?next=…`) in its language: the real island, with the server of the test behind it. What
 * is asked of somebody who has come in is answered unless the test did before.
 */
export async function openPage(path: string, visit: PageVisit = {}): Promise<Locator> {
  const { language = 'es', session } = visit;
  const island = islands[new URL(path, location.origin).pathname];
  if (!island) throw new Error(`No page to enter by is at ${path}`);
  server.usually(() => {
    const userType = session?.userType ?? 'owner';
    answerFrame({ userType, role: 'owner', fullName: 'Ana Reyes', organization: {} });
    server.at('GET', '/auth/v1/settings', () => ({ external: {} }));
  });
  if (session) localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(sessionOf(session)));
  return show(localizedPath(path, language), visit, async () => {
    const { noteAddress } = await import('#src/islands/shell/link-parameters.ts');
    noteAddress();
    return island(language);
  });
}
