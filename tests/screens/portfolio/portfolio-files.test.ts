import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { importableFiles } from '#src/domain/portfolio/portfolio-files/columns.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const file = (name: string, ...lines: string[]) =>
  new File([`${lines.join('\n')}\n`], name, { type: 'text/csv' });

/** What the database says of each file: nothing, but of one. */
const outcome = (...[name, row, reason]: [string?, number?, string?]) =>
  Object.fromEntries(
    importableFiles.map((one) => [
      one,
      { added: 0, known: 0, refused: one === name ? [{ row: row ?? 0, reason: reason ?? '' }] : [] },
    ]),
  );

/** Opens the screen and chooses a file on it. */
async function choose(chosen: File, visit?: Visit) {
  const screen = await openScreen('/owner-dashboard/properties/files?way=files', visit);
  const field = () => document.querySelector('input[type=file]');
  await expect.poll(field).not.toBeNull();
  await userEvent.upload(field() as HTMLInputElement, chosen);
  return screen;
}

test('a file without a column that is needed is not sent', async () => {
  const text = await wordsOf('ownerPortfolioFiles', 'en');
  const screen = await choose(file('people.csv', 'reference,apodo', 'P-1,Ana'), {
    language: 'en',
    theme: 'dark',
  });
  const said = text.problems.columns_missing({ file: 'people.csv', columns: 'full_name' });
  await expect.element(screen.getByText(said)).toBeVisible();
  expect(server.callsOf('import_portfolio')).toEqual([]);
});

test('rows that cannot be are named, by this screen and by the database', async () => {
  const text = await wordsOf('ownerPortfolioFiles', 'es');
  server.call('import_portfolio', outcome('units', 2, 'property_unknown'));
  const units = file('units.csv', 'reference,property,label', 'U-1,P-9,1-A', 'U-2,,1-B');
  const screen = await choose(units, { width: 360 });
  await expect.element(screen.getByText(text.reasons.property_unknown)).toBeVisible();
  const missing = text.faults.missing({ column: 'property', given: '' });
  await expect.element(screen.getByText(missing)).toBeVisible();
  await expect.element(screen.getByText(text.nothingNew)).toBeVisible();
  await expectAccessible();
});

test('who is registered under another reference is named with it, and a column that is not read is named too', async () => {
  const text = await wordsOf('ownerPortfolioFiles', 'en');
  const [id, given] = [newId(), 'Rosa Almonte'];
  server.rows('people', [
    { id, full_name: given, email: '', identity_type: 'cedula', identity_number: '00113918205' },
  ]);
  server.rows('portfolio_references', [{ record_id: id, reference: 'P-7' }]);
  server.call('import_portfolio', outcome());
  const head = 'reference,full_name,identity_type,identity_number,Apodo';
  const screen = await choose(file('people.csv', head, 'X-9,Otra,Cédula,001-1391820-5,Ota'), {
    language: 'en',
  });
  await expect.element(screen.getByText(text.faults.registered({ given, column: 'P-7' }))).toBeVisible();
  const ignored = text.ignored({ file: text.files.people, columns: 'Apodo' });
  await expect.element(screen.getByText(ignored)).toBeVisible();
});
