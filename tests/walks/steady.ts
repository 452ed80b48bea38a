import type { Page } from '@playwright/test';
import { expectLoaded } from '#tests/support/accessibility.ts';
import { expect } from '#tests/support/browser.ts';
import { cumulativeShift, MOST_SHIFT, noteShifts, shiftsOf } from '#tests/support/layout-shift.ts';

/** Each answer of the server and each file takes as long as on a phone: what comes later than the rest is seen to come later. */
const LATENCY_MS = 150;
/** What comes after a screen is complete, such as a notice from above, comes within this. */
const AFTER_MS = 1_200;

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 640 };

/**
 * Opens each address anew, as a link in a message does, and fails where what is seen moves by itself while it comes.
 * The addresses are named in what it says, with what moved from where to where.
 */
export async function expectSteady(
  page: Page,
  paths: readonly string[],
  size: typeof DESK = DESK,
): Promise<void> {
  await page.setViewportSize(size);
  await noteShifts(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  for (const path of paths) {
    await page.goto(path);
    await expectLoaded(page);
    await page.waitForTimeout(AFTER_MS);
    const shifts = await shiftsOf(page);
    const cls = cumulativeShift(shifts);
    const told = shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved.join('; ')}`).join('\n');
    expect.soft(cls, `${path} at ${size.width}×${size.height} shifts:\n${told}`).toBeLessThan(MOST_SHIFT);
  }
}
