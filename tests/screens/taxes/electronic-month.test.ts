import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { sha256Of } from '#src/data/sha256.ts';
import { toBase64, utf8 } from '#src/domain/taxes/ecf/bytes.ts';
import { ENCF, ecfDocument, electronicIssuer, electronicRange } from '#tests/screens/fixtures/electronic.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, ORGANIZATION_ID, type Row, row } from '#tests/screens/harness/fixtures.ts';
import { takeErrors } from '#tests/screens/harness/logged.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { wordsOf } from '#tests/support/texts.ts';

const TAXES = '/owner-dashboard/finance/taxes';
const MONTH = '2026-04';
const of = (more: Partial<Row<'ecf_documents'>>) =>
  ecfDocument({ id: newId(), issued_on: '2026-04-10', environment: 'testecf', ...more });
const waiting = of({ state: 'signed', contingency_kind: 1, encf: 'E310000000009' });

beforeEach(() => {
  server.empty('tax_filings', 'account_months', 'ncf_ranges', 'contingencies', 'contingency_receipts');
  server.rows('fiscal_issuers', [electronicIssuer()]);
  server.rows('ecf_documents', [
    of({ state: 'accepted' }),
    of({ state: 'conditional', total_minor: 100_000 }),
    of({ state: 'rejected', encf: ENCF }),
    waiting,
    of({ state: 'annulled' }),
  ]);
  server.rows('ecf_queue', [
    row(
      'ecf_queue',
      { organization_id: ORGANIZATION_ID, issuer_id: ORGANIZATION_ID, environment: 'testecf' },
      {
        ...({ state: 'signed', count: 1, problem_count: 0, contingency_kind: 1 } as const),
        ...{ oldest_at: '2026-04-10T12:00:00Z', due_by: '2026-04-13T12:00:00Z' },
      },
    ),
    row(
      'ecf_queue',
      { organization_id: ORGANIZATION_ID, issuer_id: ORGANIZATION_ID, environment: 'testecf' },
      {
        ...({ state: 'rejected', count: 1, problem_count: 0, contingency_kind: null } as const),
        ...{ oldest_at: '2026-04-10T12:00:00Z', due_by: null },
      },
    ),
  ]);
});

test('what waits and what was rejected can be worked off, and the month has each verdict', async () => {
  const { queue, states, month } = await wordsOf('ownerEcf', 'es');
  server.empty('ecf_events');
  const screen = await openScreen(`${TAXES}?month=${MONTH}`, { width: 360 });
  const list = screen.getByRole('list', { name: queue.title });
  await expect.element(list.getByText(states.rejected)).toBeVisible();
  await expect.element(list.getByText(states.contingency)).toBeVisible();
  await expect.element(screen.getByText(month.trial)).toBeVisible();
  const table = screen.getByRole('table', { name: month.caption });
  // 59,000.00 accepted and 1,000.00 with remarks.
  await expect.element(table.getByText('RD$60,000.00')).toBeVisible();
  await expectAccessible();
  await list.getByRole('button', { name: ENCF }).click();
  await expect.element(screen.getByRole('dialog').getByText(states.rejected)).toBeVisible();
});

test('a contingency begins after its notice, and ends', async () => {
  const { contingency: text } = await wordsOf('ownerEcf', 'en');
  const started = newId();
  server.call('start_contingency', started);
  server.call('end_contingency', started);
  const screen = await openScreen(TAXES, { language: 'en', theme: 'dark' });
  await screen.getByRole('button', { name: text.start }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(text.rules[0] ?? '')).toBeVisible();
  await expect.element(dialog.getByText(text.noNumbers)).toBeVisible();
  await dialog.getByRole('button', { name: text.start }).click();
  await expect.element(dialog.getByText(text.noteMissing).first()).toBeVisible();
  await expect.element(dialog.getByText(text.confirmMissing).first()).toBeVisible();
  await expectAccessible();
  expect(server.callsOf('start_contingency')).toEqual([]);
  await dialog.getByLabelText(text.note, { exact: false }).fill('Sin fibra');
  await dialog.getByLabelText(text.confirm).click();
  server.rows('contingencies', [
    row(
      'contingencies',
      { id: started, organization_id: ORGANIZATION_ID, issuer_id: ORGANIZATION_ID },
      {
        ...{ is_total: true, starts_on: '2026-05-15', ends_on: null, note: 'Sin fibra' },
      },
    ),
  ]);
  await dialog.getByRole('button', { name: text.start }).click();
  await expect
    .element(screen.getByText(text.mostUntil({ date: 'May 29, 2026' }), { exact: false }))
    .toBeVisible();
  expect(server.callsOf('start_contingency')).toMatchObject([
    { p_is_total: true, p_starts_on: '2026-05-15', p_note: 'Sin fibra' },
  ]);
  await screen.getByRole('button', { name: text.end }).click();
  await expect.element(screen.getByText(text.endText({ date: 'June 14, 2026' }))).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: text.end }).click();
  await expect.poll(() => server.callsOf('end_contingency')).toMatchObject([{ p_ends_on: '2026-05-15' }]);
});

test('papers of a contingency are replaced one by one, and its e-CF is sent', async () => {
  const { contingency: text, paper } = await wordsOf('ownerEcf', 'es');
  const [invoiceId, successor] = [newId(), newId()];
  server.rows('ncf_ranges', [electronicRange()]);
  server.rows('contingency_receipts', [
    row(
      'contingency_receipts',
      { organization_id: ORGANIZATION_ID, issuer_id: ORGANIZATION_ID },
      {
        ...{ invoice_id: invoiceId, ncf: 'B0100000003', issued_on: '2026-05-02', due_by: '2026-06-03' },
        client_name: 'Ferretería Sol',
      },
    ),
  ]);
  server.call('replace_contingency_receipt', successor);
  const sent: string[] = [];
  server.at('POST', '/api/fiscal-receipts/', (request) => {
    sent.push(new URL(request.url).pathname);
    return { state: 'accepted', messages: [], problems: [] };
  });
  const screen = await openScreen(TAXES);
  await expect
    .element(screen.getByText(text.toReplace({ count: 1, date: '3 de junio de 2026' })))
    .toBeVisible();
  await screen.getByRole('button', { name: paper.action, exact: false }).click();
  await screen.getByRole('dialog').getByRole('button', { name: paper.action }).click();
  await expect.element(screen.getByText(paper.done)).toBeVisible();
  expect(server.callsOf('replace_contingency_receipt')).toMatchObject([{ p_invoice_id: invoiceId }]);
  await expect.poll(() => sent).toEqual([`/api/fiscal-receipts/${successor}/send`]);
});

test('a form of a month with unsettled e-CF warns before it is filed', async () => {
  const { month } = await wordsOf('ownerEcf', 'es');
  server.empty('fiscal_invoices_list', 'purchase_receipts', 'unusable_ncfs');
  const screen = await openScreen(`${TAXES}/forms/608?month=${MONTH}`);
  await expect
    .element(screen.getByText(month.unsettled({ open: 1, rejected: 1 }), { exact: false }))
    .toBeVisible();
  await expectAccessible();
});

test('a month’s files are saved as they were kept, with a list of them', async () => {
  const { archive } = await wordsOf('ownerEcf', 'es');
  keepSavedFiles();
  const [given, came, annulled] = ['<ECF>1</ECF>', '<ECF>ñ</ECF>', '<ANECF/>'];
  const file = async (id: string, text: string, more: object) => ({
    ...{ id, is_received: false, encf: ENCF, other_tax_id: '101010632', issued_on: '2026-04-10' },
    ...{
      ncf_kind: 'fiscal_credit' as const,
      state: 'accepted',
      total_minor: 118_050,
      kind: 'ecf',
      direction: 'out',
    },
    ...{
      created_at: '2026-04-10T12:00:00Z',
      sha256: await sha256Of(text),
      content: toBase64(utf8(text)),
      ...more,
    },
  });
  const id = (first: number) => `${first}0000000-0000-4000-8000-000000000000`;
  server.call('list_ecf_files', [
    await file(id(1), given, {}),
    await file(id(2), came, { is_received: true, direction: 'in', state: 'accepted_by_dgii' }),
    await file(id(3), annulled, {
      encf: '',
      other_tax_id: '',
      ncf_kind: null,
      total_minor: null,
      kind: 'anecf',
    }),
  ]);
  const screen = await openScreen(`${TAXES}?month=${MONTH}`, { width: 360 });
  const saved = await savedBy(() => screen.getByRole('button', { name: archive.save }).click());
  expect(saved.name).toBe('e-cf-2026-04.zip');
  const parts = unzipSync(saved.bytes);
  const textOf = (name: string) => new TextDecoder().decode(parts[name]);
  expect(textOf(`emitidos/${ENCF}.ecf.out.10000000.xml`)).toBe(given);
  expect(textOf(`recibidos/101010632${ENCF}.ecf.in.20000000.xml`)).toBe(came);
  expect(textOf('emitidos/anecf.anecf.out.30000000.xml')).toBe(annulled);
  expect(textOf('lista.csv')).toContain(`,${ENCF},101010632,2026-04-10,accepted,1180.50,ecf,out,`);
  expect(textOf('lista.csv')).toContain(await sha256Of(annulled));
  expect(server.callsOf('list_ecf_files')).toMatchObject([
    { p_environment: 'testecf', p_from: '2026-04-01', p_to: '2026-04-30' },
  ]);
  await expect.element(screen.getByText(archive.done({ count: 3 }))).toBeVisible();
});

test('a file that is not what was kept is not saved as if it were', async () => {
  const { archive } = await wordsOf('ownerEcf', 'en');
  server.call('list_ecf_files', [
    {
      ...{ id: newId(), is_received: false, encf: ENCF, other_tax_id: '', issued_on: '2026-04-10' },
      ...{ ncf_kind: 'fiscal_credit', state: 'accepted', total_minor: 1, kind: 'ecf', direction: 'out' },
      ...{ created_at: '2026-04-10T12:00:00Z', sha256: 'a'.repeat(64), content: toBase64(utf8('<ECF/>')) },
    },
  ]);
  const screen = await openScreen(`${TAXES}?month=${MONTH}`, { language: 'en' });
  await screen.getByRole('button', { name: archive.save }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  takeErrors();
});
