import { createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { WATCHED_LOGS } from '#src/domain/foundation/browser-keys.ts';
import { originOf } from '#src/domain/trust/checkpoint.ts';
import { leafHash, nodeHash, textHash, toBase64, toHex, utf8 } from '#src/domain/trust/hashes.ts';
import { openLogSigner } from '#src/edge/trust/log-signer.ts';
import { answerTrustSections } from '#tests/screens/fixtures/trust.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const signer = await openLogSigner(btoa('a'.repeat(32)));
const origin = originOf(ORGANIZATION_ID);
const RECEIPT = newId();
const SALT = 'ab'.repeat(32);
const FACTS = '{"number": 7}';
const leaf = `llavero-log/1\n${ORGANIZATION_ID}\nreceipt\n${RECEIPT}\n2026-05-15T16:00:00.000000Z\n${toHex(await textHash(`${SALT}\n${FACTS}`))}\n`;
const first = await leafHash(utf8(leaf));
const second = await leafHash(utf8('more'));
const note = (size: number, root: Uint8Array) => signer.sign({ origin, size, root });
const one = await note(1, first);
const two = await note(2, await nodeHash(first, second));
const proof = { position: 0, leaf, salt: SALT, facts: FACTS, path: [toBase64(second)], note: two };

const heads = (shown: string) => [{ organization_id: ORGANIZATION_ID, name: 'Casa', note: shown }];
const remember = (known: string) =>
  set(
    ORGANIZATION_ID,
    { note: known, key: toBase64(signer.publicKey) },
    createStore(WATCHED_LOGS, WATCHED_LOGS),
  );

beforeEach(async () => {
  await remember(one);
  server.at('GET', '/api/trust/key', () => ({ publicKey: toBase64(signer.publicKey) }));
  server.call('my_log_heads', heads(two));
  server.call('log_consistency', [toBase64(second)]);
  server.call('log_proof', proof);
  answerTrustSections();
  server.rows('lease_tenants', []);
  server.call('list_log', [{ position: 0, kind: 'receipt', record_id: RECEIPT, at: NOW, facts: FACTS }]);
});

describe('the owner', () => {
  test('sees that the log has only grown, and what stands in it', async () => {
    const { trust: text } = await textsOf('en');
    const screen = await openScreen('/owner-dashboard/trust', { language: 'en' });
    await expect.element(screen.getByText(text.logs.good({ count: 2, size: '2' }))).toBeVisible();
    await screen.getByRole('button', { name: /^Check: Receipt/ }).click();
    await expect.element(screen.getByText(text.proved)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: text.download })).toBeVisible();
    await screen.getByText(text.logged).click();
    await expect.element(screen.getByText(FACTS)).toBeVisible();
    await expect.element(screen.getByText(new RegExp(SALT))).toBeVisible();
    await expectAccessibleInBothThemes();
  });

  test('is told of a record that no longer says the same', async () => {
    const { trust: text } = await textsOf('es');
    server.call('log_proof', { ...proof, facts: '{"number": 8}' });
    const screen = await openScreen('/owner-dashboard/trust', { language: 'es', width: 360, theme: 'dark' });
    await screen.getByRole('button', { name: /^Comprobar: Recibo/ }).click();
    await expect.element(screen.getByText(text.proofFaults.other_facts)).toBeVisible();
    await expectAccessible();
  });

  test('has the log signed now', async () => {
    const { trust: text } = await textsOf('en');
    const asked: unknown[] = [];
    server.at('POST', '/api/trust/checkpoints', async (request: Request) => {
      asked.push(await request.json());
      return { note: two };
    });
    const screen = await openScreen('/owner-dashboard/trust', { language: 'en' });
    await screen.getByRole('button', { name: text.logs.sign }).click();
    await expect.element(screen.getByText(text.logs.signed)).toBeVisible();
    expect(asked).toEqual([{ organizationId: ORGANIZATION_ID }]);
  });
});

describe('a log that is not what this browser remembers', () => {
  const cases = [
    ['rewritten', two, async () => note(2, await nodeHash(second, first))],
    ['rewritten', one, async () => note(2, await nodeHash(second, second))],
    ['shorter', two, async () => one],
    ['unsigned', one, async () => two.replace('\n2\n', '\n3\n')],
  ] as const;
  test.each(cases)('is told loudly on every screen: %s', async (fault, known, shown) => {
    const { trust: text } = await textsOf('en');
    await remember(known);
    server.call('my_log_heads', heads(await shown()));
    const screen = await openScreen('/owner-dashboard/trust', { language: 'en' });
    const alarm = screen.getByRole('alert').filter({ hasText: text.faults[fault] });
    await expect.element(alarm.first()).toBeVisible();
    await expect.element(alarm.getByText(text.alarm.whatToDo).first()).toBeVisible();
  });
});

test('a tenant checks a receipt', async () => {
  const { trust: text } = await textsOf('es');
  server.rows('receipts', [
    {
      id: RECEIPT,
      organization_id: ORGANIZATION_ID,
      number: 7,
      issued_on: '2026-05-15',
      currency: 'DOP',
      amount_minor: 2_500_000,
      voided_at: null,
    },
  ]);
  const screen = await openScreen('/tenant-dashboard/trust', { language: 'es', width: 360 });
  await screen
    .getByRole('button', { name: text.checkOf({ what: text.receipts.number({ number: 7 }) }) })
    .click();
  await expect.element(screen.getByText(text.proved)).toBeVisible();
  await expectAccessibleInBothThemes();
});
