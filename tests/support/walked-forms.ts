import type { Page } from '@playwright/test';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect } from '#tests/support/browser.ts';
import { goWithin } from '#tests/support/go-within.ts';
import { askedIn, pressTwice, SIZES } from '#tests/walks/refused-presses.ts';

export interface FormWalk {
  readonly page: Page;
  /** Buttons and forms that were tried, by what they are called: the same row's menu is opened once. */
  readonly seen: Set<string>;
  readonly tried: string[];
}

export const newWalk = (page: Page): FormWalk => ({ page, seen: new Set(), tried: [] });

const DIALOG = 'dialog[open]';
/** As long as the code of a dialog takes to come. */
const PATIENCE_MS = 350;
const MENU = 'main [popover]:popover-open';
/** Buttons that open nothing: filters, tabs, the order of a table. */
const OPENS_NOTHING = '[aria-pressed], [role="tab"], th button, [data-toasts] button';

/** Every form that shows in a part of the page. */
export async function pressFormsIn(
  { page, seen, tried }: FormWalk,
  part: string,
  where: string,
): Promise<void> {
  const names = await askedIn(page, part);
  for (const [index, own] of names.entries()) {
    const name = `${where} ${own}`;
    if (seen.has(name)) continue;
    seen.add(name);
    tried.push(name);
    expect.soft(await pressTwice(page, part, index), name).toEqual([]);
  }
}

/** Presses the next button, of those in a part of the page, that was not pressed before. @returns what it is called */
function pressNext({ page, seen }: FormWalk, part: string, screen: string): Promise<string | null> {
  return page.evaluate(
    async ({ within, known, at, skipped, patience }) => {
      const nameOf = (button: Element) => {
        const words = button.getAttribute('aria-label') ?? button.textContent ?? '';
        return `${at} ${words
          .replaceAll(/[\d.,$]+|\bRD\b/g, '#')
          .trim()
          // Rows have the same buttons.
          .slice(0, button.closest('tr, li') ? 12 : 24)}`;
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
      const end = performance.now() + patience;
      const isDone = () =>
        location.href !== before ||
        document.querySelector('dialog[open], main [popover]:popover-open [role="menu"]');
      do await new Promise((painted) => requestAnimationFrame(painted));
      while (!isDone() && performance.now() < end);
      return name;
    },
    { within: part, known: [...seen], at: screen, skipped: OPENS_NOTHING, patience: PATIENCE_MS },
  );
}

/** Tries what a press has opened: the form of a dialog, then that the focus is back on the page. */
async function tryOpened(walk: FormWalk, name: string): Promise<void> {
  const { page } = walk;
  if ((await page.locator(DIALOG).count()) === 0) return;
  await expect(page.locator(`${DIALOG} .skeleton`)).toHaveCount(0);
  await pressFormsIn(walk, DIALOG, name);
  for (let depth = 0; depth < 3 && (await page.locator(DIALOG).count()) > 0; depth += 1)
    await page.evaluate(closeTopDialog);
  await expect(page.locator(DIALOG), `${name} closes`).toHaveCount(0);
  const isLost = await page.evaluate(async () => {
    const SETTLE_MS = 150;
    const end = performance.now() + SETTLE_MS;
    const isNowhere = () => document.activeElement === document.body;
    while (isNowhere() && performance.now() < end) await new Promise((done) => requestAnimationFrame(done));
    return isNowhere();
  });
  expect.soft(isLost, `${name}: the focus is lost when the dialog closes`).toBe(false);
}

/** Runs in the page, as Escape does. */
async function closeTopDialog(): Promise<void> {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/** Every form of a screen, and of every dialog that a button or a menu of it opens. */
export async function walkForms(walk: FormWalk, path: string): Promise<void> {
  const { page, seen } = walk;
  const screen = path.replaceAll(/[0-9a-f-]{36}/g, ':id');
  const arrive = async () => {
    await page.setViewportSize(SIZES[1]);
    await goWithin(page, path);
    await expectLoaded(page);
  };
  const isAway = () => {
    const { pathname, search } = new URL(page.url());
    return pathname + search !== path;
  };
  await arrive();
  await pressFormsIn(walk, 'main', screen);
  await page.setViewportSize(SIZES[1]);
  let last = screen;
  for (;;) {
    // One that came late belongs to the press before.
    await tryOpened(walk, last);
    const name = await pressNext(walk, 'main', screen);
    if (name === null) break;
    last = name;
    seen.add(name);
    if (isAway()) {
      await arrive();
      continue;
    }
    if ((await page.locator(`${MENU} [role="menu"]`).count()) > 0)
      await tryMenu(walk, name, { screen, arrive, isAway });
    else if ((await page.locator(DIALOG).count()) > 0) await tryOpened(walk, name);
    // What a button has unfolded on the page.
    else await pressFormsIn(walk, 'main', screen);
    await page.setViewportSize(SIZES[1]);
  }
}

interface Screen {
  readonly screen: string;
  readonly arrive: () => Promise<void>;
  readonly isAway: () => boolean;
}

/** The entries of an open menu, one after the other: each closes it, and it is opened again for the next one. */
async function tryMenu(walk: FormWalk, opener: string, { screen, arrive, isAway }: Screen): Promise<void> {
  const { page, seen } = walk;
  for (;;) {
    const entry = await pressNext(walk, MENU, screen);
    if (entry === null) break;
    seen.add(entry);
    await tryOpened(walk, entry);
    await page.setViewportSize(SIZES[1]);
    await page.setViewportSize(SIZES[1]);
    if (isAway()) await arrive();
    seen.delete(opener);
    const again = await pressNext(walk, 'main', screen);
    seen.add(opener);
    if (again !== opener) break;
  }
  await page.keyboard.press('Escape');
}
