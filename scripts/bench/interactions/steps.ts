import type { Page } from '@playwright/test';

/** What is done on a page, and when its result can be seen. */
export interface Step {
  readonly name: string;
  /** Gets there; is not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  /** An element that is there when the reader has what was asked for. */
  readonly result: string;
  /** What the address ends with then. */
  readonly path?: string;
}

const AREA = '/owner-dashboard';
const ROW = 'main .data-table-row';
const SEARCH_EVERYWHERE = 'dialog[open] [role=combobox]';
const FINANCE = '/finance';

const link = (page: Page, path: string) => page.locator(`nav a[href="${AREA}${path}"]`).first();
const close = (page: Page) => page.keyboard.press('Escape');

const openSearch = (name: string): Step => ({
  name,
  act: (page) => page.keyboard.press('Control+k'),
  result: `${SEARCH_EVERYWHERE}[aria-expanded=true]`,
});

const goTo = (name: string, path: string, result: string): Step => ({
  name,
  act: (page) => link(page, path).click(),
  result,
  path: AREA + path,
});

const screens: readonly (readonly [name: string, path: string, result: string])[] = [
  ['Units', '/units', ROW],
  ['Tenants', '/tenants', ROW],
  ['Finance', FINANCE, ROW],
  ['Maintenance', '/maintenance', 'main :is(article, .data-table-row)'],
  ['Reports', '/finance/reports', 'main a[href*="income-statement"]'],
  ['Properties', '/properties', 'main a[href*="/properties/"]'],
];

const inLists: readonly Step[] = [
  {
    name: 'search in Units',
    before: (page) => link(page, '/units').click(),
    act: (page) => page.locator('main input[type=search]').first().pressSequentially('a', { delay: 60 }),
    result: ROW,
  },
  {
    name: 'dialog "Registrar pago"',
    before: (page) => link(page, FINANCE).click(),
    act: (page) => page.locator('main').getByRole('button', { name: 'Registrar pago' }).first().click(),
    result: 'dialog[open] :is(input, select)',
  },
  {
    name: 'tab "Cargos"',
    before: close,
    act: (page) => page.getByRole('tab', { name: 'Cargos' }).click(),
    result: ROW,
    path: `${FINANCE}/charges`,
  },
  {
    name: 'next page of charges',
    act: (page) => page.locator('main').getByRole('button', { name: 'Cargar más' }).click(),
    result: `${ROW}[aria-rowindex]`,
  },
];

/** The owner's twelve kinds of interaction, in an order in which each finds what it needs. */
export const steps: readonly Step[] = [
  openSearch('search everywhere, first'),
  { ...openSearch('search everywhere, again'), before: close },
  {
    name: 'three letters in it',
    act: (page) => page.keyboard.type('mar', { delay: 80 }),
    result: 'dialog[open] [role=option]',
  },
  ...screens.map(([name, path, result], index) => ({
    ...goTo(`${name}, first`, path, result),
    ...(index === 0 && { before: close }),
  })),
  ...screens.map(([name, path, result]) => goTo(`${name}, again`, path, result)),
  ...inLists,
];
