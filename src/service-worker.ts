/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { OPENED_FILES } from '#src/domain/foundation/browser-keys.ts';
import { isOwnFile, LARGEST_FILE_BYTES, MOST_FILES, ownFileKey } from '#src/domain/foundation/own-files.ts';
import { isShowing, readPushPayload } from '#src/domain/notifications/push-payload.ts';
import { dashboards } from '#src/edge/dashboards.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

// Requests to /api, /auth/v1, /rest/v1, /storage/v1 and /_local always go to the network; of the answers only one's own
// files are kept, for when there is none (src/domain/foundation/own-files.ts). A new version waits until the reader takes it (src/layouts/page-script/service-worker.ts) or the last
// tab of the old one is closed, so that a page never mixes the files of two builds.
precacheAndRoute(self.__WB_MANIFEST, {
  // What follows "?" is for the page's own script: the file is the same.
  ignoreURLParametersMatching: [/./],
  // A page without a language in its address is the Spanish one until its script knows better.
  urlManipulation: ({ url }) => ['/', '/es', '/es/'].map((part) => withPart(url, part)),
});
cleanupOutdatedCaches();

function withPart(url: URL, part: string): URL {
  const path = part.startsWith('/es') ? part.replace(/\/$/, '') + url.pathname : url.pathname;
  return new URL(part.endsWith('/') && !path.endsWith('/') ? `${path}/` : path, url);
}

for (const dashboard of dashboards) {
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL(`/${dashboard}/`), {
      allowlist: [new RegExp(`^/${dashboard}(/|$)`)],
    }),
  );
}

// What was seen once is seen without a connection too: the screens that were open, the pictures. Within a build these
// files do not change.
const VISITED = 'visited-files';
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(_astro|pictures|art)\//.test(url.pathname),
  async ({ request }) => {
    const visited = await caches.open(VISITED);
    const known = await visited.match(request);
    if (known) return known;
    const response = await fetch(request);
    if (response.ok) await visited.put(request, response.clone());
    return response;
  },
);
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(VISITED)));

// A picture or a document that its reader opened is there without a connection too.
registerRoute(
  ({ request, url }) => request.method === 'GET' && isOwnFile(url),
  async ({ request, url, event }) => {
    const key = ownFileKey(url);
    try {
      // From another origin only an answer that may be looked into is worth keeping.
      const response = await (url.origin === self.location.origin
        ? fetch(request)
        : fetch(url, { credentials: 'omit' }));
      if (response.ok && Number(response.headers.get('content-length') ?? 0) <= LARGEST_FILE_BYTES)
        event.waitUntil(keepFile(key, response.clone()));
      return response;
    } catch {
      const files = await caches.open(OPENED_FILES);
      return (await files.match(key)) ?? Response.error();
    }
  },
);

/** The newest are the last ones; one that was cut on its way is not kept. */
async function keepFile(key: string, response: Response): Promise<void> {
  try {
    const files = await caches.open(OPENED_FILES);
    await files.put(key, response);
    for (const old of (await files.keys()).slice(0, -MOST_FILES)) await files.delete(old);
  } catch (error) {
    console.warn(error);
  }
}

// Any other page needs the network; without it a page says so.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        return (await matchPrecache('/offline/')) ?? Response.error();
      }
    },
    { denylist: [/^\/(api|auth\/v1|rest\/v1|storage\/v1|_local)\//] },
  ),
);

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

// What the edge sends is always shown, also beside a window that is looked at: a browser takes the permission from a site that
// gets a message and shows nothing.
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? '')));

async function showPush(text: string): Promise<void> {
  const { title, body, language, path, tag, receiptToken } = readPushPayload(text);
  // Not every browser knows that it should ring again for the same record.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    lang: language,
    tag,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { path },
  };
  await self.registration.showNotification(title, options);
  if (receiptToken) await saySo(receiptToken);
}

/** Milliseconds before each try to say that a message was shown. */
const TRIES = [0, 1_000, 4_000];

async function saySo(token: string): Promise<void> {
  for (const wait of TRIES) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const response = await fetch('/api/notifications/receipt', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }).catch(() => null);
    // What is refused would be refused again.
    if (response && response.status < 500) return;
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(String(event.notification.data?.path ?? '/')));
});

/** The window that shows it already, or a new one: what somebody is writing in another stays. */
async function openPath(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = windows.find(({ url }) => isShowing(url, path));
  await (showing ? showing.focus() : self.clients.openWindow(path));
}
