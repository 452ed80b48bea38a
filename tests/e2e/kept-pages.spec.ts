import type { Page } from '@playwright/test';
import { publishableKey } from '#stack/keys.ts';
import { expect, test } from '#tests/support/browser.ts';
import { KeptPages } from '#tests/support/kept-pages.ts';

/** Whether a page's socket reaches the live service, which answers each beat. */
const hearsTheService = (page: Page) =>
  page.evaluate(async (key) => {
    const socket = new WebSocket(`ws://${location.host}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`);
    socket.onopen = () => socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]));
    const hears = await new Promise<boolean>((resolve) => {
      socket.onmessage = () => resolve(true);
      setTimeout(() => resolve(false), 3_000);
    });
    socket.close();
    return hears;
  }, publishableKey);

test('a page that heard nothing of the others, for one test, is not the next one’s', async ({ browser }) => {
  const pages = new KeptPages(browser);
  const deaf = await pages.take({ language: 'en' });
  await deaf.shown.routeWebSocket(/\/realtime\//, () => undefined);
  await pages.giveBack(deaf);
  const next = await pages.take({ language: 'en' });
  expect(await hearsTheService(next.page)).toBe(true);
  // One that was only looked at, and asked where it is, is used again.
  await expect(next.shown).toHaveURL(/robots/);
  await pages.giveBack(next);
  const last = await pages.take({ language: 'en' });
  expect(last.page).toBe(next.page);
  await last.context.close();
});
