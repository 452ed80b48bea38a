import { beforeEach, expect, test } from 'vitest';
import { ANA, LUIS, PROXY_ID, rules } from '#tests/screens/fixtures/assemblies.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const PAGE = '/owner-dashboard/democratic/proxies';
const unitId = newId();

beforeEach(() => {
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: '' }]);
  server.rows('decision_proxies_list', [
    row(
      'decision_proxies_list',
      {
        id: PROXY_ID,
        organization_id: ORGANIZATION_ID,
        property_id: PROPERTY_ID,
        property_name: 'Torre Mar',
      },
      { decision_id: null, decision_question: null, unit_id: null, unit_label: null, giver_id: LUIS },
      { giver_name: 'Luis Gil', holder_id: ANA, holder_name: 'Ana Peña', given_at: NOW, revoked_at: null },
    ),
  ]);
  const owned = (id: string, label: string) =>
    row(
      'decision_units_list',
      { id, property_id: PROPERTY_ID, label, area_m2: null, numerator: 1, denominator: 2 },
      {
        owners: [{ person_id: LUIS, name: 'Luis Gil' }],
      } as never,
    );
  server.rows('decision_units_list', [owned(unitId, '2-A'), owned(newId(), '2-B')]);
  server.rows('people', [
    { id: ANA, full_name: 'Ana Peña', email: null, phone: null, user_id: null },
    { id: LUIS, full_name: 'Luis Gil', email: null, phone: null, user_id: null },
  ] as never);
  server.call('search_people', [
    { id: ANA, full_name: 'Ana Peña', email: null, phone: null, user_id: null },
    { id: LUIS, full_name: 'Luis Gil', email: null, phone: null, user_id: null },
  ] as never);
  server.empty('decisions');
});

test('who holds what is listed, and a proxy is ended after a question', async () => {
  const text = await wordsOf('decisionProxies', 'es');
  server.call('revoke_proxy', refuse('proxy_used', {}, 'conflict'));
  const screen = await openScreen(PAGE, { width: 360, theme: 'dark' });
  await expect.element(screen.getByText('Ana Peña').first()).toBeVisible();
  await expectAccessibleInBothThemes();
  await screen
    .getByRole('button', { name: text.revokeOf({ giver: 'Luis Gil', holder: 'Ana Peña' }) })
    .click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: text.revoke }).click();
  const { errors } = await textsOf('es');
  await expect.element(dialog.getByText(errors.codes.proxy_used)).toBeVisible();
  expect(server.callsOf('revoke_proxy')).toEqual([{ p_proxy_id: PROXY_ID }]);
});

test('a proxy on paper is recorded for one unit, never to its giver', async () => {
  const { form: text } = await wordsOf('decisionProxies', 'en');
  const list = await wordsOf('decisionProxies', 'en');
  server.rows('decision_rules', [rules()]);
  server.call('give_proxy', newId());
  const screen = await openScreen(PAGE, { language: 'en' });
  await screen.getByRole('button', { name: list.add }).first().click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: text.building }).click();
  await dialog.getByRole('option', { name: 'Torre Mar' }).click();
  await expect.element(dialog.getByText(text.limit({ count: 2 }), { exact: false })).toBeVisible();
  await dialog.getByRole('combobox', { name: text.giver }).click();
  await dialog.getByRole('option', { name: 'Luis Gil' }).click();
  await dialog.getByLabelText(text.unit, { exact: false }).selectOptions(unitId);
  await dialog.getByRole('radio', { name: 'Luis Gil' }).click();
  const save = dialog.getByRole('button', { name: text.save });
  await save.click();
  await expect.element(dialog.getByText(text.problems.same).first()).toBeVisible();
  expect(server.callsOf('give_proxy')).toEqual([]);
  await expectAccessible();
  await dialog.getByRole('radio', { name: 'Ana Peña' }).click();
  await save.click();
  await expect
    .poll(() => server.callsOf('give_proxy'))
    .toMatchObject([{ p_property_id: PROPERTY_ID, p_giver_id: LUIS, p_holder_id: ANA, p_unit_id: unitId }]);
});

test('a building whose rules do not allow proxies says so', async () => {
  const list = await wordsOf('decisionProxies', 'es');
  server.rows('decision_rules', [rules({ proxies_allowed: null })]);
  const screen = await openScreen(PAGE);
  await screen.getByRole('button', { name: list.add }).first().click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: list.form.building }).click();
  await dialog.getByRole('option', { name: 'Torre Mar' }).click();
  await expect.element(dialog.getByText(list.form.notAllowed)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: list.form.save })).toBeDisabled();
});
