import type { Page } from '@playwright/test';

/** Screens on which the focus is looked for: a phone, a desk, a page magnified to 400 %. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
] as const;

/** Paper in CSS pixels: Letter with the usual margins, A4 without any, both ways. */
const PAPERS = [
  { width: 720, height: 960 },
  { width: 794, height: 1123 },
  { width: 960, height: 720 },
  { width: 1123, height: 794 },
] as const;

/** The narrowest screen that has to do without scrolling to the side: 1280 px magnified to 400 %. */
const NARROWEST = { width: 320, height: 640 } as const;

const TABS_AT_A_TIME = 12;
/** A list that grows as it is gone through is left here. */
const MOST_TABS = 240;

/** What has the focus and cannot be seen, or loses it, when the page is gone through by Tab to its end and back. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.evaluate(beginTabbing, key === 'Tab');
      let isThrough = false;
      for (let done = 0; !isThrough && done < MOST_TABS; done += TABS_AT_A_TIME) {
        // In order, without waiting for each to come back.
        await Promise.all(Array.from({ length: TABS_AT_A_TIME }, () => page.keyboard.press(key)));
        isThrough = await page.evaluate(() => window.tabbing.isThrough);
      }
      const hidden = await page.evaluate(endTabbing);
      found.push(...hidden.map((name) => `${size.width}×${size.height}, ${key}: ${name}`));
    }
  }
  return found;
}

declare global {
  interface Window {
    tabbing: { isThrough: boolean; end: () => string[] };
  }
}

/** Runs in the page: looks at what has the focus each time that the key is about to leave it. */
function beginTabbing(isForward: boolean): void {
  const isSeen = (stop: HTMLElement) => {
    // What is pressed counts where the control itself is only drawn.
    const shown = stop instanceof HTMLInputElement && stop.labels?.[0] ? [stop, stop.labels[0]] : [stop];
    return shown.some((one) =>
      [...one.getClientRects()].some((rect) => {
        const left = Math.max(rect.left, 0);
        const right = Math.min(rect.right, innerWidth);
        const top = Math.max(rect.top, 0);
        const bottom = Math.min(rect.bottom, innerHeight);
        if (right - left < 1 || bottom - top < 1) return false;
        return [0.15, 0.5, 0.85].some((share) => {
          const at = document.elementFromPoint(left + (right - left) / 2, top + (bottom - top) * share);
          return at !== null && (one.contains(at) || at.contains(one));
        });
      }),
    );
  };
  const nameOf = (stop: Element) =>
    `${stop.tagName.toLowerCase()} ${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40)} ${stop.id}`;
  const hidden = new Set<string>();
  const visited = new Set<Element>();
  const look = ({ key }: KeyboardEvent) => {
    const stop = document.activeElement;
    if (key !== 'Tab' || window.tabbing.isThrough) return;
    // Out of the page's end, or in the navigation at its side, which every screen has.
    const isOut =
      !stop || stop === document.body || stop.closest('aside, header') !== null || visited.has(stop);
    if (visited.size > 0 && isOut) window.tabbing.isThrough = true;
    if (!(stop instanceof HTMLElement) || isOut) return;
    visited.add(stop);
    if (stop.id !== 'content' && stop.tagName !== 'H1' && !isSeen(stop)) hidden.add(nameOf(stop));
  };
  document.addEventListener('keydown', look, true);
  window.tabbing = {
    isThrough: false,
    end: () => {
      document.removeEventListener('keydown', look, true);
      return [...hidden];
    },
  };
  const start = document.querySelector<HTMLElement>('#content') ?? document.body;
  if (isForward) {
    scrollTo(0, 0);
    start.focus({ preventScroll: true });
    return;
  }
  const STOPS =
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"], [tabindex="-1"])';
  const stops = [...start.querySelectorAll<HTMLElement>(STOPS)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  stops.at(-1)?.focus();
}

function endTabbing(): string[] {
  const found = window.tabbing.end();
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return found;
}

/** Controls that are smaller than 24 px with another one within that reach, as WCAG 2.5.8 measures it. */
export const crowdedTargets = (page: Page): Promise<string[]> => page.evaluate(findCrowdedTargets);

/** Runs in the page. */
function findCrowdedTargets(): string[] {
  const LEAST_PX = 24;
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="switch"], [tabindex="0"]:not(section)';
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], .sr-only');
  const isInSentence = (one: Element) =>
    getComputedStyle(one).display === 'inline' &&
    [...(one.parentElement?.childNodes ?? [])].some(
      (node) => node !== one && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  /** A choice with its label, and a link with what of its card it covers. */
  const boxOf = (one: Element): DOMRect => {
    const isChoice = one instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(one.type);
    const label = isChoice ? one.labels?.[0] : undefined;
    const cover = getComputedStyle(one, '::after');
    const whole = cover.position === 'absolute' && cover.content !== 'none' ? one.closest('.relative') : null;
    return (label ?? whole ?? one).getBoundingClientRect();
  };
  const targets = [...document.querySelectorAll(`main :is(${CONTROLS})`)]
    .filter((one) => isShown(one) && !one.matches(':disabled'))
    .map((one) => ({ one, box: boxOf(one) }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const isSmall = ({ width, height }: DOMRect) => width < LEAST_PX - 0.5 || height < LEAST_PX - 0.5;
  return targets
    .filter(({ one, box }) => isSmall(box) && !isInSentence(one))
    .filter(({ one, box }) => {
      const { x, y } = centre(box);
      return targets.some(({ one: other, box: place }) => {
        if (other === one || other.contains(one) || one.contains(other)) return false;
        const next = centre(place);
        const away = isSmall(place)
          ? Math.hypot(next.x - x, next.y - y) - LEAST_PX / 2
          : Math.hypot(
              x - Math.min(Math.max(x, place.left), place.right),
              y - Math.min(Math.max(y, place.top), place.bottom),
            );
        return away < LEAST_PX / 2 - 0.5;
      });
    })
    .map(
      ({ one, box }) =>
        `${one.tagName} ${(one.textContent ?? '').trim().slice(0, 30)} ${Math.round(box.width)}×${Math.round(box.height)}`,
    );
}

/** What of a page is cut off on paper; of a dashboard's screen also what is of no use there, or leaves paper unused. */
export async function faultsOnPaper(page: Page, isScreen = true): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ media: 'print' });
  // As printing begins: a long list draws the rows that are far from view.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const size of PAPERS) {
    await page.setViewportSize(size);
    const faults = await page.evaluate(findPaperFaults, isScreen);
    found.push(...faults.map((name) => `${size.width} px: ${name}`));
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  return found;
}

/** Runs in the page as it is printed. */
function findPaperFaults(isScreen: boolean): string[] {
  const faults: string[] = [];
  const main = document.querySelector('main');
  if (!main) return ['there is no main'];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) faults.push(`${wide - innerWidth} px wider than the paper`);
  const own = main.getBoundingClientRect();
  if (isScreen && own.width < innerWidth * 0.95)
    faults.push(`only ${Math.round(own.width)} px of the paper are used`);
  for (const element of main.querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility()) continue;
    const { right, width } = element.getBoundingClientRect();
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    // Texts for the ear alone are a pixel wide.
    // Drawings may run out of the page.
    const isDrawn = element.closest('svg, picture') !== null || element.matches('img');
    if (!isDrawn && width > 2 && right > innerWidth + 1 && element.childElementCount === 0)
      faults.push(`cut: ${element.tagName} ${text}`);
    const isPressed = element.matches(
      'button:not(th button, [aria-expanded], [data-print="shown"]), [type="search"], [role="tablist"], select:not(form select)',
    );
    if (isScreen && isPressed && width > 2) faults.push(`on paper: ${element.tagName} ${text}`);
  }
  return [...new Set(faults)].slice(0, 12);
}

/** What is cut, or calls for scrolling to the side, on the narrowest screen and with more space between letters and lines. */
export async function faultsOfReflow(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST);
  const plain = await page.evaluate(findReflowFaults, '');
  const spaced = await page.evaluate(
    findReflowFaults,
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  );
  return [...plain.map((fault) => `plain: ${fault}`), ...spaced.map((fault) => `spaced: ${fault}`)];
}

/** Runs in the page. */
function findReflowFaults(rules: string): string[] {
  // Not an element: the policy of the page allows none that scripts write.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  const wide = document.documentElement.scrollWidth - innerWidth;
  const faults: string[] = [];
  // Two are not seen to move.
  if (wide > 2) {
    const out = [...document.body.querySelectorAll<HTMLElement>('*')].filter((one) => {
      if (!one.checkVisibility() || one.closest('.sr-only, dialog:not([open])')) return false;
      const { right, width } = one.getBoundingClientRect();
      return width > 2 && right > innerWidth + 1 && !one.closest('.overflow-x-auto, .data-table');
    });
    const names = out
      .filter((one) => !out.some((other) => other !== one && one.contains(other)))
      .map(
        (one) =>
          `${one.tagName} ${(one.textContent ?? '').trim().slice(0, 30)} [${one.className.toString().slice(0, 40)}]`,
      );
    faults.push(`${wide} px too wide: ${names.slice(0, 3).join(' | ')}`);
  }
  document.adoptedStyleSheets.pop();
  return faults;
}
