import type { Locator, Page } from '@playwright/test';

/** The list above a form repeats what its fields say. */
const OUTSIDE_LIST = ':not([data-fault-summary] *)';

type Finder = (this: Page | Locator, ...args: Parameters<Page['getByText']>) => Locator;

/** What stands in this place was changed already. */
const changed = new WeakSet<object>();

/**
 * Lets `getByText` find what a field says where the field says it, and not a second time in the list above the form. The list
 * is found by its role, and by those of its links.
 */
export function findTextAtFields(page: Page): void {
  for (const one of [page, page.locator('body')]) {
    const kind = Object.getPrototypeOf(one) as { getByText: Finder };
    if (changed.has(kind)) continue;
    changed.add(kind);
    const find = kind.getByText;
    kind.getByText = function (...args) {
      const owner = 'page' in this ? this.page() : this;
      return find.apply(this, args).and(owner.locator(OUTSIDE_LIST));
    };
  }
}
