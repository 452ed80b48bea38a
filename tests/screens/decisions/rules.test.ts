import { beforeEach, expect, test } from 'vitest';
import { majority, RULES_ID, rules } from '#tests/screens/fixtures/decisions.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, ORGANIZATION_ID, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const PAGE = `/owner-dashboard/democratic/rules/${PROPERTY_ID}`;
const [FIRST, SECOND] = [newId(), newId()];
const unit = (id: string, label: string, owners: object[] = []) =>
  row(
    'decision_units_list',
    { id, organization_id: ORGANIZATION_ID, property_id: PROPERTY_ID, label, label_order: label },
    { area_m2: null, numerator: 600, denominator: 1000, owners: owners as never },
  );

beforeEach(() => {
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: '' }]);
  server.rows('decision_rules', [rules(), rules({ id: newId(), version: 1, weight: 'unit' })]);
  server.rows('decision_majorities', [majority()]);
  server.rows('decision_units_list', [
    unit(FIRST, '1A', [{ person_id: newId(), name: 'Ana Peña' }]),
    unit(SECOND, '1B'),
  ]);
});

test('the rules say their articles, what is not stated, and that nothing is assumed', async () => {
  const text = await wordsOf('decisionRules', 'en');
  const { majorities } = await wordsOf('decisions', 'en');
  const screen = await openScreen(PAGE, { language: 'en' });
  await expect.element(screen.getByText(text.disputed)).toBeVisible();
  await expect.element(screen.getByText(text.weightOf.coefficient, { exact: false })).toBeVisible();
  await expect.element(screen.getByText(text.notStated, { exact: false }).first()).toBeVisible();
  await expect
    .element(screen.getByText(majorities.all({ fraction: '2/3', mustExceed: false }), { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText('600/1,000 (60%)').first()).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.show({ version: 1 }) }).click();
  await expect.element(screen.getByText(text.weightOf.unit, { exact: false })).toBeVisible();
});

test('a version is published with exact fractions, and what is wrong is said at its field', async () => {
  const text = await wordsOf('decisionRules', 'es');
  server.call('publish_decision_rules', RULES_ID);
  const screen = await openScreen(`${PAGE}/edit`, { width: 360, theme: 'dark' });
  const publish = screen.getByRole('button', { name: text.form.publish });
  const quorum = screen.getByLabelText(text.secondQuorum, { exact: false });
  await quorum.fill('mucho');
  await screen.getByRole('button', { name: text.form.addMajority }).click();
  await publish.click();
  for (const problem of ['fractionWrong', 'matterMissing', 'fractionMissing'] as const)
    await expect.element(screen.getByText(text.form.problems[problem]).first()).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('publish_decision_rules')).toEqual([]);
  await quorum.fill('33.5%');
  await screen
    .getByRole('button', { name: text.form.removeMajority({ name: text.form.majorityOf({ number: 2 }) }) })
    .click();
  await publish.click();
  await expect
    .poll(() => server.callsOf('publish_decision_rules'))
    .toMatchObject([
      {
        p_property_id: PROPERTY_ID,
        p_rules: {
          ...{ voters: 'owners', weight: 'coefficient', ranked_tie: null, count_abstentions: false },
          ...{ second_quorum_numerator: 335, second_quorum_denominator: 1000, notice_days: 10 },
          majorities: [{ matter: 'Obras', numerator: 2, denominator: 3, must_exceed: false, base: 'all' }],
        },
      },
    ]);
});

test('shares are pasted, and saved once they add up to the whole', async () => {
  const { sharesForm: text } = await wordsOf('decisionRules', 'en');
  server.call('set_unit_coefficients', 2);
  const screen = await openScreen(`${PAGE}/shares`, { language: 'en', width: 360 });
  const save = screen.getByRole('button', { name: text.save });
  await screen
    .getByRole('textbox', { name: text.paste, exact: false })
    .fill('1A\t62.5%\n1B\t30%\nTotal\t100%');
  await screen.getByRole('button', { name: text.take }).click();
  await expect.element(screen.getByText(text.unread({ lines: 'Total\t100%' }))).toBeVisible();
  await expect.element(screen.getByText(text.missing({ count: '75' }))).toBeVisible();
  await save.click();
  await expect.element(screen.getByText(text.sumWrong)).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('set_unit_coefficients')).toEqual([]);
  await screen.getByLabelText('1B', { exact: true }).fill('375');
  await expect.element(screen.getByText(text.exact)).toBeVisible();
  await save.click();
  await expect
    .poll(() => server.callsOf('set_unit_coefficients'))
    .toEqual([
      {
        ...{ p_property_id: PROPERTY_ID, p_denominator: 1000 },
        p_coefficients: [
          { unit_id: FIRST, numerator: 625 },
          { unit_id: SECOND, numerator: 375 },
        ],
      },
    ]);
});

test('a unit gets its owner, who is no longer the organization', async () => {
  const text = await wordsOf('decisionRules', 'es');
  const { common } = await textsOf('es');
  const personId = newId();
  server.rows('people', [{ id: personId, full_name: 'Fausto Marte', email: '', phone: '', user_id: null }]);
  server.call('set_unit_owners', 1);
  const screen = await openScreen(PAGE);
  await screen.getByRole('button', { name: text.changeOwnersOf({ unit: '1B' }) }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Agregar a Fausto Marte' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: common.actions.save }).click();
  await expect
    .poll(() => server.callsOf('set_unit_owners'))
    .toEqual([{ p_unit_id: SECOND, p_owners: [{ person_id: personId }] }]);
});
