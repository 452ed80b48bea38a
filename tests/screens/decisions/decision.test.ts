import { beforeEach, expect, test } from 'vitest';
import { receiptFile } from '#src/domain/decisions/receipt-file.ts';
import { leafOf } from '#src/domain/decisions/receipts.ts';
import {
  answerDecision,
  closed,
  DECISION_ID,
  decision,
  draft,
  result,
  rollVote,
} from '#tests/screens/fixtures/decisions.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const PAGE = `/owner-dashboard/democratic/${DECISION_ID}`;
const options = ['Portón', 'Cisterna', 'Techo'].map((label, index) => ({
  ...{ decision_id: DECISION_ID, position: index + 1, label, detail: '' },
}));
const none = { decisionId: DECISION_ID, isSecret: false, root: '', leaves: [], ballots: [] };

beforeEach(() => {
  server.call('published_ballots', none as never);
});

test('a draft leads from each thing that it lacks to where that is stated', async () => {
  const { gaps } = await wordsOf('ownerDecisions', 'es');
  const text = await wordsOf('decisionPage', 'es');
  answerDecision(draft({ gaps: ['first_quorum', 'coefficients', 'options', 'majority'] }));
  const screen = await openScreen(PAGE, { width: 360, theme: 'dark' });
  const leads = async (name: string, to: string) =>
    expect
      .element(screen.getByRole('link', { name: `${text.state}: ${name}` }))
      .toHaveAttribute('href', `/owner-dashboard/democratic/${to}`);
  await leads(gaps.first_quorum, `rules/${PROPERTY_ID}/edit#quorum`);
  await leads(gaps.coefficients, `rules/${PROPERTY_ID}/shares`);
  await leads(gaps.majority, `rules/${PROPERTY_ID}/edit#majorities`);
  await expect
    .element(screen.getByRole('link', { name: `${text.addOptions}: ${gaps.options}` }))
    .toBeVisible();
  expect(screen.getByRole('button', { name: text.open }).query()).toBeNull();
  await expectAccessible();
});

test('a secret one opens once its warnings were confirmed, and not in the past', async () => {
  const text = await wordsOf('decisionPage', 'en');
  const { warnings } = await wordsOf('ownerDecisions', 'en');
  answerDecision(draft({ is_secret: true }));
  server.call('secrecy_warnings', ['few_votes', 'unanimity']);
  server.call('open_decision', null as never);
  const screen = await openScreen(PAGE, { language: 'en' });
  await screen.getByRole('button', { name: text.open }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(warnings.few_votes)).toBeVisible();
  await dialog.getByLabelText(text.day).fill('2026-05-01');
  await dialog.getByRole('button', { name: text.open }).click();
  await expect.element(dialog.getByText(text.closingWrong).first()).toBeVisible();
  await expect.element(dialog.getByText(text.secrecyUnread).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText(text.day).fill('2026-05-25');
  await dialog.getByLabelText(text.secrecyRead).click();
  await dialog.getByRole('button', { name: text.open }).click();
  await expect
    .poll(() => server.callsOf('open_decision'))
    .toEqual([{ p_decision_id: DECISION_ID, p_closes_at: '2026-05-25T22:00:00.000Z' }]);
});

test('the office enters a vote for who has no device, and is not shown what others chose', async () => {
  const text = await wordsOf('decisionPage', 'es');
  const shared = await wordsOf('decisions', 'es');
  const waiting = rollVote({ unit_label: '1A' });
  answerDecision(decision({ kind: 'ranked' }));
  server.rows('decision_options', options);
  server.rows('decision_votes_list', [
    waiting,
    rollVote({ unit_label: '1B', has_voted: true }),
    rollVote({ unit_label: '1C', has_voted: true, holder_name: 'Luis Mota' }),
  ]);
  server.call('cast_vote', null as never);
  const screen = await openScreen(PAGE);
  await expect.element(screen.getByText(text.castBy({ name: 'Luis Mota' }))).toBeVisible();
  expect(screen.getByRole('button', { name: `${text.enter}: 1B` }).query()).toBeNull();
  await screen.getByRole('button', { name: `${text.enter}: 1A` }).click();
  const dialog = screen.getByRole('dialog');
  const send = dialog.getByRole('button', { name: text.vote, exact: true });
  await send.click();
  await expect.element(dialog.getByText(shared.choice.problems.missing).first()).toBeVisible();
  await dialog.getByRole('button', { name: shared.choice.add({ name: 'Techo' }) }).click();
  await dialog.getByRole('button', { name: shared.choice.add({ name: 'Portón' }) }).click();
  await dialog.getByRole('button', { name: shared.choice.up({ name: 'Portón' }) }).click();
  await expectAccessible();
  await send.click();
  await expect
    .poll(() => server.callsOf('cast_vote'))
    .toEqual([{ p_vote_id: waiting.id, p_choice: [1, 3], p_is_entered: true }]);
});

test('a secret vote is sent with a token that only the downloaded receipt has', async () => {
  const text = await wordsOf('decisionPage', 'en');
  const shared = await wordsOf('decisions', 'en');
  keepSavedFiles();
  const voteId = newId();
  answerDecision(decision({ is_secret: true, kind: 'budget' }));
  server.rows('decision_options', options.slice(0, 2));
  server.call('my_votes', [
    {
      ...{ vote_id: voteId, unit_label: '2B', weight: 250, has_voted: false, choice: null },
      ...{ by_proxy: false, is_entered: false, is_held_by_other: false },
    },
  ] as never);
  server.call('cast_secret_vote', null as never);
  const screen = await openScreen(PAGE, { language: 'en' });
  await expect.element(screen.getByText(text.resultSecret)).toBeVisible();
  await screen.getByRole('button', { name: `${text.vote}: ${text.ownVote({ unit: '2B' })}` }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Portón').fill('70');
  await dialog.getByRole('button', { name: text.vote, exact: true }).click();
  await expect.element(dialog.getByText(shared.choice.problems.budget).first()).toBeVisible();
  await dialog.getByLabelText('Cisterna').fill('30');
  await expectAccessible();
  const file = await savedBy(() => dialog.getByRole('button', { name: text.vote, exact: true }).click());
  const receipt = JSON.parse(file.text);
  expect(receipt).toMatchObject({ decisionId: DECISION_ID, voteId, choice: [70, 30] });
  expect(server.callsOf('cast_secret_vote')).toMatchObject([{ p_vote_id: voteId, p_token: receipt.token }]);
});

test('a result says fractions, ties and that there was no quorum, and is certified', async () => {
  const text = await wordsOf('decisionPage', 'en');
  const shared = await wordsOf('decisions', 'en');
  answerDecision(closed());
  server.call('decision_result', result() as never);
  server.call('certify_decision', null as never);
  const screen = await openScreen(PAGE, { language: 'en' });
  const majority = shared.majorities.all({ fraction: '2/3', mustExceed: false });
  await expect.element(screen.getByText(`${majority} (1,000)`)).toBeVisible();
  await expect.element(screen.getByText('800 · 80%')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.certify }).click();
  await screen.getByRole('dialog').getByRole('button', { name: text.certify }).click();
  await expect.poll(() => server.callsOf('certify_decision')).toEqual([{ p_decision_id: DECISION_ID }]);
});

test('one without a quorum is called again', async () => {
  const text = await wordsOf('decisionPage', 'es');
  const shared = await wordsOf('decisions', 'es');
  const again = newId();
  answerDecision(closed({ outcome: 'no_quorum' }));
  server.call('decision_result', result({ outcome: 'no_quorum', present: '300', ballots: 1 }) as never);
  server.call('call_decision_again', again);
  const screen = await openScreen(PAGE, { width: 360 });
  await expect.element(screen.getByText(shared.result.noQuorumText)).toBeVisible();
  await chooseAction(screen, text.callAgain);
  await expect
    .poll(() => server.callsOf('call_decision_again'))
    .toMatchObject([{ p_decision_id: DECISION_ID }]);
});

test('a receipt is checked in the browser against the published list', async () => {
  const text = await wordsOf('decisionPage', 'es');
  const receipt = { decisionId: DECISION_ID, voteId: newId(), weight: '250', choice: [1] };
  const root = await leafOf(receipt);
  answerDecision(closed({ outcome: 'tied' }));
  server.call('decision_result', result({ outcome: 'tied', tied: [1, 2] }) as never);
  server.call('published_ballots', {
    ...{ decision_id: DECISION_ID, is_secret: false, root, leaves: [root], ballots: [] },
  } as never);
  const screen = await openScreen(PAGE);
  const check = async (name: string, content: string) => {
    await screen.getByLabelText(text.receipt).upload(new File([content], name, { type: 'application/json' }));
  };
  await check('a.json', receiptFile(receipt));
  await expect.element(screen.getByText(text.verdicts.counted)).toBeVisible();
  await screen.getByRole('button', { name: 'Quitar' }).click();
  await check('b.json', receiptFile({ ...receipt, choice: [2] }));
  await expect.element(screen.getByText(text.verdicts.not_in_list)).toBeVisible();
  await screen.getByRole('button', { name: 'Quitar' }).click();
  await check('c.json', 'nada');
  await expect.element(screen.getByText(text.verdicts.unreadable)).toBeVisible();
});
