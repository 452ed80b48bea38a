import type { CDPSession, Page } from '@playwright/test';

/**
 * Takes the connection away, until the returned function is called. A page that a service worker answers would come up
 * with `navigator.onLine` true all the same (Chromium 150), so each new document is told anew.
 */
export async function loseConnection(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const tell = () => void setOffline(session, true).catch(() => undefined);
  await context.setOffline(true);
  page.on('domcontentloaded', tell);
  return async () => {
    page.off('domcontentloaded', tell);
    await setOffline(session, false);
    await session.detach();
    await context.setOffline(false);
  };
}

async function setOffline(session: CDPSession, offline: boolean): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
