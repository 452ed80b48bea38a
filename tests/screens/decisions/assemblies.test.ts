import { expect, test } from 'vitest';
import { ASSEMBLY_ID, assembly, rules } from '#tests/screens/fixtures/assemblies.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const LIST = '/owner-dashboard/democratic/assemblies';
const property = { id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: '' };

test('assemblies are listed by their state, and narrowed to the archive of a year', async () => {
  const text = await wordsOf('assemblies', 'es');
  server.rows('properties', [property]);
  server.rows('assemblies_list', (asked) => {
    const isArchive = asked.toString().includes('certified');
    return isArchive
      ? [assembly({ status: 'certified', title: 'La de antes', starts_at: '2025-03-01T15:00:00Z' })]
      : [assembly({ status: 'called' })];
  });
  const screen = await openScreen(LIST, { width: 360, theme: 'dark' });
  await expect.element(screen.getByText('Asamblea ordinaria')).toBeVisible();
  await expect.element(screen.getByText(text.status.called).first()).toBeVisible();
  await expectAccessible();
  const narrowed = await openScreen(`${LIST}?f.state=archive&f.year=2025`, { width: 1280 });
  await expect.element(narrowed.getByText('La de antes')).toBeVisible();
});

test('a draft is refused at its fields, its items change places by keys, and it is saved whole', async () => {
  const { form: text } = await wordsOf('assemblies', 'en');
  const { choice } = await wordsOf('decisions', 'en');
  const draftId = newId();
  server.rows('properties', [property]);
  server.rows('decisions', [
    row('decisions', {
      id: draftId,
      question: 'Repair the lift?',
      assembly_id: null,
      property_id: PROPERTY_ID,
      status: 'draft',
    }),
  ]);
  server.call('save_assembly', ASSEMBLY_ID);
  const screen = await openScreen(`${LIST}/new`, { language: 'en' });
  const save = screen.getByRole('button', { name: text.save });
  await save.click();
  for (const problem of [
    'buildingMissing',
    'titleLength',
    'dayMissing',
    'hourMissing',
    'itemLength',
  ] as const)
    await expect.element(screen.getByText(text.problems[problem]).first()).toBeVisible();
  expect(server.callsOf('save_assembly')).toEqual([]);
  await expectAccessibleInBothThemes();
  await screen.getByRole('combobox', { name: text.building }).click();
  await screen.getByRole('option', { name: 'Torre Mar' }).click();
  await screen.getByLabelText(text.title, { exact: true }).fill('Ordinary 2026');
  await screen.getByLabelText(text.day, { exact: true }).fill('2026-06-01');
  await screen.getByLabelText(text.hour, { exact: true }).fill('19:00');
  await screen.getByLabelText(text.item({ position: 1 }), { exact: true }).fill('Accounts');
  await screen.getByRole('button', { name: text.addItem }).click();
  await screen.getByLabelText(text.decision({ position: 2 })).selectOptions(draftId);
  await screen.getByRole('button', { name: choice.up({ name: text.item({ position: 2 }) }) }).click();
  server.rows('assemblies_list', [
    assembly({ status: 'draft', called_at: null, opened_at: null, rules_id: null }),
  ]);
  await save.click();
  await expect
    .poll(() => server.callsOf('save_assembly'))
    .toMatchObject([
      {
        p_property_id: PROPERTY_ID,
        p_assembly: {
          ...{
            title: 'Ordinary 2026',
            place: '',
            starts_at: '2026-06-01T23:00:00.000Z',
            second_call_at: null,
          },
          items: [
            { title: 'Repair the lift?', decision_id: draftId },
            { title: 'Accounts', decision_id: null },
          ],
        },
      },
    ]);
});

test('a call within the days of notice goes out only once its writer says that it is short', async () => {
  const { call: text } = await wordsOf('assemblies', 'es');
  server.rows('assemblies_list', [
    assembly({
      status: 'draft',
      starts_at: '2026-05-20T23:00:00Z',
      called_at: null,
      opened_at: null,
      rules_id: null,
    }),
  ]);
  server.rows('assembly_items', [
    row('assembly_items', {
      id: newId(),
      position: 1,
      title: 'Cuentas',
      decision_id: null,
      is_motion: false,
      moved_by: '',
    }),
  ]);
  server.rows('decision_rules', [rules()]);
  server.call('assembly_quorum', { all: '0', votes: 0, present: '0', here: 0, calls: [] } as never);
  server.call('call_assembly', null as never);
  const screen = await openScreen(`${LIST}/${ASSEMBLY_ID}`);
  await screen.getByRole('button', { name: text.open }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(text.given({ days: 5 }), { exact: false })).toBeVisible();
  const submit = dialog.getByRole('button', { name: text.submit });
  await submit.click();
  await expect.element(dialog.getByText(text.shortMissing).first()).toBeVisible();
  expect(server.callsOf('call_assembly')).toEqual([]);
  await expectAccessible();
  await dialog.getByRole('checkbox', { name: text.short, exact: false }).click();
  await submit.click();
  await expect.element(screen.getByText(text.done)).toBeVisible();
  expect(server.callsOf('call_assembly')).toEqual([{ p_assembly_id: ASSEMBLY_ID, p_is_short_notice: true }]);
});

test('a building whose rules say no days of notice cannot call one', async () => {
  const { call: text } = await wordsOf('assemblies', 'en');
  server.rows('assemblies_list', [
    assembly({ status: 'draft', called_at: null, rules_id: null, opened_at: null }),
  ]);
  server.empty('assembly_items');
  server.rows('decision_rules', [rules({ notice_days: null })]);
  server.call('assembly_quorum', { all: '0', votes: 0, present: '0', here: 0, calls: [] } as never);
  const screen = await openScreen(`${LIST}/${ASSEMBLY_ID}`, { language: 'en' });
  await screen.getByRole('button', { name: text.open }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(text.noRule)).toBeVisible();
  await expect.element(dialog.getByText(text.noItems)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: text.submit })).toBeDisabled();
});
