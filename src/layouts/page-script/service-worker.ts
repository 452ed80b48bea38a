import { show } from './show.ts';

const NOTICE = 'new-version';
let registration: ServiceWorkerRegistration | undefined;
let isReloading = false;

/** Registers the worker that keeps pages for offline use; a failure is only logged. */
export async function registerWorker(): Promise<void> {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  try {
    registration = await worker.register('/service-worker.js');
  } catch (error) {
    console.error(error);
    return;
  }
  offerNewVersion();
  registration.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', offerNewVersion);
  });
  // Another tab may have taken the new version: what this one has not loaded yet could be gone.
  worker.addEventListener('controllerchange', () => (isReloading ? location.reload() : show(NOTICE)));
}

/**
 * Takes the newest version, then loads the page anew. The worker is asked for it first: it would answer with the page that it
 * kept, which asks again for files that are gone.
 */
export async function takeNewVersion(): Promise<void> {
  isReloading = true;
  await registration?.update().catch(() => undefined);
  const coming = registration?.waiting ?? registration?.installing;
  if (!coming) return location.reload();
  const takeOver = () => coming.state === 'installed' && coming.postMessage('take-over');
  coming.addEventListener('statechange', () =>
    coming.state === 'redundant' ? location.reload() : takeOver(),
  );
  takeOver();
}

/** The first version of all has nobody to replace, and needs no notice. */
function offerNewVersion(): void {
  if (registration?.waiting && navigator.serviceWorker.controller) show(NOTICE);
}
