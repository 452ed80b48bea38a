import { ShieldOff } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { matchRoute, useRouter, useSearch } from 'wouter';
import { useText } from '#src/i18n/react.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { type Later, later, useLater } from './later.ts';
import { lazyPart } from './lazy-part.tsx';
import { NotFound } from './not-found.tsx';
import type { AppRoute, AreaName, RoutesLoader } from './routes.ts';
import { PageLoading, ScreenHost } from './screen-host.tsx';
import { useOrganizations } from './session.ts';
import { useDocumentTitle } from './use-document-title.ts';

interface RouteViewProps<Area extends AreaName> {
  area: Area;
  home: AppRoute<Area>;
  loadRoutes: RoutesLoader<Area>;
  /** Path below the area's base. */
  path: string;
}

interface RoutedProps<Area extends AreaName> {
  area: Area;
  routes: readonly AppRoute<Area>[];
  path: string;
}

const InItsOrganization = lazyPart(
  () => import('./in-its-organization.tsx').then((file) => file.InItsOrganization),
  { fallback: PageLoading },
);

const isRecordId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** What no record can be called would come back from the database as data that is not valid. */
const namesRecords = (params: Record<string, string>) =>
  Object.entries(params).every(([name, value]) => !/id$/i.test(name) || isRecordId(value));

/** A record's screen for who works in several organisations; few do, and only they fetch what finds the right one. */
function InOwnOrganization({ recordId, children }: { recordId: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKeys={[recordId]}>
      <InItsOrganization recordId={recordId}>{children}</InItsOrganization>
    </ErrorBoundary>
  );
}

const areaRoutes = new Map<unknown, Later<unknown>>();

/** The routes of an area besides its first, for whoever needs one of them. */
export function routesOf<Route>(
  load: () => Promise<{ readonly routes: readonly Route[] }>,
): Later<readonly Route[]> {
  const known = areaRoutes.get(load);
  if (known) return known as Later<readonly Route[]>;
  const made = later(async () => (await load()).routes);
  areaRoutes.set(load, made);
  return made;
}

/** A screen that is not the area's first, for which the routes are needed. */
function LaterRouted<Area extends AreaName>({ area, loadRoutes, path }: Omit<RouteViewProps<Area>, 'home'>) {
  const routes = useLater(routesOf(loadRoutes));
  return routes ? <Routed area={area} routes={routes} path={path} /> : <PageLoading />;
}

/** The screen that the path names; from its top after each change of path. */
export function RouteView<Area extends AreaName>({ area, home, loadRoutes, path }: RouteViewProps<Area>) {
  const homeOnly = useMemo(() => [home], [home]);
  return (
    <>
      {path === home.path ? (
        <Routed area={area} routes={homeOnly} path={path} />
      ) : (
        <ErrorBoundary resetKeys={[path]}>
          <LaterRouted area={area} loadRoutes={loadRoutes} path={path} />
        </ErrorBoundary>
      )}
      <StartAtTop path={path} />
    </>
  );
}

/** The screen of one of these routes, with its document title. */
function Routed<Area extends AreaName>({ area, routes, path }: RoutedProps<Area>) {
  const text = useText(area);
  const common = useText('common');
  const { product, shell } = common;
  const { parser } = useRouter();
  const search = useSearch();
  const { all, active } = useOrganizations();

  const match = useMemo(() => {
    for (const route of routes) {
      const [isMatch, found] = matchRoute(parser, route.path, path);
      if (isMatch) return { route, params: found as Record<string, string> };
    }
    return null;
  }, [routes, parser, path]);

  const title = match ? match.route.title(text, common) : shell.notFound.title;
  useDocumentTitle({ title, product, isHome: path === '/' });

  const permission = match?.route.permission;
  let screen: ReactNode;
  if (!match || !namesRecords(match.params)) screen = <NotFound />;
  else if (permission && !active?.can(permission)) screen = <NoPermission />;
  else {
    const { path: pattern, load, namespaces, screen: name = pattern } = match.route;
    screen = <ScreenHost key={name} load={load} params={match.params} namespaces={namespaces} />;
  }
  // Before anything is refused: the role that counts is the one in the record's own organisation, or in the one that a link names.
  const named = new URLSearchParams(search).get('organization') ?? '';
  const recordId =
    all.length > 1 ? [named, ...Object.values(match?.params ?? {})].find(isRecordId) : undefined;
  if (recordId) screen = <InOwnOrganization recordId={recordId}>{screen}</InOwnOrganization>;

  return (
    <>
      {/* For as long as the screen has no heading of its own: while it loads, and when that fails. */}
      <h1 className="screen-heading sr-only">{title}</h1>
      {screen}
    </>
  );
}

function NoPermission() {
  const { noPermission } = useText('common').shell;
  return <EmptyState icon={ShieldOff} level={1} title={noPermission.title} text={noPermission.text} />;
}

/** As long as a screen may take on a slow connection. */
const HEADING_WAIT_MS = 15_000;

/** Begins every screen at its top, and tells screen readers and the keyboard where they are. */
function StartAtTop({ path }: { path: string }) {
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // Whoever goes from tab to tab stays on the tabs.
    if (document.activeElement?.closest('[role="tablist"]')) return;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [path]);

  return null;
}

/**
 * Focuses the new screen's heading; its code may still be on the way, and whoever has gone elsewhere meanwhile stays
 * there. Returns how to stop waiting.
 */
function focusHeading(): () => void {
  const content = document.getElementById('content');
  const before = content?.querySelector('#page-title');
  const focus = (heading: Element | null | undefined) => {
    if (!(heading instanceof HTMLElement)) return false;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (!content || focus(before)) return () => undefined;
  const origin = document.activeElement;
  const observer = new MutationObserver(() => {
    const hasMoved = document.activeElement !== origin && document.activeElement !== document.body;
    if (hasMoved || focus(content.querySelector('#page-title'))) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
