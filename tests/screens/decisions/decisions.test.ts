import { expect, test } from 'vitest';
import { answerDecision, closed, DECISION_ID, decision, draft } from '#tests/screens/fixtures/decisions.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const LIST = '/owner-dashboard/democratic';
const PROPERTY = { id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: '' };

test('the list says what each decision waits for, and is saved as a file', async () => {
  const text = await wordsOf('ownerDecisions', 'en');
  keepSavedFiles();
  server.rows('properties', [PROPERTY]);
  server.rows('decisions_list', [
    closed({ id: newId(), question: '¿Se cambia el portón?', outcome: 'tied' }),
    decision(),
    draft({ id: newId(), question: '¿Se compra una planta?', gaps: ['majority', 'coefficients'] }),
  ]);
  const screen = await openScreen(LIST, { language: 'en' });
  await expect.element(screen.getByRole('link', { name: '¿Se pinta la fachada?' })).toBeVisible();
  for (const said of [
    `Tied · ${text.notCertified}`,
    text.missing({ count: 2 }),
    text.turnout({ percent: '45%' }),
  ])
    await expect.element(screen.getByText(said).first()).toBeVisible();
  await expect.element(screen.getByText(text.closesAt({ at: 'May 30, 2026 at 6:00 PM' }))).toBeVisible();
  await expectAccessible();
  const { text: csv } = await savedBy(() => screen.getByRole('button', { name: text.exportCsv }).click());
  expect(csv).toContain('¿Se pinta la fachada?,Torre Mar,Yes or no,Open,No,,4,2,1000,450');
});

test('where there is none, the rules come first; without the permission there is only the list', async () => {
  const text = await wordsOf('ownerDecisions', 'es');
  server.rows('properties', [PROPERTY]);
  server.empty('decisions_list');
  const screen = await openScreen(LIST, { width: 360, theme: 'dark' });
  await expect
    .element(screen.getByRole('link', { name: text.stateRules }))
    .toHaveAttribute('href', '/owner-dashboard/democratic/rules');
  await expectAccessible();
});

test('who may only look is offered no action', async () => {
  const text = await wordsOf('ownerDecisions', 'es');
  const page = await wordsOf('decisionPage', 'es');
  answerDecision(draft({ gaps: ['options'] }));
  const screen = await openScreen(`${LIST}/${DECISION_ID}`, { role: 'viewer' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(page.gapsTitle).query()).toBeNull();
  await screen.getByRole('button', { name: 'Acciones' }).click();
  expect(screen.getByRole('menuitem', { name: page.discard }).query()).toBeNull();
  expect(screen.getByRole('link', { name: text.add }).query()).toBeNull();
});

test('a draft says what is missing at its field, and is sent with its options in order', async () => {
  const text = await wordsOf('ownerDecisions', 'en');
  const shared = await wordsOf('decisions', 'en');
  server.rows('properties', [PROPERTY]);
  server.empty('decision_rules', 'decision_majorities', 'documents');
  server.call('save_decision', DECISION_ID);
  answerDecision(draft());
  const screen = await openScreen(`${LIST}/new?property=${PROPERTY_ID}`, { language: 'en', width: 360 });
  const save = screen.getByRole('button', { name: text.form.save });
  await screen.getByRole('radio', { name: new RegExp(`^${shared.kinds.several}`) }).click();
  await screen.getByLabelText(text.form.maxChoices).fill('3');
  await save.click();
  for (const problem of ['questionMissing', 'optionMissing', 'choicesWrong'] as const)
    await expect.element(screen.getByText(text.form.problems[problem]).first()).toBeVisible();
  expect(server.callsOf('save_decision')).toEqual([]);
  await expectAccessible();
  await screen.getByLabelText(text.form.question).fill('¿Qué se arregla?');
  await screen.getByLabelText(text.form.option({ number: 1 }), { exact: true }).fill('Portón');
  await screen.getByLabelText(text.form.option({ number: 2 }), { exact: true }).fill('Cisterna');
  await screen.getByRole('button', { name: text.form.addOption }).click();
  await screen.getByLabelText(text.form.option({ number: 3 }), { exact: true }).fill('Techo');
  await screen.getByRole('button', { name: shared.choice.up({ name: 'Techo' }) }).click();
  await screen.getByRole('button', { name: shared.choice.remove({ name: 'Cisterna' }) }).click();
  await screen.getByLabelText(text.form.maxChoices).fill('2');
  await save.click();
  await expect
    .poll(() => server.callsOf('save_decision'))
    .toMatchObject([
      {
        p_property_id: PROPERTY_ID,
        p_decision: {
          ...{ kind: 'several', question: '¿Qué se arregla?', max_choices: 2, seats: 1, is_secret: false },
          options: [
            { label: 'Portón', detail: '' },
            { label: 'Techo', detail: '' },
          ],
        },
      },
    ]);
});
