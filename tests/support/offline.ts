import type { Page } from '@playwright/test';

const MARK = 'is_offline';

/**
 * Takes the connection away. The browser's emulation forgets to say so to pages that are opened afterwards
 * (`navigator.onLine`), so they are told.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate((mark) => sessionStorage.setItem(mark, 'true'), MARK);
  await page.addInitScript((mark) => {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(Navigator.prototype, 'onLine', {
      configurable: true,
      get: () => sessionStorage.getItem(mark) === null && own?.get?.call(navigator),
    });
  }, MARK);
}

/** Gives the connection back. */
export async function goOnline(page: Page): Promise<void> {
  await page.evaluate((mark) => sessionStorage.removeItem(mark), MARK);
  await page.context().setOffline(false);
}
