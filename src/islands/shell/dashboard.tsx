import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { UserType } from '#src/domain/foundation/enums.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { AppRoot } from './app-root.tsx';
import { useAreaAccess } from './area-access.ts';
import { AreaFrame } from './area-frame.tsx';
import { AreaRouter } from './area-router.tsx';
import { AuthGate, type GateSession, Starting } from './auth-gate.tsx';
import type { CommandFile } from './commands.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { firstScreenStands } from './first-screen.ts';
import { lazyPart } from './lazy-part.tsx';
import { createQueryClient } from './query-client.ts';
import { routesOf } from './route-view.tsx';
import type { AppRoute, AreaName, NavigationGroup, RoutesLoader, ScreenLoader } from './routes.ts';
import { screenOf } from './screen-host.tsx';
import { SessionProvider } from './session-provider.tsx';
import type { QuickKeys } from './use-quick-keys.ts';

const loadOfflineCache = () => import('#src/data/foundation/offline-cache/offline-cache.ts');

const WrongArea = lazyPart(() => import('./wrong-area.tsx').then((file) => file.WrongArea), {
  fallback: Starting,
});

export interface NavigationBadge {
  readonly count: number;
  /** What the number means, for screen readers. */
  readonly label: string;
}

/** By the id of the item; null leaves it out. */
export type NavigationBadges = Readonly<Record<string, NavigationBadge | null>>;

export interface DashboardProps<Area extends AreaName> {
  area: Area;
  /** Path of the area's first screen, without a slash at its end: `/owner-dashboard`. */
  base: string;
  userTypes: readonly UserType[];
  home: AppRoute<Area>;
  loadRoutes: RoutesLoader<Area>;
  navigation: readonly NavigationGroup<Area>[];
  /** Navigation items that phones keep at hand. */
  bottomIds?: readonly string[];
  /** The area is about one organisation at a time; without any, `onboarding` is shown. */
  needsOrganization?: boolean;
  onboarding?: ScreenLoader;
  width?: 'wide' | 'column';
  /** Keys that lead to screens. Declare the object outside the component. */
  quickKeys?: QuickKeys;
  /** Fetches what the palette offers beyond the screens of the navigation. */
  loadCommands?: () => Promise<CommandFile>;
  /** What of the screens' rows is kept in the browser for when there is no connection. Declare it outside the component. */
  isKept?: (queryKey: QueryKey) => boolean;
  /** Hook that gives numbers to navigation items, by their id, and leaves out those that are not for this reader. */
  useBadges?: () => NavigationBadges;
}

const namespaces: Record<AreaName, readonly Namespace[]> = {
  owner: ['common', 'owner'],
  tenant: ['common', 'tenant'],
  admin: ['common', 'admin'],
};

/** An area of the product: everything around its screens. */
export function Dashboard<Area extends AreaName>(props: DashboardProps<Area>) {
  useFilesAhead(props);
  return (
    <AppRoot namespaces={namespaces[props.area]}>
      <ErrorBoundary>
        <AuthGate>{(session) => <SignedIn key={session.userId} session={session} {...props} />}</AuthGate>
      </ErrorBoundary>
    </AppRoot>
  );
}

/** What the address needs is on its way while the session and the texts are; what fails here is tried again where it is needed. */
function useFilesAhead<Area extends AreaName>({
  base,
  home,
  loadRoutes,
  isKept,
}: DashboardProps<Area>): void {
  useEffect(() => {
    const isHome = window.location.pathname.replace(/\/$/, '') === base;
    const fetchRoutes = () => routesOf(loadRoutes).fetch();
    const first = isHome ? screenOf(home.load).fetch() : fetchRoutes();
    first.catch(() => undefined);
    if (isKept) loadOfflineCache().catch(() => undefined);
    if (isHome)
      firstScreenStands()
        .then(fetchRoutes)
        .catch(() => undefined);
  }, [base, home, loadRoutes, isKept]);
}

type SignedInProps<Area extends AreaName> = DashboardProps<Area> & {
  session: GateSession;
};

/** One user's stay: the cache of rows begins and ends with it, so that the next user cannot see it. */
function SignedIn<Area extends AreaName>(props: SignedInProps<Area>) {
  const [queryClient] = useState(createQueryClient);
  const isRestored = useOfflineCache(queryClient, props.session.userId, props.isKept);
  return (
    <QueryClientProvider client={queryClient}>
      <AreaRouter base={props.base}>{isRestored ? <AreaScreens {...props} /> : <Starting />}</AreaRouter>
    </QueryClientProvider>
  );
}

/** The page's head has read them by now (src/layouts/read-kept.ts); what takes longer is shown when it is there. */
const RESTORED_IN_MS = 150;

/** Whether the screens may begin: with what was kept of them, so that nothing is drawn twice. */
function useOfflineCache(
  client: QueryClient,
  userId: string,
  isKept: DashboardProps<AreaName>['isKept'],
): boolean {
  const [isRestored, setIsRestored] = useState(!isKept);
  useEffect(() => {
    if (!isKept) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    const version = import.meta.env.ROWS_VERSION;
    const timer = setTimeout(setIsRestored, RESTORED_IN_MS, true);
    loadOfflineCache()
      .then((file) => file.attachOfflineCache(client, { userId, version, isKept }))
      .then((end) => {
        if (isGone) end();
        else stop = end;
      }, console.warn)
      .then(() => setIsRestored(true));
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client, userId, isKept]);
  return isRestored;
}

function AreaScreens<Name extends AreaName>({ session, ...dashboard }: SignedInProps<Name>) {
  const { userId, email, userType } = session;
  const isAllowed = useAreaAccess(dashboard.area, dashboard.userTypes, session);
  const facts = useMemo(() => ({ userId, email, userType }), [userId, email, userType]);

  if (isAllowed === undefined) return <Starting />;
  if (!isAllowed) return <WrongArea session={session} />;
  return (
    <SessionProvider
      session={facts}
      needsOrganization={dashboard.needsOrganization ?? false}
      onboarding={dashboard.onboarding}
    >
      <AreaFrame {...dashboard} />
    </SessionProvider>
  );
}
