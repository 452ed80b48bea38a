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

/** Takes the version that waits, then loads the page anew. */
export function takeNewVersion(): void {
  isReloading = true;
  if (registration?.waiting) registration.waiting.postMessage('take-over');
  else location.reload();
}

/** The first version of all has nobody to replace, and needs no notice. */
function offerNewVersion(): void {
  if (registration?.waiting && navigator.serviceWorker.controller) show(NOTICE);
}
