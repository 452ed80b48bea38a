import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Router } from 'wouter';
import type { UserType } from '#src/domain/foundation/enums.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { AppRoot } from './app-root.tsx';
import { useAreaAccess } from './area-access.ts';
import { AreaFrame } from './area-frame.tsx';
import { AuthGate, type GateSession, Starting } from './auth-gate.tsx';
import type { CommandFile } from './commands.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';
import { createQueryClient } from './query-client.ts';
import type { AppRoute, AreaName, NavigationGroup, RoutesLoader, ScreenLoader } from './routes.ts';
import { SessionProvider } from './session-provider.tsx';
import { Splash } from './splash.tsx';
import type { QuickKeys } from './use-quick-keys.ts';

const WrongArea = lazyPart(() => import('./wrong-area.tsx').then((file) => file.WrongArea), {
  fallback: Starting,
});

export interface NavigationBadge {
  readonly count: number;
  /** What the number means, for screen readers. */
  readonly label: string;
}

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
  /** Hook that gives numbers to navigation items, by their id. */
  useBadges?: () => Readonly<Record<string, NavigationBadge>>;
}

const namespaces: Record<AreaName, readonly Namespace[]> = {
  owner: ['common', 'owner'],
  tenant: ['common', 'tenant'],
  admin: ['common', 'admin'],
};

/** An area of the product: everything around its screens. */
export function Dashboard<Area extends AreaName>(props: DashboardProps<Area>) {
  const { loadRoutes } = props;
  // On its way while the session and the texts are; what fails here is tried again where it is needed.
  useEffect(() => void loadRoutes().catch(() => undefined), [loadRoutes]);
  return (
    <AppRoot namespaces={namespaces[props.area]}>
      <Splash />
      <ErrorBoundary>
        <AuthGate>{(session) => <SignedIn key={session.userId} session={session} {...props} />}</AuthGate>
      </ErrorBoundary>
    </AppRoot>
  );
}

type SignedInProps<Area extends AreaName> = DashboardProps<Area> & {
  session: GateSession;
};

/** One user's stay: the cache of rows begins and ends with it, so that the next user cannot see it. */
function SignedIn<Area extends AreaName>(props: SignedInProps<Area>) {
  const [queryClient] = useState(createQueryClient);
  useOfflineCache(queryClient, props.session.userId, props.isKept);
  return (
    <QueryClientProvider client={queryClient}>
      <Router base={props.base}>
        <AreaScreens {...props} />
      </Router>
    </QueryClientProvider>
  );
}

/** The screens begin without what was kept: it is there a moment later, and usually before the server's answer. */
function useOfflineCache(
  client: QueryClient,
  userId: string,
  isKept: DashboardProps<AreaName>['isKept'],
): void {
  useEffect(() => {
    if (!isKept) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    const version = import.meta.env.ROWS_VERSION;
    import('#src/data/foundation/offline-cache/offline-cache.ts')
      .then((file) => file.attachOfflineCache(client, { userId, version, isKept }))
      .then((end) => {
        if (isGone) end();
        else stop = end;
      }, console.warn);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, userId, isKept]);
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
