import { expect, test } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { answerCalendar, type EntryRow, entryRow, visitRow } from '#tests/screens/fixtures/calendar.ts';
import { TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { textsOf } from '#tests/support/texts.ts';

const COUNT = 2_000;
const PRESSES = 30;
/** A month of few answers in two or three milliseconds: less is what else the machine does. */
const STEADY_MS = 3;
const MOST_TIMES = 4;

/** Until what a press changes is drawn, but for the painting: the median of many presses, in milliseconds. */
async function timeOf(press: () => void, check: () => void): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < PRESSES; count += 1) {
    const since = performance.now();
    press();
    await Promise.resolve();
    document.body.getBoundingClientRect();
    times.push(performance.now() - since);
    check();
    await new Promise(requestAnimationFrame);
  }
  return times.sort((a, b) => a - b)[PRESSES / 2] ?? 0;
}

const key = (name: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );

interface Answers {
  /** The keys go to the next day and back. */
  readonly walk: number;
  /** An entry is lifted, and put down where it was. */
  readonly lift: number;
}

async function answersOf(entries: readonly EntryRow[]): Promise<Answers> {
  // A whole day stands before the hours, and what members write before rent: it is one of the few that a cell shows.
  const visit = visitRow(TODAY, 'First of all', {
    ...{ starts_at: null, ends_at: null, starts_on: TODAY, ends_on: TODAY },
  });
  answerCalendar([visit, ...entries]);
  const screen = await openScreen('/owner-dashboard/calendar', { language: 'en', width: 1280 });
  await expect.element(screen.getByRole('button', { name: 'First of all', exact: false })).toBeVisible();
  await expect.poll(() => document.querySelector(`[data-key="${visit.key}"]`)).not.toBeNull();
  document.querySelector<HTMLElement>(`[data-day="${TODAY}"]`)?.focus();
  let isAway = false;
  const walk = await timeOf(
    () => {
      key(isAway ? 'ArrowLeft' : 'ArrowRight');
      isAway = !isAway;
    },
    () => expect(document.activeElement?.getAttribute('data-day')).toBe(isAway ? addDays(TODAY, 1) : TODAY),
  );
  const chip = document.querySelector<HTMLElement>(`[data-key="${visit.key}"]`);
  chip?.focus();
  let isLifted = false;
  const lift = await timeOf(
    () => {
      key(isLifted ? 'Escape' : ' ');
      isLifted = !isLifted;
    },
    () => expect(chip?.getAttribute('aria-pressed')).toBe(isLifted ? 'true' : null),
  );
  return { walk, lift };
}

test(`a month with ${COUNT} entries answers a key about as fast as one that has a single entry`, async ({
  annotate,
}) => {
  const { calendar: text } = await textsOf('en');
  const few = await answersOf([]);
  const many = await answersOf(
    Array.from({ length: COUNT }, (_, index) => {
      const day = addDays('2026-05-01', index % 31);
      return index % 3 === 0
        ? visitRow(day, `Visit ${index}`)
        : entryRow({ starts_on: day, ends_on: day, key: `rent/${index}` });
    }),
  );
  // So many are there.
  const more = document.querySelector(`[data-day="${TODAY}"] [data-more]`)?.textContent;
  expect(more).toBe(text.moreOfDay({ count: Math.floor((COUNT - 14) / 31) + 2 - 3 }));
  await annotate(
    `walk ${few.walk.toFixed(1)} and ${many.walk.toFixed(1)} ms, lift ${few.lift.toFixed(1)} and ${many.lift.toFixed(1)} ms`,
  );
  for (const what of ['walk', 'lift'] as const)
    expect(many[what], what).toBeLessThan(Math.max(few[what], STEADY_MS) * MOST_TIMES);
});
