import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { Router, useRouter } from 'wouter';
import { navigate as navigateTo, usePathname } from 'wouter/use-browser-location';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

const placeNow = (): Place => ({ pathname: location.pathname, search: location.search });

const Shown = createContext<Place | null>(null);

function usePlace(): Place {
  const shown = use(Shown);
  if (!shown) throw new Error('Addresses need an AreaRouter above them');
  return shown;
}

/** The path whose screen stands on the page, which may be behind the browser's own. */
let standing: string | null = null;

/** Whether another screen was asked for and is not there yet. */
const isLeaving = () => standing !== null && standing !== location.pathname;

/** As wouter's own. */
export const navigate: typeof navigateTo = (to, options) => {
  // A screen that is being left may not put its own address in the place of the one that was asked for.
  if (options?.replace && isLeaving()) return;
  navigateTo(to, options);
};

const usePathOnPage = (): [string, typeof navigateTo] => [usePlace().pathname, navigate];
const useSearchOnPage = () => usePlace().search;

const CHANGES = ['popstate', 'pushState', 'replaceState', 'hashchange'];

/**
 * The addresses of an area's screens. A press that leads to another screen is answered at once: the frame says where it leads,
 * and the screen is drawn in work that gives way to whatever is pressed meanwhile. Until then the old one keeps its own address.
 */
export function AreaRouter({ base, children }: { base: string; children: ReactNode }) {
  const [shown, setShown] = useState(placeNow);
  useLayoutEffect(() => {
    standing = shown.pathname;
    return () => {
      standing = null;
    };
  }, [shown]);
  useEffect(() => {
    const look = (event?: Event) => {
      const next = placeNow();
      const show = () =>
        setShown((before) =>
          before.pathname === next.pathname && before.search === next.search ? before : next,
        );
      // What changes within a screen has to follow the keys that are typed, and a screen that leads on at once shows nothing.
      if (isLeaving() && event?.type !== 'replaceState') startTransition(show);
      else show();
    };
    look();
    for (const change of CHANGES) addEventListener(change, look);
    return () => {
      for (const change of CHANGES) removeEventListener(change, look);
    };
  }, []);
  return (
    <Shown value={shown}>
      <Router base={base} hook={usePathOnPage} searchHook={useSearchOnPage}>
        {children}
      </Router>
    </Shown>
  );
}

/** The path below the area's base that was asked for last, whether or not its screen is there. */
export function useAskedPath(): string {
  const { base } = useRouter();
  return usePathname().slice(base.length) || '/';
}
