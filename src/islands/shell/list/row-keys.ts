import type { RowAction } from '../keys.ts';

/** Rows of tables, and of the lists that are drawn in another way. */
const ROW = '#content :is(.data-table-row, li, article)';
/** Lists of what is chosen, written or gone to, and not of records. */
const OTHERS = 'nav, form, header, [role="log"], [role="menu"], [role="listbox"], [data-filters]';
/** What opens a row, the surest first. Another button in it does something to the row, and no key may press that unasked. */
const WAYS = [
  '[data-opens]',
  ':is(th, h2, h3) :is(a[href], button)',
  'a[href]',
  ':is(summary, [aria-expanded]:not([aria-haspopup]), :scope > button)',
];
const ACTIVE = '[data-active], :has([aria-current="true"])';

function wayOf(row: Element): HTMLElement | null {
  for (const kind of WAYS) {
    const way = row.querySelector<HTMLElement>(kind);
    if (way) return way;
  }
  return null;
}

/** The rows on screen that can be opened, from the first to the last; a list in a row belongs to that. */
const rowsInView = (): Element[] =>
  [...document.querySelectorAll(ROW)].filter(
    (row) =>
      row.checkVisibility() &&
      !row.closest(OTHERS) &&
      !row.parentElement?.closest(ROW) &&
      wayOf(row) !== null,
  );

/** The row that has the focus: nothing else is the cursor, so that readers hear it, too. */
const rowWithFocus = (rows: readonly Element[]) =>
  rows.findIndex((row) => row.contains(document.activeElement));

function step(by: 1 | -1): void {
  const rows = rowsInView();
  const here = rowWithFocus(rows);
  const from = here === -1 ? rows.findIndex((row) => row.matches(ACTIVE)) : here;
  const row = from === -1 ? rows[0] : rows[from + by];
  const way = row && wayOf(row);
  way?.focus({ preventScroll: true });
  // The whole row, not only its link.
  row?.scrollIntoView({ block: 'nearest' });
}

const actions: Record<RowAction, () => void> = {
  next: () => step(1),
  previous: () => step(-1),
  choose: () => {
    const rows = rowsInView();
    rows[rowWithFocus(rows)]?.querySelector<HTMLElement>('.data-table-select input')?.click();
  },
  reply: () => document.querySelector<HTMLElement>('[data-message-box]')?.focus(),
};

/** Does what a key means for the list on screen. */
export const doToRows = (action: RowAction): void => actions[action]();
