import { createElement, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Locator, page } from 'vitest/browser';
import { AUTH_STORAGE_KEY } from '#src/domain/foundation/browser-keys.ts';
import type { UserType } from '#src/domain/foundation/enums.ts';
import { FIRST_CALL, type FirstCall } from '#src/domain/foundation/first-call.ts';
import { common } from '#src/i18n/dictionaries/foundation/common.es.ts';
import type { Language } from '#src/i18n/language.ts';
import { askFirst } from '#src/layouts/ask-first.ts';
import { Splash } from '#src/layouts/splash.tsx';
import { coverStart } from '#src/layouts/splash-time.ts';
import { chooseOrganization } from '#src/stores/active-organization.ts';
import { $auth } from '#src/stores/auth.ts';
import { nobody } from '#src/stores/auth-state.ts';
import { chooseLanguage } from '#src/stores/language.ts';
import { $openGroups } from '#src/stores/open-groups.ts';
import { chooseTheme, type Theme } from '#src/stores/theme.ts';
import { $toasts, dismissToast } from '#src/stores/toasts.ts';
import { answerFrame, answerHead, type Visitor } from './frame-answers.ts';
import { server } from './server.ts';
import { type SessionFacts, sessionOf } from './session.ts';

const dashboards = {
  '/owner-dashboard': () =>
    import('#src/islands/owner-dashboard/app.tsx').then((file) => file.OwnerDashboard),
  '/tenant-dashboard': () =>
    import('#src/islands/tenant-dashboard/app.tsx').then((file) => file.TenantDashboard),
  '/admin': () => import('#src/islands/admin/app.tsx').then((file) => file.AdminDashboard),
};
type Base = keyof typeof dashboards;
const typeOf: Record<Base, UserType> = {
  '/owner-dashboard': 'owner',
  '/tenant-dashboard': 'tenant',
  '/admin': 'admin',
};

/** With which eyes it is seen. */
export interface View {
  readonly language?: Language;
  readonly theme?: Theme;
  /** Pixels; 360 is a small phone. */
  readonly width?: number;
}

export interface Visit extends Partial<Visitor>, View {
  /** What is special about the session of who is signed in. */
  readonly session?: SessionFacts;
  /** Opens as the built page, whose head asks for what the frame needs. */
  readonly hasHead?: boolean;
  /** Opens as a browser that was not here before: with the splash. */
  readonly hasSplash?: boolean;
}

const PHONE_WIDTH = 480;
const HEIGHT = 900;
const PHONE_HEIGHT = 740;
let root: Root | undefined;
let cover: Root | undefined;

/**
 * Opens a screen of a dashboard by its address, as somebody who is signed in: the real dashboard in the page, with the
 * server of the test behind it. What the frame asks is answered unless the test did before.
 */
export async function openScreen(path: string, visit: Visit = {}): Promise<Locator> {
  const base = (Object.keys(dashboards) as Base[]).find((one) => path.startsWith(one));
  if (!base) throw new Error(`No dashboard is at ${path}`);
  const { userType = typeOf[base], role = 'owner', fullName = 'Ana Reyes', organization = {} } = visit;
  const visitor = { userType, role, fullName, organization };
  server.usually(() => answerFrame(visitor));
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(sessionOf({ userType, ...visit.session })));
  // Its 1.5 seconds are those of a browser's first visit.
  if (!visit.hasSplash) sessionStorage.setItem('splash_shown', 'true');
  else coverBySplash();
  return show(path, visit, async () => {
    if (visit.hasHead) {
      answerHead(visitor);
      askFirst();
    }
    return createElement(await dashboards[base]());
  });
}

/** What the built page of a dashboard has before its island. */
function coverBySplash(): void {
  const { product, shell } = common;
  const place = document.body.appendChild(document.createElement('div'));
  cover = createRoot(place);
  cover.render(createElement(Splash, { product, loading: { es: shell.loadingApp, en: shell.loadingApp } }));
  coverStart(0);
}

/** Shows what stands at an address. */
export async function show(
  path: string,
  { language = 'es', theme = 'light', width = 1440 }: View,
  load: () => Promise<ReactElement>,
): Promise<Locator> {
  takeAway();
  chooseLanguage(language);
  chooseTheme(theme);
  history.replaceState(null, '', path);
  await page.viewport(width, width < PHONE_WIDTH ? PHONE_HEIGHT : HEIGHT);
  const content = await load();
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  root = createRoot(place);
  root.render(content);
  return page.elementLocator(document.body);
}

/** A page shows one screen: one that is left behind would go on answering to the session of later tests. */
function takeAway(): void {
  root?.unmount();
  root = undefined;
  document.getElementById('root')?.remove();
}

/** Takes the screen away with all that it left in the browser. */
export async function closeScreen(): Promise<void> {
  takeAway();
  cover?.unmount();
  cover = undefined;
  for (const { id } of $toasts.get()) dismissToast(id);
  const { forgetUser } = await import('#src/stores/forget-user.ts');
  await forgetUser({ isLeaving: true });
  $auth.set({ ...nobody, loading: true, initialized: false });
  chooseOrganization(null);
  $openGroups.set({});
  localStorage.clear();
  sessionStorage.clear();
  delete (globalThis as { [FIRST_CALL]?: FirstCall })[FIRST_CALL];
}
