import { createStore, entries } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { type KeptReceipt, readKeptReceipt } from '#src/domain/decisions/kept-receipt.ts';
import { VOTE_RECEIPTS } from '#src/domain/foundation/browser-keys.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { takeErrors } from '#tests/screens/harness/logged.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { fail, refuse } from '#tests/screens/harness/refusals.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';
import {
  answerVoter,
  building,
  DECISION_ID,
  decision,
  line,
  PERSON_ID,
  QUESTION,
  VOTE_ID,
  vote,
} from './voters.ts';

const AT = `/tenant-dashboard/decisions/${DECISION_ID}`;
const keptHere = () =>
  entries<string, { cast: KeptReceipt | null }>(createStore(VOTE_RECEIPTS, VOTE_RECEIPTS));

beforeEach(answerVoter);

describe('a co-owner who rents nothing', () => {
  test('begins with what is open, and has no menu of a lease', async () => {
    const { tenant, tenantDecisions: text } = await textsOf('es');
    const screen = await openScreen('/tenant-dashboard/');
    await expect.element(screen.getByText(QUESTION)).toBeVisible();
    await expect.element(screen.getByText(text.left.days({ count: 3 }), { exact: false })).toBeVisible();
    await expect.element(screen.getByText(text.toVote, { exact: true })).toBeVisible();
    const menu = screen.getByRole('navigation').first();
    await expect
      .element(menu.getByRole('link', { name: new RegExp(tenant.navigation.decisions) }))
      .toBeVisible();
    await expect
      .element(menu.getByRole('link', { name: tenant.navigation.payments }))
      .not.toBeInTheDocument();
    await expectAccessibleInBothThemes();
  });
});

test('a tenant without a say finds no decisions in the menu', async () => {
  const { tenant } = await textsOf('es');
  server.call('my_waiting_counts', { votes_to_cast: 0, has_decisions: false, has_lease: true });
  const screen = await openScreen('/tenant-dashboard/decisions');
  await expect.element(screen.getByRole('link', { name: tenant.navigation.payments }).first()).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: tenant.navigation.decisions, exact: true }))
    .not.toBeInTheDocument();
});

describe('an open vote', () => {
  test('says what is missing, is cast, and leaves a receipt in the browser and as a file', async () => {
    keepSavedFiles();
    const { decisions, tenantDecisions: text } = await textsOf('en');
    let cast: number[] | null = null;
    server.call('my_votes', () => [{ ...vote, has_voted: cast !== null, choice: cast }]);
    server.call('cast_vote', ({ p_choice }) => {
      cast = p_choice;
      return undefined;
    });
    const screen = await openScreen(AT, { language: 'en', theme: 'dark', width: 360 });
    await screen.getByRole('button', { name: text.vote.submit }).click();
    await expect.element(screen.getByText(decisions.choice.problems.missing).first()).toBeVisible();
    await expectAccessible();
    expect(server.callsOf('cast_vote')).toEqual([]);
    await screen.getByLabelText(decisions.yes, { exact: true }).click();
    await screen.getByRole('button', { name: text.vote.submit }).click();
    await expect
      .element(screen.getByText(text.vote.youChose({ choice: decisions.yes }), { exact: false }))
      .toBeVisible();
    expect(server.callsOf('cast_vote')).toEqual([{ p_vote_id: VOTE_ID, p_choice: [1] }]);
    const [kept] = await keptHere();
    expect(kept?.[0]).toBe(`${USER_ID}/${DECISION_ID}/${VOTE_ID}`);
    const file = await savedBy(() => screen.getByRole('button', { name: text.receipt.save }).click());
    expect(readKeptReceipt(file.text)).toMatchObject({ voteId: VOTE_ID, choice: [1], weight: '375' });
    await screen.getByRole('button', { name: text.vote.change }).click();
    await screen.getByLabelText(decisions.no, { exact: true }).click();
    await screen.getByRole('button', { name: text.vote.submitChange }).click();
    await expect
      .element(screen.getByText(text.vote.youChose({ choice: decisions.no }), { exact: false }))
      .toBeVisible();
    await expectAccessible();
  });

  test('is cast for each vote that is held, and one who has none may still speak', async () => {
    const { tenantDecisions: text } = await textsOf('es');
    server.call('my_votes', [vote, { ...vote, vote_id: newId(), unit_label: '4-C', by_proxy: true }]);
    const screen = await openScreen(AT);
    await expect.element(screen.getByText(text.vote.titleMany)).toBeVisible();
    await expect.element(screen.getByText(text.vote.byProxy)).toBeVisible();
    expect(screen.getByRole('button', { name: text.vote.submit }).elements()).toHaveLength(2);
  });
});

describe('a secret vote', () => {
  const secret = (more: object = {}) => {
    server.rows('decisions_list', [decision({ is_secret: true })]);
    server.call('my_votes', [{ ...vote, ...more }]);
  };

  test('keeps its key before it is sent, and is changed with it', async () => {
    const { decisions, tenantDecisions: text } = await textsOf('es');
    secret();
    const tokens: string[] = [];
    server.call('cast_secret_vote', ({ p_token }) => {
      tokens.push(p_token);
      secret({ has_voted: true });
      return undefined;
    });
    const screen = await openScreen(AT, { width: 360 });
    await expect.element(screen.getByText(text.vote.secretNote)).toBeVisible();
    await screen.getByLabelText(decisions.yes, { exact: true }).click();
    await screen.getByRole('button', { name: text.vote.submit }).click();
    await expect
      .element(screen.getByText(text.vote.youChose({ choice: decisions.yes }), { exact: false }))
      .toBeVisible();
    await screen.getByRole('button', { name: text.vote.change }).click();
    await screen.getByLabelText(decisions.no, { exact: true }).click();
    await screen.getByRole('button', { name: text.vote.submitChange }).click();
    await expect
      .element(screen.getByText(text.vote.youChose({ choice: decisions.no }), { exact: false }))
      .toBeVisible();
    const [first, second] = server.callsOf('cast_secret_vote') as Record<string, unknown>[];
    expect(first).toEqual({ p_vote_id: VOTE_ID, p_choice: [1], p_token: tokens[0] });
    expect(tokens[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toMatchObject({ p_choice: [2], p_old_choice: [1], p_old_token: tokens[0] });
    expect(tokens[1]).not.toBe(tokens[0]);
    await expectAccessible();
  });

  test('is not lost with its answer: the next attempt knows both keys', async () => {
    const { decisions, tenantDecisions: text } = await textsOf('es');
    secret();
    const sent: (string | undefined)[][] = [];
    server.call('cast_secret_vote', ({ p_token, p_old_token }) => {
      sent.push([p_token, p_old_token]);
      if (sent.length === 1) return fail() as never;
      return undefined;
    });
    const screen = await openScreen(AT);
    await screen.getByLabelText(decisions.yes, { exact: true }).click();
    await screen.getByRole('button', { name: text.vote.submit }).click();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    const [[, kept] = []] = await keptHere();
    expect((kept as unknown as { sent: KeptReceipt[] }).sent[0]?.token).toBe(sent[0]?.[0]);
    secret({ has_voted: true });
    await screen.getByRole('button', { name: text.vote.submit }).click();
    await expect.poll(() => sent.at(-1)?.[1]).toBe(sent[0]?.[0]);
    expect(takeErrors()).not.toEqual([]);
  });

  test('whose key is elsewhere says so, and takes it from the saved receipt', async () => {
    const { tenantDecisions: text } = await textsOf('es');
    secret({ has_voted: true });
    const screen = await openScreen(AT, { theme: 'dark' });
    await expect.element(screen.getByText(text.vote.keyMissing)).toBeVisible();
    const receipt = {
      ...{ format: 'llavero-vote-receipt-v1', decisionId: DECISION_ID, voteId: VOTE_ID, weight: '375' },
      ...{ choice: [1], token: 'a'.repeat(64), question: QUESTION, property: 'Torre Mar', unit: '3-B' },
      castAt: '2026-05-12T12:00:00Z',
    };
    const file = (content: object) =>
      new File([JSON.stringify(content)], 'r.json', { type: 'application/json' });
    const field = screen.getByLabelText(text.receipt.openFile);
    await field.upload(file({ ...receipt, format: 'other' }));
    await expect.element(screen.getByText(text.receipt.wrongFile)).toBeVisible();
    await screen.getByRole('button', { name: text.receipt.remove }).click();
    await field.upload(file({ ...receipt, voteId: DECISION_ID }));
    await expect.element(screen.getByText(text.receipt.wrongVote)).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: text.receipt.remove }).click();
    await field.upload(file(receipt));
    await expect.element(screen.getByRole('button', { name: text.vote.change })).toBeVisible();
  });
});

test('a proxy is given to a neighbour by their address, and taken back', async () => {
  const { tenantDecisions: text } = await textsOf('en');
  const { errorsDecisions } = await import('#src/i18n/dictionaries/decisions/errors-decisions.en.ts');
  const holderId = newId();
  let given: Parameters<typeof server.call<'my_proxies'>>[1] = [];
  server.call('my_proxies', () => given as never);
  server.call('find_proxy_holder', ({ p_email }) =>
    p_email === 'elba@example.com'
      ? [{ person_id: holderId, full_name: 'Elba Ruiz' }]
      : (refuse('holder_unknown') as never),
  );
  server.call('give_proxy', ({ p_proxy_id }) => {
    const about = { property_id: building.property_id, property_name: 'Torre Mar', decision_id: null };
    const people = { giver_name: 'Ana', holder_name: 'Elba Ruiz', is_given: true };
    given = [
      { id: p_proxy_id, ...about, ...people, question: null, unit_label: null, given_at: line.opened_at },
    ];
    return p_proxy_id;
  });
  server.call('revoke_proxy', () => {
    given = [];
    return undefined;
  });
  const screen = await openScreen('/tenant-dashboard/decisions', { language: 'en', width: 360 });
  await screen.getByRole('button', { name: text.proxies.give }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: text.proxies.give }).click();
  await expect.element(dialog.getByText(text.proxies.emailInvalid).first()).toBeVisible();
  await dialog.getByLabelText(text.proxies.email).fill('nadie@example.com');
  await dialog.getByRole('button', { name: text.proxies.give }).click();
  await expect.element(dialog.getByText(errorsDecisions.holder_unknown)).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText(text.proxies.email).fill('elba@example.com');
  await dialog.getByRole('button', { name: text.proxies.give }).click();
  await expect.element(screen.getByText(text.proxies.toOther({ name: 'Elba Ruiz' }))).toBeVisible();
  expect(server.callsOf('give_proxy')).toMatchObject([
    { p_giver_id: PERSON_ID, p_holder_id: holderId, p_property_id: building.property_id },
  ]);
  await screen.getByRole('button', { name: text.proxies.revoke }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: text.proxies.revoke }).click();
  await expect.element(screen.getByText(text.proxies.none)).toBeVisible();
});

test('a comment is said with its reason, and taken back', async () => {
  const { tenantDecisions: text } = await textsOf('es');
  const said: { id: string; body: string }[] = [];
  server.rows('decision_comments', () =>
    said.map((one) => ({ ...one, author_id: USER_ID, author_name: 'Ana Reyes', created_at: line.opened_at })),
  );
  server.call('comment_on_decision', ({ p_comment_id, p_body }) => {
    said.push({ id: p_comment_id, body: p_body });
    return p_comment_id;
  });
  server.call('withdraw_decision_comment', () => {
    said.length = 0;
    return undefined;
  });
  const screen = await openScreen(AT, { width: 360 });
  await screen.getByRole('button', { name: text.discussion.submit }).click();
  await expect.element(screen.getByText(text.discussion.missing).first()).toBeVisible();
  await screen.getByLabelText(text.discussion.label).fill('Es caro en mayo');
  await screen.getByRole('button', { name: text.discussion.submit }).click();
  await expect.element(screen.getByText('Es caro en mayo')).toBeVisible();
  await screen.getByRole('button', { name: text.discussion.withdraw }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: text.discussion.withdraw }).click();
  await expect.element(screen.getByText(text.discussion.none)).toBeVisible();
});
