import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const PAGE = '/owner-dashboard/units/import';
const csv = (name: string, ...lines: string[]) =>
  new File([`${lines.join('\n')}\n`], name, { type: 'text/csv' });
/** Chooses a file where the screen asks for one. */
async function choose(file: File): Promise<void> {
  const field = () => document.querySelector('input[type=file]');
  await expect.poll(field).not.toBeNull();
  await userEvent.upload(field() as HTMLInputElement, file);
}

test('a file is tried out before it is added, and every row that cannot be is named', async () => {
  const { owner } = await textsOf('es');
  const { unitImport: text } = owner;
  const { columns, reasons } = text;
  const has = new Set<string>();
  server.call('import_units', ({ p_is_trial }) => {
    if (has.has('Local 1')) return { added: 0, known: 2, refused: [{ row: 4, reason: 'property_unknown' }] };
    if (!p_is_trial) has.add('Local 1');
    return { added: 1, known: 1, refused: [{ row: 5, reason: 'property_unknown' }] };
  });
  const screen = await openScreen(PAGE, { width: 360 });
  await expect.element(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  const head = [columns.property, columns.label, columns.bedrooms, columns.rent].join(',');
  const file = csv(
    'unidades.csv',
    head,
    'Torre Mar,Local 1,,"12,500.00"',
    'Torre Mar,Local 2,muchas,',
    'Torre Mar,A-1,,',
    'Torre que no hay,Local 3,,',
  );
  await choose(file);
  const refused = screen.getByRole('table', { name: text.refused });
  const lineOf = (label: string) => refused.getByRole('row').filter({ hasText: label });
  await expect.element(lineOf('Local 2').getByText(reasons.bedrooms_invalid)).toBeVisible();
  await expect.element(lineOf('Local 3').getByText(reasons.property_unknown)).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('import_units').map(({ p_is_trial }) => p_is_trial)).toEqual([true]);
  await screen.getByRole('button', { name: text.submit({ count: 1 }) }).click();
  await expect.element(screen.getByText(text.done({ count: 1 }))).toBeVisible();
  const [tried, added] = server.callsOf('import_units');
  expect(added).toMatchObject({ p_is_trial: false, p_rows: tried?.p_rows });
  expect(added?.p_rows).toMatchObject([{ label: 'Local 1', rent_minor: 1_250_000 }, { label: 'A-1' }, {}]);

  // The same file again adds nothing.
  await choose(file);
  await expect.element(refused).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: text.submit({ count: 1 }) }))
    .not.toBeInTheDocument();
});

test('a file without the columns that are needed is not sent', async () => {
  const { owner } = await textsOf('en');
  const { unitImport: text } = owner;
  const screen = await openScreen(PAGE, { language: 'en', theme: 'dark' });
  await expect.element(screen.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await choose(csv('otra.csv', 'Casa,Puerta', 'a,b'));
  await expect.element(screen.getByText(text.problems.columns_missing)).toBeVisible();
  expect(server.callsOf('import_units')).toEqual([]);
});
