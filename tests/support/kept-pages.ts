import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openContext, rememberedBy, type Visit } from '#tests/support/visit.ts';

/** So many stay open for the next test: each is a process of its own. */
const MOST_KEPT = 4;
/** A page of the product's origin without scripts. */
const RESTING_PLACE = '/robots.txt';
/**
 * What leaves something behind that washing does not take away: a page of which it was asked is not used again. Sockets that
 * were led elsewhere stay so (`unrouteAll` is about requests): the next test's page would hear of no change.
 */
const LASTING: ReadonlySet<string | symbol> = new Set([
  'addInitScript',
  'addLocatorHandler',
  'clock',
  'close',
  'coverage',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setViewportSize',
]);
/** What the runner itself reads of a page's context, to know where addresses begin. A test that asks for anything else spoils it. */
const READ_OF_CONTEXT = '_options';
const LISTENED = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'request',
  'response',
] as const;

export interface KeptPage {
  readonly page: Page;
  /** What the test gets of it. */
  readonly shown: Page;
  readonly context: BrowserContext;
  readonly kind: string;
  isSpoiled: boolean;
}

/**
 * Pages that one test is done with and the next one goes on with, of the same kind of browser and with nothing of the
 * visitor before: the browser has compiled the product's scripts already, which is half the work of opening a page.
 */
export class KeptPages {
  readonly #browser: Browser;
  readonly #idle: KeptPage[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(visit: Visit): Promise<KeptPage> {
    const kind = kindOf(visit);
    const at = kind ? this.#idle.findIndex((one) => one.kind === kind) : -1;
    const [kept = await this.#open(visit, kind)] = at >= 0 ? this.#idle.splice(at, 1) : [];
    if (kind) await kept.page.evaluate(remember, rememberedBy(visit));
    return kept;
  }

  /** Washes the page and keeps it, or closes it where that is not enough. */
  async giveBack(kept: KeptPage): Promise<void> {
    if (kept.isSpoiled || !(await isWashed(kept))) {
      await kept.context.close();
      return;
    }
    this.#idle.push(kept);
    if (this.#idle.length > MOST_KEPT) await this.#idle.shift()?.context.close();
  }

  async #open(visit: Visit, kind: string | undefined): Promise<KeptPage> {
    const context = await openContext(this.#browser, kind ? withoutMemory(visit) : visit);
    const page = await context.newPage();
    if (!kind) return { page, shown: page, context, kind: '', isSpoiled: true };
    await page.goto(RESTING_PLACE);
    const spoil = () => {
      kept.isSpoiled = true;
    };
    const kept = { page, shown: watched(page, spoil), context, kind, isSpoiled: false };
    return kept;
  }
}

/** What cannot be changed once a browser is open; none for visits with something that is not taken off again. */
function kindOf(visit: Visit): string | undefined {
  const { language = 'es', width = 1440, pixelRatio = 1, hasMotion = false } = visit;
  if (visit.isNew || visit.hasSplash || visit.hasServiceWorker || visit.baseURL) return undefined;
  return JSON.stringify({ language, width, pixelRatio, hasMotion });
}

const withoutMemory = ({ session: _session, theme: _theme, ...visit }: Visit): Visit => ({
  ...visit,
  startsEmpty: true,
});

/** The page as a test sees it: what lasts of what it asks of it, or of its context, spoils it. */
function watched(page: Page, spoil: () => void): Page {
  const context = guarded(page.context(), (name) => name !== READ_OF_CONTEXT, spoil);
  return guarded(page, (name) => LASTING.has(name), spoil, { context: () => context });
}

function guarded<Thing extends object>(
  thing: Thing,
  isLasting: (name: string | symbol) => boolean,
  spoil: () => void,
  instead: Partial<Thing> = {},
): Thing {
  return new Proxy(thing, {
    get(target, name) {
      if (isLasting(name)) spoil();
      const value = Reflect.get(name in instead ? instead : target, name, target);
      return typeof value === 'function' && name !== 'constructor' ? value.bind(target) : value;
    },
  });
}

function remember(items: Record<string, string>): void {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}

async function isWashed({ page, context }: KeptPage): Promise<boolean> {
  try {
    for (const event of LISTENED) page.removeAllListeners(event);
    context.removeAllListeners('page');
    await Promise.all(context.pages().map((one) => one !== page && one.close()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(RESTING_PLACE);
    await page.evaluate(forgetAll);
    await context.clearCookies();
    return true;
  } catch {
    return false;
  }
}

/** Runs in the page: nothing of the visitor stays. */
async function forgetAll(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const remove = (name: string) =>
    new Promise<void>((done, fail) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => done();
      request.onerror = () => fail(request.error);
      request.onblocked = () => fail(new Error(`${name} is still open`));
    });
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  await Promise.all([...names.map(remove), ...(await caches.keys()).map((name) => caches.delete(name))]);
}
