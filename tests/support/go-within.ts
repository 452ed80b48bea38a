import type { Page } from '@playwright/test';

/** A screen whose heading stays the same (another tab of it) is not waited for longer. */
const PATIENCE_MS = 1_000;

/**
 * Goes to another screen as a link does, without starting the application anew, which takes most of the time that opening a
 * page by its address takes. What the application has read it keeps, as for anybody who goes on in it. Comes back when the
 * screen before is gone.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async ({ to, patience }) => {
      const before = document.querySelector('main h1');
      history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
      const end = performance.now() + patience;
      while (before?.isConnected && performance.now() < end)
        await new Promise((painted) => requestAnimationFrame(painted));
    },
    { to: path, patience: PATIENCE_MS },
  );
}
