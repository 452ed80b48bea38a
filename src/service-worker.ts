/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { dashboards } from '#src/edge/dashboards.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

// Nothing outside this list of built files is ever cached: requests to /api, /auth/v1, /rest/v1, /storage/v1
// and /_local always go to the network. A new version waits until the last open tab of the old one is closed,
// so that a page never mixes the files of two builds.
//
// What follows "?" is for the page's own script: the file is the same.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

for (const dashboard of dashboards) {
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL(`/${dashboard}/`), {
      allowlist: [new RegExp(`^/${dashboard}(/|$)`)],
    }),
  );
}
