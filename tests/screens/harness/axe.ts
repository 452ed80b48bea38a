import axe, { type RunOptions } from 'axe-core';
import { expect } from 'vitest';
import { findSavesOutOfReach } from '#tests/support/save-in-reach.ts';

axe.configure({ noHtml: true });

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const RULES: Readonly<Record<'all' | 'color' | 'words', RunOptions>> = {
  all: {},
  color: { runOnly: { type: 'rule', values: COLOR_RULES } },
  words: { rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])) },
};

/** Fails with what axe finds on the screen, or in the dialog that is open on it; and with a long form's button out of reach. */
export async function expectAccessible(only: keyof typeof RULES = 'all'): Promise<void> {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  await expectAccessibleWithin(dialog ?? document.getElementById('content') ?? document.body, only);
}

/** The same in both themes: the other one changes colors and nothing else. */
export async function expectAccessibleInBothThemes(place: HTMLElement | null = null): Promise<void> {
  const root = document.documentElement;
  const within = place ?? document.getElementById('content') ?? document.body;
  const { theme } = root.dataset;
  await expectAccessibleWithin(within, 'all');
  root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
  await expectAccessibleWithin(within, 'color');
  root.dataset.theme = theme;
}

async function expectAccessibleWithin(place: HTMLElement, only: keyof typeof RULES): Promise<void> {
  // Colors that are still on their way are nobody's fault.
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  );
  const { violations } = await axe.run(place, { ...RULES[only], resultTypes: ['violations'] });
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, 'what axe finds').toEqual([]);
  if (!place.matches('dialog')) expect(findSavesOutOfReach(), 'buttons of forms').toEqual([]);
}
