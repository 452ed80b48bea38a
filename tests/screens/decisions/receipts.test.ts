import { createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { sha256Of } from '#src/data/sha256.ts';
import { composeKeptReceipt, type KeptReceipt } from '#src/domain/decisions/kept-receipt.ts';
import { VOTE_RECEIPTS } from '#src/domain/foundation/browser-keys.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId, ORGANIZATION_ID, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';
import {
  answerVoter,
  DECISION_ID,
  decision,
  PROPERTY_ID,
  publishedOf,
  QUESTION,
  result,
  VOTE_ID,
  vote,
} from './voters.ts';

const AT = `/tenant-dashboard/decisions/${DECISION_ID}`;
const receipt: KeptReceipt = {
  decisionId: DECISION_ID,
  voteId: VOTE_ID,
  weight: '375',
  choice: [1],
  question: QUESTION,
  property: 'Torre Mar',
  unit: '3-B',
  castAt: '2026-05-12T12:00:00Z',
};
const secret: KeptReceipt = { ...receipt, token: 'b'.repeat(64) };

const keep = (one: KeptReceipt) =>
  set(
    `${USER_ID}/${DECISION_ID}/${VOTE_ID}`,
    { cast: one, sent: [] },
    createStore(VOTE_RECEIPTS, VOTE_RECEIPTS),
  );
const fileOf = (one: KeptReceipt) =>
  new File([composeKeptReceipt(one)], 'llavero.json', { type: 'application/json' });

async function close(counted: KeptReceipt): Promise<void> {
  const isSecret = counted.token !== undefined;
  server.rows('decisions_list', [
    decision({
      status: 'closed',
      closed_at: '2026-05-14T16:00:00Z',
      outcome: 'adopted',
      is_secret: isSecret,
    }),
  ]);
  server.call('my_votes', [{ ...vote, has_voted: true, choice: isSecret ? null : [1] }]);
  server.call('decision_result', result as never);
  server.call('published_ballots', (await publishedOf(counted)) as never);
}

beforeEach(answerVoter);

describe('once voting is closed', () => {
  test.each([
    ['es', receipt],
    ['en', secret],
  ] as const)('the receipt that was kept says that the vote counts (%s)', async (language, own) => {
    const { tenantDecisions: text, decisions } = await textsOf(language);
    await keep(own);
    await close(own);
    const screen = await openScreen(AT, { language, width: 360 });
    const said = own.token ? text.receipt.countedSecret : text.receipt.countedOpen;
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect
      .element(screen.getByText(text.vote.youChose({ choice: decisions.yes }), { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByText(text.receipt.list({ count: 2 }))).toBeVisible();
    await expectAccessibleInBothThemes();
  });

  test('a receipt that says another choice than the one that was counted is a loud fault', async () => {
    const { tenantDecisions: text } = await textsOf('es');
    await keep({ ...receipt, choice: [2] });
    await close(receipt);
    const screen = await openScreen(AT, { theme: 'dark' });
    const alert = screen.getByRole('alert');
    const found = alert.getByText(text.receipt.verdicts.not_in_list, { exact: false });
    await expect.element(found).toBeVisible();
    await expect.element(alert.getByText(text.receipt.whatToDo)).toBeVisible();
    await expectAccessible();
  });

  test('a list that was changed after the count is a loud fault', async () => {
    const { tenantDecisions: text } = await textsOf('en');
    await keep(receipt);
    await close(receipt);
    const published = await publishedOf(receipt);
    server.call('published_ballots', { ...published, leaves: published.leaves.slice(1) } as never);
    const screen = await openScreen(AT, { language: 'en' });
    const found = screen.getByRole('alert').getByText(text.receipt.verdicts.list_altered, { exact: false });
    await expect.element(found).toBeVisible();
  });

  test('anybody checks a file here, and one of another decision is led there', async () => {
    const { tenantDecisions: text } = await textsOf('es');
    await close(receipt);
    const screen = await openScreen(AT, { width: 360 });
    await expect.element(screen.getByText(text.receipt.none)).toBeVisible();
    const field = screen.getByLabelText(text.receipt.file);
    await field.upload(fileOf(receipt));
    await expect.element(screen.getByText(text.receipt.countedOpen)).toBeVisible();
    await screen.getByRole('button', { name: text.receipt.remove }).click();
    await field.upload(fileOf({ ...receipt, decisionId: VOTE_ID, question: '¿Otra?' }));
    await expect.element(screen.getByText('¿Otra?')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: text.receipt.otherLink }))
      .toHaveAttribute('href', `/tenant-dashboard/decisions/${VOTE_ID}`);
    await expectAccessible();
  });
});

describe('an assembly', () => {
  const ID = newId();
  const assembly = {
    id: ID,
    organization_id: ORGANIZATION_ID,
    property_id: PROPERTY_ID,
    title: 'Asamblea ordinaria',
    place: 'Salón',
    starts_at: '2026-05-20T23:00:00Z',
    second_call_at: '2026-05-20T23:30:00Z',
    opened_at: null,
    closed_at: null,
    minutes: '',
    minutes_hash: null,
  };

  test('that is called is in the list, with its agenda', async () => {
    const { tenantDecisions: text } = await textsOf('es');
    server.rows('assemblies', [{ ...assembly, status: 'called' }]);
    server.rows('assembly_items', [
      {
        id: newId(),
        assembly_id: ID,
        position: 1,
        title: 'Cuentas',
        decision_id: null,
        is_motion: false,
        moved_by: '',
      },
      {
        id: newId(),
        assembly_id: ID,
        position: 2,
        title: 'Pintura',
        decision_id: DECISION_ID,
        is_motion: false,
        moved_by: '',
      },
    ]);
    const screen = await openScreen('/tenant-dashboard/decisions', { width: 360 });
    await screen.getByRole('link', { name: /Asamblea ordinaria/ }).click();
    await expect.element(screen.getByText('Cuentas')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: text.assemblies.toDecision }))
      .toHaveAttribute('href', `/tenant-dashboard/decisions/${DECISION_ID}`);
    await expectAccessibleInBothThemes();
  });

  test.each([
    ['the text that was signed', true],
    ['another text', false],
  ] as const)('that is certified shows its minutes: %s', async (_, isSame) => {
    const { tenantDecisions: text } = await textsOf('en');
    const minutes = 'Se aprobó pintar.';
    server.rows('assemblies', [
      {
        ...assembly,
        ...{ status: 'certified', minutes, minutes_hash: await sha256Of(isSame ? minutes : 'Otra.') },
      },
    ]);
    server.empty('assembly_items');
    server.rows('minutes_signatures', [
      { assembly_id: ID, role: 'chair', full_name: 'Ana Peña', signed_at: '2026-05-21T00:00:00Z' },
    ]);
    const screen = await openScreen(`/tenant-dashboard/decisions/assemblies/${ID}`, { language: 'en' });
    await expect.element(screen.getByText(minutes)).toBeVisible();
    const said = isSame ? text.assemblies.minutesGood : text.assemblies.minutesBad;
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect
      .element(screen.getByText(text.assemblies.signedBy.chair({ name: 'Ana Peña' })))
      .toBeVisible();
  });
});
