import type { Page } from '@playwright/test';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { languagesOfTurn } from '#tests/support/languages.ts';
import { refuseWrites } from '#tests/support/no-writes.ts';
import { pressTwice, SIZES } from '#tests/support/refused-presses.ts';
import { signInDemo } from '#tests/support/rental.ts';
import { inParts, pathsOf, tenantPatterns, tenantSamples } from './routes.ts';

// What is tried fails on purpose.
test.use({ expectedErrors: [/./] });

const SCREENS_IN_A_VISIT = 12;
const DIALOG = 'dialog[open]';

interface Walk {
  readonly page: Page;
  /** Buttons and forms that were tried, by what they are called: the same row's menu is opened once. */
  readonly seen: Set<string>;
  readonly tried: string[];
}

/** Every form that shows in a part of the page. */
async function pressFormsIn({ page, seen, tried }: Walk, part: string): Promise<void> {
  const forms = `${part} form`;
  const count = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].filter((form) => form.checkVisibility()).length,
    forms,
  );
  for (let index = 0; index < count; index += 1) {
    const { name, faults } = await pressTwice(page, forms, index);
    if (!name || seen.has(name)) continue;
    seen.add(name);
    tried.push(name);
    expect.soft(faults, name).toEqual([]);
  }
}

/** Buttons that open nothing: filters, tabs, the order of a table. */
const OPENS_NOTHING = '[aria-pressed], [role="tab"], th button, [data-toasts] button';

/** Presses the next button, of those in a part of the page, that was not pressed before. @returns what it is called */
function pressNext({ page, seen }: Walk, part: string, screen: string): Promise<string | null> {
  return page.evaluate(
    async ({ within, known, at, skipped }) => {
      /** As long as the code of a dialog takes to come. */
      const PATIENCE_MS = 200;
      const nameOf = (button: Element) => {
        const words = button.getAttribute('aria-label') ?? button.textContent ?? '';
        return `${at} ${words
          .replaceAll(/[\d.,$]+|\bRD\b/g, '#')
          .trim()
          .slice(0, 24)}`;
      };
      const buttons = [
        ...document.querySelectorAll<HTMLElement>(`${within} button:not([type="submit"], :disabled)`),
      ];
      const next = buttons.find(
        (one) => one.checkVisibility() && !one.matches(skipped) && !known.includes(nameOf(one)),
      );
      if (!next) return null;
      const name = nameOf(next);
      const before = location.href;
      next.focus();
      next.click();
      const end = performance.now() + PATIENCE_MS;
      const isDone = () =>
        location.href !== before ||
        document.querySelector('dialog[open], main [popover]:popover-open [role="menu"]');
      do await new Promise((painted) => requestAnimationFrame(painted));
      while (!isDone() && performance.now() < end);
      return name;
    },
    { within: part, known: [...seen], at: screen, skipped: OPENS_NOTHING },
  );
}

/** Tries what a press has opened: a dialog's form, or a menu whose entries are pressed one after the other. */
async function tryOpened(walk: Walk): Promise<void> {
  const { page } = walk;
  if ((await page.locator(DIALOG).count()) > 0) {
    await expect(page.locator(`${DIALOG} .skeleton`)).toHaveCount(0);
    await pressFormsIn(walk, DIALOG);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll('dialog[open]'))
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    await expect(page.locator(DIALOG)).toHaveCount(0);
  }
}

async function walkScreen(walk: Walk, path: string): Promise<void> {
  const { page, seen } = walk;
  const screen = path.replaceAll(/[0-9a-f-]{36}/g, ':id');
  const arrive = async () => {
    await page.setViewportSize(SIZES[1]);
    await goWithin(page, path);
    await expectLoaded(page);
  };
  await arrive();
  await pressFormsIn(walk, 'main');
  await page.setViewportSize(SIZES[1]);
  for (;;) {
    const name = await pressNext(walk, 'main', screen);
    if (name === null) break;
    seen.add(name);
    if (new URL(page.url()).pathname + new URL(page.url()).search !== path) {
      await arrive();
      continue;
    }
    const hasMenu = await page.evaluate(
      () => document.querySelector('main [popover]:popover-open [role="menu"]') !== null,
    );
    if (hasMenu) {
      // An entry closes the menu: it is opened again for the next one.
      for (;;) {
        const entry = await pressNext(walk, 'main [popover]:popover-open', screen);
        if (entry === null) break;
        seen.add(entry);
        await tryOpened(walk);
        if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) await arrive();
        seen.delete(name);
        const again = await pressNext(walk, 'main', screen);
        seen.add(name);
        if (again !== name) break;
      }
      await page.keyboard.press('Escape');
    } else await tryOpened(walk);
    await page.setViewportSize(SIZES[1]);
  }
}

for (const [part, patterns] of inParts(tenantPatterns, SCREENS_IN_A_VISIT).entries()) {
  for (const language of languagesOfTurn(part)) {
    test(`the tenant's forms say each time what is missing, part ${part + 1} (${language})`, async ({
      open,
      baseURL,
    }) => {
      const tenant = await signInDemo(baseURL, 'tenant');
      const { client: owner } = await signInDemo(baseURL, 'owner');
      const samples = await tenantSamples(tenant.client, owner);
      const page = await open({ session: tenant.session, language });
      const walk: Walk = { page, seen: new Set(), tried: [] };
      await refuseWrites(page);
      await page.goto('/tenant-dashboard/');
      await expectLoaded(page);
      for (const path of patterns.flatMap((pattern) => pathsOf('/tenant-dashboard', pattern, samples)))
        await test.step(path, () => walkScreen(walk, path));
      expect(walk.tried.length).toBeGreaterThan(0);
    });
  }
}
