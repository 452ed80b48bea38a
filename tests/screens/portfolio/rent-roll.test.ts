import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IMPORT_COLUMNS } from '#src/domain/foundation/browser-keys.ts';
import { importableFiles } from '#src/domain/portfolio/portfolio-files/columns.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

// Sheets made up for these tests.
const PAGE = '/owner-dashboard/properties/files';
const SHEET = `Relación de alquileres
Propiedad,Apto,Inquilino,Cédula,Teléfono,Renta,Inicio,Vence,Depósito,Apodo
Torre Mar,1-A,Yesenia Rosario,001-1391820-5,809-555-0101,"RD$ 25,000.00",15/03/2026,14/03/2027,"50,000.00",Yesi
,1-B,Carlos Mejía,,555-0102,"26,000.00",01/02/2026,31/01/2027,,
TOTAL,,,,,"51,000.00",,,,
`;

/** Everything that is sent is new. */
function answerAll(refused: { readonly row: number; readonly reason: string }[] = []) {
  server.rows('properties', []);
  server.rows('people', []);
  server.call('import_portfolio', ({ p_files }) => {
    const files = p_files as unknown as Record<string, readonly { line: number }[]>;
    return Object.fromEntries(
      importableFiles.map((file) => {
        const rows = files[file] ?? [];
        const no =
          file === 'leases' ? refused.filter(({ row }) => rows.some(({ line }) => line === row)) : [];
        return [file, { added: rows.length - no.length, known: 0, refused: no }];
      }),
    );
  });
}

/** Opens the screen and chooses a sheet on it. */
async function choose(text: string, visit?: Visit) {
  const screen = await openScreen(PAGE, visit);
  const field = () => document.querySelector('[role=tabpanel] > :not([hidden]) input[type=file]');
  await expect.poll(field).not.toBeNull();
  await userEvent.upload(
    field() as HTMLInputElement,
    new File([text], 'alquileres.csv', { type: 'text/csv' }),
  );
  return screen;
}

test('a sheet becomes a portfolio: its columns are matched, what it leaves open is asked, a cell is corrected', async () => {
  const [text, ways] = await Promise.all([
    wordsOf('ownerRentRoll', 'es'),
    wordsOf('ownerPortfolioFiles', 'es'),
  ]);
  const { fields, usual } = text;
  answerAll();
  const screen = await choose(SHEET, { width: 360 });
  const holds = (column: string) =>
    screen.getByRole('combobox', { name: text.columns.holdsOf({ column }), exact: false });
  await expect.element(holds('Vence')).toHaveValue('ends_on');
  await expect.element(holds('Cédula')).toHaveValue('identity');
  await expect.element(screen.getByText(text.columns.ignored({ columns: 'Apodo' }))).toBeVisible();
  await expect.element(screen.getByLabelText(text.head)).toHaveValue('1');

  // Nothing goes on before it is said.
  const review = screen.getByRole('button', { name: text.review });
  await review.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(server.callsOf('import_portfolio')).toEqual([]);
  await screen.getByLabelText(fields.property_type).selectOptions('apartment_complex');
  await screen.getByLabelText(fields.province).selectOptions('Santo Domingo');
  await screen.getByLabelText(fields.municipality).fill('Santo Domingo Este');
  await screen.getByLabelText(fields.due_day).selectOptions('5');
  await screen.getByLabelText(fields.deposit_held).selectOptions('yes');
  await screen.getByLabelText(usual.chargedFrom).fill('2026-12-01');

  // A look at the other way loses nothing.
  await screen.getByRole('tab', { name: ways.ways.files }).click();
  await expect.element(screen.getByText(ways.exportTitle)).toBeVisible();
  await screen.getByRole('tab', { name: ways.ways.sheet }).click();
  await expectAccessible();
  await review.click();

  await expect
    .element(screen.getByRole('heading', { name: text.table.problems({ count: 1 }) }))
    .toBeVisible();
  await expect.element(screen.getByText(text.faults.phone)).toBeVisible();
  await expect.element(screen.getByText(text.preview.skipped({ count: 1 }))).toBeVisible();
  await expect.element(screen.getByText(text.preview.filledDown({ count: 1 }))).toBeVisible();
  await expect.element(screen.getByText(text.undo.left({ count: 1 }))).toBeVisible();
  await expectAccessible();
  keepSavedFiles();
  const { text: saved } = await savedBy(() => screen.getByRole('button', { name: text.table.save }).click());
  expect(saved).toContain(`555-0102`);
  expect(saved).toContain(`${fields.phone}: ${text.faults.phone}`);

  const cell = screen.getByLabelText(text.table.cell({ column: fields.phone, line: 4 }));
  await cell.fill('829-555-0102');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(text.table.said({ count: 0 }))).toBeInTheDocument();
  await screen.getByRole('button', { name: text.again }).click();
  await screen.getByRole('button', { name: text.submit({ count: 7 }) }).click();
  const made = text.done.text({ properties: 1, units: 2, people: 2, leases: 2 });
  await expect.element(screen.getByText(made)).toBeVisible();

  const sent = server.callsOf('import_portfolio').at(-1);
  expect(sent).toMatchObject({
    p_is_trial: false,
    p_files: {
      properties: [{ name: 'Torre Mar', property_type: 'apartment_complex', province: 'Santo Domingo' }],
      units: [{ label: '1-A' }, { label: '1-B', property: 'torre mar' }],
      people: [{ identity_number: '00113918205' }, { phone: '+18295550102' }],
      leases: [{ deposit_minor: 5_000_000, held_minor: 5_000_000, due_day: 5, bill_from: '2026-12-01' }, {}],
    },
  });
  const kept = Object.entries(localStorage).find(([key]) => key.startsWith(IMPORT_COLUMNS));
  expect(kept?.[1]).toContain('"identity"');
  expect(kept?.[1]).not.toContain('Yesenia');
});

test('pasted cells are read, what may mean two things is asked once, and what is here already is used', async () => {
  const text = await wordsOf('ownerRentRoll', 'en');
  answerAll([{ row: 3, reason: 'lease_overlaps' }]);
  const [propertyId, personId] = [newId(), newId()];
  server.rows('properties', (params) =>
    params.has('id')
      ? []
      : [
          {
            ...{ id: propertyId, name: 'Ocean View', property_type: 'condominium' as const },
            ...{ municipality: 'Sosúa', province: 'Puerto Plata' },
          },
        ],
  );
  server.rows('people', [
    {
      id: personId,
      full_name: 'Ana Perez',
      email: '',
      identity_type: 'cedula',
      identity_number: '00113918205',
    },
  ]);
  server.rows('portfolio_references', []);
  const screen = await openScreen(PAGE, { language: 'en', theme: 'dark' });
  const pasted = [
    'Property\tUnit\tTenant\tID number\tRent\tLease start\tType\tMunicipality\tProvince\tDue day',
    'Ocean View\t101\tAna Perez and Co Owner\t001-1391820-5\t1200.00\t03/04/2026\tcondo\tSosúa\tPuerto Plata\t1',
    'Ocean View\t102\tMark Doe\t\t900.00\t05/06/2026\t\t\t\t1',
  ].join('\n');
  await screen.getByLabelText(text.source.paste).fill(pasted);
  await screen.getByRole('button', { name: text.source.usePaste }).click();
  const joined = screen.getByLabelText(text.questions.joined({ example: 'Ana Perez and Co Owner' }));
  await joined.selectOptions('one');
  const order = screen.getByLabelText(text.questions.date_order({ example: '03/04/2026' }));
  await order.selectOptions(text.questions.monthFirst({ day: 'March 4, 2026' }));
  // The property is here: nothing of it is asked.
  await expect.element(screen.getByLabelText(new RegExp(`^${text.fields.province}`))).not.toBeInTheDocument();
  await screen.getByRole('button', { name: text.review }).click();

  await expect.element(screen.getByText(text.faults.lease_overlaps)).toBeVisible();
  await expect.element(screen.getByText(text.preview.hereTitle)).toBeVisible();
  const [trial, again] = server.callsOf('import_portfolio');
  expect(trial?.p_files).toMatchObject({
    properties: [],
    units: [{ property: propertyId }, { property: propertyId }],
    people: [{ full_name: 'Mark Doe' }],
    leases: [{ tenants: [personId], starts_on: '2026-03-04' }, { starts_on: '2026-05-06' }],
  });
  // Whoever would have come with a refused lease does not come without it.
  expect(again?.p_files).toMatchObject({ units: [{ label: '101' }], people: [], leases: [{}] });
  await screen.getByRole('button', { name: text.back }).click();
  await expect.element(order).toHaveValue('mdy');
});

test('a file that is no sheet says why at its field', async () => {
  const text = await wordsOf('ownerRentRoll', 'en');
  const screen = await choose('%PDF-1.7', { language: 'en' });
  await expect.element(screen.getByText(text.problems.pdf)).toBeVisible();
  await screen.getByRole('button', { name: text.source.usePaste }).click();
  await expect.element(screen.getByText(text.source.pasteMissing)).toBeVisible();
});
