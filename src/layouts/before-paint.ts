/**
 * Runs in the head of every page, before anything is painted: settles the language and the theme, so that
 * neither flashes, and registers the service worker once the page has loaded.
 *
 * Its own source text is what the page contains (`beforePaintScript`), so it uses nothing from outside itself.
 * Language rule, the same as src/i18n/language.ts: stored choice, path, browser, page; Spanish if none fits.
 * A page that exists in several languages (`data-localized`) moves to the reader's one. It moves at most once:
 * at the new address the rule gives the language of that address.
 */
export function beforePaint(): void {
  const root = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage can be blocked: the page then works with what it can see.
    }
  };
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Same as above: the choice then lasts as long as the page.
    }
  };

  const path = location.pathname;
  const inPath = /^\/(es|en)(?=\/|$)/.exec(path);
  const candidates = [read('language'), inPath?.[1], ...(navigator.languages ?? []), root.lang];
  const language =
    candidates
      .map((tag) => (tag ?? '').toLowerCase().split(/[-_]/)[0])
      .find((code) => code === 'es' || code === 'en') ?? 'es';
  if (language !== root.lang) {
    if ('localized' in root.dataset) {
      root.hidden = true; // The page in the other language is never seen.
      location.replace(
        `/${language}${path.slice(inPath?.[0].length ?? 0)}${location.search}${location.hash}`,
      );
    }
    root.lang = language;
  }

  const isSystemDark = matchMedia('(prefers-color-scheme: dark)');
  const showTheme = (choice: string | null) => {
    const isDark = choice === 'dark' || (choice !== 'light' && isSystemDark.matches);
    root.dataset.theme = isDark ? 'dark' : 'light';
  };
  showTheme(read('theme'));
  isSystemDark.addEventListener('change', () => showTheme(read('theme')));

  // The two controls of the pages without an island.
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-choose]') : null;
    const choice = control?.dataset.choose;
    if (choice === 'theme') {
      const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
      write('theme', next);
      showTheme(next);
    } else if (choice) write('language', choice);
  });

  if ('serviceWorker' in navigator) {
    addEventListener('load', () => {
      navigator.serviceWorker.register('/service-worker.js').catch((error) => console.error(error));
    });
  }
}

/** The text of the inline script. */
export const beforePaintScript = `(${beforePaint.toString()})()`;
