import { useEffect } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { loadText } from '#src/i18n/load.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import { routesOf } from './route-view.tsx';
import type { AppRoute, AreaName } from './routes.ts';
import { screenOf } from './screen-host.tsx';

/** By these a reader turns to a link before following it. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

type Place = Pick<AppRoute<AreaName>, 'path' | 'load' | 'namespaces'>;

interface FetchAheadProps {
  home: Place;
  loadRoutes: () => Promise<{ readonly routes: readonly Place[] }>;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches a screen's code and texts as soon as its reader turns to a link that leads there. Shows nothing itself. */
export function FetchAhead({ home, loadRoutes }: FetchAheadProps) {
  const { base, parser } = useRouter();
  const language = useLanguage();

  useEffect(() => {
    const fetchScreen = async (path: string) => {
      const routes = path === '/' ? [home] : await routesOf(loadRoutes).fetch();
      const route = routes.find(({ path: pattern }) => matchRoute(parser, pattern, path)[0]);
      if (route)
        await Promise.all([screenOf(route.load).fetch(), loadText(language, route.namespaces ?? [])]);
    };
    const onSign = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin || savesData()) return;
      const inArea = link.pathname === base || link.pathname.startsWith(`${base}/`);
      if (!inArea || link.pathname === location.pathname) return;
      // What cannot be fetched now is fetched, and missed, when somebody goes there.
      fetchScreen(link.pathname.slice(base.length) || '/').catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [base, parser, language, home, loadRoutes]);
  return null;
}
