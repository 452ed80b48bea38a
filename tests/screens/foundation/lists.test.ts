import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerBillList, listedBill, listedVendor } from '#tests/screens/fixtures/expenses.ts';
import { tenantRow } from '#tests/screens/fixtures/leasing.ts';
import { answerFinance, listedCharge, reportedPayment } from '#tests/screens/fixtures/money.ts';
import { listedProperty, listedUnit } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { hold } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

interface ListCase {
  readonly path: string;
  /** Its rows, and what the screen asks besides them. */
  readonly answer: () => void;
  /** Where the first column of a row leads. */
  readonly leadsTo: RegExp;
  /** On a screen of 360 × 740 pixels. */
  readonly rowsSeen: number;
}

const ROWS = 12;
const many = <Row>(row: (index: number) => Row): Row[] => Array.from({ length: ROWS }, (_, n) => row(n + 1));

/** The lists of every day. Where fewer than ten rows are seen, the links to the screens beside it take a line. */
const lists: readonly ListCase[] = [
  {
    path: '/tenants',
    answer: () => {
      server.rows(
        'tenants_list',
        many((n) => tenantRow({ id: newId(), full_name: `Inquilino ${n}` })),
      );
      server.empty(
        'organization_totals',
        'properties',
        'person_tags',
        'lease_balances',
        'arrears',
        'invitations',
        'applications',
      );
    },
    leadsTo: /\/tenants\/[0-9a-f-]+$/,
    rowsSeen: 10,
  },
  {
    path: '/units',
    answer: () => {
      server.rows(
        'units_list',
        many((n) => listedUnit({ id: newId(), label: `Local ${n}` })),
      );
      server.empty('organization_totals', 'saved_views', 'properties_list');
    },
    leadsTo: /\/units\/[0-9a-f-]+$/,
    rowsSeen: 10,
  },
  {
    path: '/properties',
    answer: () => {
      server.rows(
        'properties_list',
        many((n) => listedProperty({ id: newId(), name: `Torre ${n}` })),
      );
      server.empty('organization_totals', 'saved_views');
    },
    leadsTo: /\/properties\/[0-9a-f-]+$/,
    rowsSeen: 10,
  },
  {
    path: '/finance/expenses',
    answer: () => {
      answerBillList();
      server.rows(
        'bills_list',
        many((n) => listedBill({ id: newId(), description: `Factura ${n}` })),
      );
    },
    leadsTo: /\/finance\/expenses\/[0-9a-f-]+$/,
    rowsSeen: 10,
  },
  {
    path: '/finance/vendors',
    answer: () =>
      server.rows(
        'vendors_list',
        many((n) => listedVendor({ id: newId(), name: `Suplidor ${n}` })),
      ),
    leadsTo: /\/finance\/vendors\/[0-9a-f-]+$/,
    rowsSeen: 10,
  },
  {
    path: '/finance/payments',
    answer: () => {
      answerFinance();
      server.rows('payments_list', (params) =>
        params.get('status') === 'eq.reported' ? [] : many(() => reportedPayment({ status: 'confirmed' })),
      );
    },
    leadsTo: /\/finance\/payments\/[0-9a-f-]+$/,
    // Its two tabs take another line.
    rowsSeen: 9,
  },
  {
    path: '/finance/charges',
    answer: () => {
      answerFinance();
      server.rows(
        'charges_list',
        many(() => listedCharge()),
      );
    },
    leadsTo: /\/leases\/[0-9a-f-]+$/,
    rowsSeen: 9,
  },
];

/** Rows that are whole between the top bar and the bar at the foot. */
function rowsInView(): number {
  const foot =
    document.querySelector('nav.fixed, [data-bar="foot"]')?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll('.data-table-row')].filter(
    (row) => row.getBoundingClientRect().bottom <= foot + 1,
  ).length;
}

test.each(lists)(
  '$path shows its rows in two lines on a phone',
  async ({ path, answer, leadsTo, rowsSeen }) => {
    answer();
    const screen = await openScreen(`/owner-dashboard${path}`, { width: 360 });
    await expect.element(screen.getByRole('row').nth(ROWS)).toBeInTheDocument();
    expect(rowsInView()).toBeGreaterThanOrEqual(rowsSeen);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const row of document.querySelectorAll('.data-table-row')) {
      const { height } = row.getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
      expect(height).toBeLessThanOrEqual(56);
      expect(row.querySelector('th a')?.getAttribute('href')).toMatch(leadsTo);
      for (const link of row.querySelectorAll('[data-place="title"] a, [data-place="note"] a')) {
        const target = link.getBoundingClientRect();
        expect(Math.min(target.width, target.height), link.textContent).toBeGreaterThan(23.9);
      }
    }
  },
);

test('keys go from row to row, choose one, open one, until letters are switched off', async () => {
  server.rows(
    'units_list',
    many((n) => listedUnit({ id: newId(), label: `Local ${n}` })),
  );
  server.empty('organization_totals', 'saved_views', 'properties_list');
  const { common } = await textsOf('es');
  const screen = await openScreen('/owner-dashboard/units');
  const nameOf = (n: number) =>
    screen
      .getByRole('rowheader')
      .nth(n - 1)
      .getByRole('link');
  const box = (n: number) => screen.getByRole('row').nth(n).getByRole('checkbox');
  await expect.element(nameOf(ROWS)).toBeInTheDocument();

  await userEvent.keyboard('j');
  await expect.element(nameOf(1)).toHaveFocus();
  await userEvent.keyboard('j{ArrowDown}');
  await expect.element(nameOf(3)).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(nameOf(2)).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(box(2)).toBeChecked();
  await expect.element(screen.getByText(common.table.selected({ count: 1 }))).toBeVisible();
  await expect.element(nameOf(2)).toHaveFocus();

  localStorage.setItem('quick_keys', 'off');
  await userEvent.keyboard('jx');
  await expect.element(box(2)).toBeChecked();
  await expect.element(nameOf(2)).toHaveFocus();
  localStorage.removeItem('quick_keys');

  // The unit's own screen is there at once: its code came when its link had the focus.
  server.otherwise(() => hold().answer);
  const target = nameOf(2).element().getAttribute('href');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe(target);
});

test('columns are left out and rows made compact for one list, and stay so', async () => {
  server.rows(
    'vendors_list',
    many((n) => listedVendor({ id: newId(), name: `Suplidor ${n}` })),
  );
  const { lists: text } = await textsOf('es');
  const screen = await openScreen('/owner-dashboard/finance/vendors');
  const heads = screen.getByRole('columnheader');
  await expect.element(screen.getByRole('row').nth(ROWS)).toBeInTheDocument();
  const [first = '', second = ''] = heads.elements().map(({ textContent }) => textContent);
  const before = heads.elements().length;

  await screen.getByRole('button', { name: text.display.title }).click();
  const panel = screen.getByRole('dialog', { name: text.display.title });
  await expect.element(panel.getByRole('radio', { name: text.display.comfortable })).toHaveFocus();
  // What a row is stays.
  await expect.element(panel.getByRole('checkbox', { name: first })).not.toBeInTheDocument();
  await panel.getByRole('checkbox', { name: second }).click();
  await expect.poll(() => heads.elements().length).toBe(before - 1);
  await panel.getByRole('radio', { name: text.display.compact }).click();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect
    .element(screen.getByRole('button', { name: text.display.titleHidden({ count: 1 }) }))
    .toHaveFocus();
  await expect
    .poll(() => document.querySelector('.data-table-row')?.getBoundingClientRect().height)
    .toBeLessThan(44);

  // Another list is as it was; this one is found as it was left.
  const again = await openScreen('/owner-dashboard/finance/vendors');
  await expect.poll(() => again.getByRole('columnheader').elements().length).toBe(before - 1);
  await again.getByRole('button', { name: text.display.titleHidden({ count: 1 }) }).click();
  await again.getByRole('button', { name: text.display.showAll }).click();
  await expect.poll(() => again.getByRole('columnheader').elements().length).toBe(before);
});

test('a phone ticks one row, and then all of them', async () => {
  server.rows(
    'units_list',
    many((n) => listedUnit({ id: newId(), label: `Local ${n}` })),
  );
  server.empty('organization_totals', 'saved_views', 'properties_list');
  const { common } = await textsOf('es');
  const screen = await openScreen('/owner-dashboard/units', { width: 360 });
  await screen.getByRole('row').nth(3).getByRole('checkbox').click();
  const all = screen.getByRole('button', { name: common.table.selectAll });
  await all.click();
  await expect.element(screen.getByText(common.table.selected({ count: ROWS }))).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
});
