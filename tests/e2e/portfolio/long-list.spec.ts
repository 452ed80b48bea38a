import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { made, makeRental } from '#tests/support/rental.ts';
import { textsOf } from '#tests/support/texts.ts';

const STEPS = 60;
const STEP_PIXELS = 300;
/** Rows that may be in the document: the blocks in view, and those within reach of them. */
const MOST_DRAWN = 250;
const MOST_GROWTH = 2.5;

/** How often any part of the page's scripts has run since this was last asked: every call, and every turn of a loop. */
async function workSince(devtools: CDPSession): Promise<number> {
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  return result
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

interface Scrolled {
  /** The most rows that were in the document at a time. */
  drawn: number;
  /** What the page's scripts did for it; counted, as seconds would depend on what else the machine does. */
  work: number;
}

/** Scrolls down through the middle of a table of so many rows, frame by frame. */
async function scrollThrough(page: Page, rows: number): Promise<Scrolled> {
  await page.goto(`/design/?rows=${rows}#lists`);
  const table = page.locator('.data-table');
  await expect(table.locator('.data-table-row').first()).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const walk = (steps: number) =>
    page.evaluate(
      async ([count, pixels]) => {
        const section = document.querySelector('.data-table');
        const scroller =
          section && getComputedStyle(section).overflowY !== 'visible' ? section : document.scrollingElement;
        let most = 0;
        for (let step = 0; step < (count as number); step++) {
          scroller?.scrollBy(0, pixels as number);
          await new Promise((done) => requestAnimationFrame(done));
          most = Math.max(most, document.querySelectorAll('.data-table-row').length);
        }
        return most;
      },
      [steps, STEP_PIXELS] as const,
    );
  await walk(10);
  await workSince(devtools);
  const drawn = await walk(STEPS);
  const work = await workSince(devtools);
  await devtools.detach();
  return { drawn, work };
}

test('scrolling ten thousand rows draws and costs no more than scrolling a thousand', async ({ open }) => {
  const page = await open();
  const thousand = await scrollThrough(page, 1_000);
  const tenThousand = await scrollThrough(page, 10_000);
  expect(thousand.drawn).toBeGreaterThan(50);
  expect(thousand.drawn).toBeLessThanOrEqual(MOST_DRAWN);
  expect(tenThousand.drawn).toBeLessThanOrEqual(thousand.drawn + 50);
  expect(thousand.work).toBeGreaterThan(10_000);
  // Work on every row would be ten times as much; how many steps one drawing takes together is up to the machine.
  expect(tenThousand.work / thousand.work).toBeLessThan(MOST_GROWTH);
});

test('a list of hundreds is loaded while it is scrolled, drawn where it is seen, and printed whole', async ({
  open,
  baseURL,
}) => {
  const { owner: text, common } = await textsOf('es');
  const rental = await makeRental(baseURL);
  await made(
    rental.owner.client.rpc('import_units', {
      p_request_id: randomUUID(),
      p_organization_id: rental.organizationId,
      p_rows: Array.from({ length: 160 }, (_, n) => ({
        property: rental.property,
        label: `L-${n}`,
        unit_use: 'dwelling',
      })),
    }),
  );
  const page = await open({ session: rental.owner.session });
  await page.goto('/owner-dashboard/units');
  const table = page.getByRole('region', { name: text.units.title });
  const rows = page.locator('.data-table-row');
  await expect(rows).toHaveCount(50);
  await expect(async () => {
    await table.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(page.getByText(common.table.shown({ count: 161 }))).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 20_000, intervals: [20] });
  await expect(page.getByRole('link', { name: 'L-159' })).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(160);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '162');

  // The keyboard reaches what was not drawn a moment ago.
  await table.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: 'L-0', exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(161);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows.count()).toBeLessThan(160);
});
