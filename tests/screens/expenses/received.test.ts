import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerBill, BILL_ID, BILL_PATH, billLine } from '#tests/screens/fixtures/expenses.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, type Row, row, TODAY } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const INBOX = '/owner-dashboard/finance/expenses/received';
const ENCF = 'E310000000007';
const RECEIVED_ID = newId();

const received = (columns: Row<'ecf_received'> = {}): Row<'ecf_received'> =>
  row(
    'ecf_received',
    { id: RECEIVED_ID, organization_id: ORGANIZATION_ID, environment: 'ecf', encf: ENCF },
    { sender_tax_id: '130000019', sender_name: 'Comercial de Muestra', ncf_kind: 'fiscal_credit' },
    { issued_on: TODAY, total_minor: 1_180_000, itbis_minor: 180_000 },
    { is_uploaded: false, state: 'accepted_by_dgii' },
    { refusal: null, bill_id: null, bill_problem: null, approval_state: 'none', approval_reason: '' },
    { approval_to_sender: 'none', approval_to_dgii: 'none', created_at: NOW },
    columns,
  );

beforeEach(() => server.rows('ecf_received', [received()]));

test('what came is told with its state, its amount and why it is no bill; one is made of it', async () => {
  const text = await wordsOf('ownerReceived', 'es');
  const { errors } = await textsOf('es');
  server.rows('ecf_received', [
    received({ bill_problem: 'date_in_future' }),
    received({ id: newId(), encf: 'E310000000008', state: 'refused', refusal: 2 }),
    received({ id: newId(), encf: 'E310000000009', bill_id: BILL_ID, environment: 'testecf' }),
  ]);
  server.call('make_received_bill', () => {
    server.rows('ecf_received', [received({ bill_id: BILL_ID })]);
    return BILL_ID;
  });
  const screen = await openScreen(INBOX);
  await expect.element(screen.getByText(errors.codes.date_in_future).first()).toBeVisible();
  await expect.element(screen.getByText(text.refusals[2]).first()).toBeVisible();
  await expect.element(screen.getByText(text.environments.testecf).first()).toBeVisible();
  await expect.element(screen.getByText('RD$11,800.00').first()).toBeVisible();
  await expectAccessible();
  // What was refused is no bill, and what is one already is opened.
  for (const encf of ['E310000000008', 'E310000000009'])
    await expect
      .element(screen.getByRole('button', { name: `${text.makeBill}: ${encf}` }))
      .not.toBeInTheDocument();
  await screen.getByRole('button', { name: `${text.makeBill}: ${ENCF}` }).click();
  await expect.element(screen.getByText(text.madeBill)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: text.openBill }))
    .toHaveAttribute('href', `/owner-dashboard/finance/expenses/${BILL_ID}`);
  expect(server.callsOf('make_received_bill')).toEqual([{ p_received_id: RECEIVED_ID }]);
});

test('an empty inbox says how receipts come; a filter is asked of the database', async () => {
  const text = await wordsOf('ownerReceived', 'en');
  const asked: string[] = [];
  server.rows('ecf_received', (params) => {
    const names = ['state', 'ncf_kind', 'bill_id', 'order'];
    asked.push(names.map((name) => params.get(name) ?? '').join(' '));
    return [];
  });
  const screen = await openScreen(INBOX, { language: 'en', theme: 'dark', width: 360 });
  await expect.element(screen.getByRole('heading', { name: text.emptyTitle })).toBeVisible();
  const query = 'f.state=refused&f.kind=debit_note&f.bill=none&sort=total_minor';
  const filtered = await openScreen(`${INBOX}?${query}`, { language: 'en' });
  await expect.element(filtered.getByRole('heading', { name: text.noMatchTitle })).toBeVisible();
  expect(asked).toContain('in.(refused) in.(debit_note) is.null total_minor.asc,id.asc');
});

test('it is searched, kept to a month, and sorted by its heads', async () => {
  const text = await wordsOf('ownerReceived', 'en');
  const days: string[] = [];
  server.rows('ecf_received', (params) => {
    days.push(params.getAll('issued_on').join(' '));
    return [received()];
  });
  const found = received({ sender_name: 'Hallado' });
  server.call('search_received_ecf', ({ p_text }) => (p_text === '130-00001-9' ? [found] : []) as never);
  const screen = await openScreen(`${INBOX}?f.from=2026-05-01&f.to=2026-05-31`, { language: 'en' });
  await expect.element(screen.getByText('Comercial de Muestra').first()).toBeVisible();
  await screen.getByRole('searchbox', { name: text.search }).fill('130-00001-9');
  await expect.element(screen.getByText('Hallado').first()).toBeVisible();
  expect(new Set(days)).toEqual(new Set(['gte.2026-05-01 lte.2026-05-31']));
  await screen.getByRole('searchbox', { name: text.search }).fill('nadie');
  await expect.element(screen.getByRole('heading', { name: text.noMatchTitle })).toBeVisible();
  await expectAccessible();
});

test('one opens by the keyboard: what it says, what happened, and its file as it came', async () => {
  keepSavedFiles();
  const text = await wordsOf('ownerReceived', 'es');
  server.rows('ecf_received', [
    received({ approval_state: 'approved', approval_to_sender: 'taken', approval_to_dgii: 'waits' }),
  ]);
  const happened = (kind: string, detail: object) =>
    row('ecf_events', { id: newId(), organization_id: ORGANIZATION_ID, received_id: RECEIVED_ID, at: NOW }, {
      ...{ kind, detail },
    } as Row<'ecf_events'>);
  server.rows('ecf_events', [
    happened('verdict', { is_accepted: true }),
    happened('fault', { fault: 'own_fault' }),
  ]);
  server.rows('ecf_files', [
    {
      organization_id: ORGANIZATION_ID,
      received_id: RECEIVED_ID,
      kind: 'ecf',
      direction: 'in',
      bytes: '\\x3c45c3b13e',
    },
  ]);
  const screen = await openScreen(INBOX, { width: 360 });
  await expect.element(screen.getByText('Comercial de Muestra').first()).toBeVisible();
  // The keys are heard a moment after the rows are there.
  const step = async () => {
    await userEvent.keyboard('j');
    return document.activeElement?.textContent;
  };
  await expect.poll(step).toBe('Comercial de Muestra');
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('dialog', { name: text.panel.title({ encf: ENCF }) });
  await expect.element(panel.getByText(text.events.accepted)).toBeVisible();
  await expect.element(panel.getByText(text.events.fault)).toBeVisible();
  await expect.element(panel.getByText(text.events.came).last()).toBeVisible();
  await expect.element(panel.getByText(text.card.deliveries.taken)).toBeVisible();
  await expect.element(panel.getByText('RD$1,800.00')).toBeVisible();
  await expectAccessibleInBothThemes();
  const ofPanel = await savedBy(() => panel.getByRole('button', { name: text.panel.xml }).click());
  expect(ofPanel.name).toBe(`130000019${ENCF}.xml`);
  expect([...ofPanel.bytes]).toEqual([0x3c, 0x45, 0xc3, 0xb1, 0x3e]);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await screen.getByRole('button', { name: text.panel.actionsOf({ encf: ENCF }) }).click();
  const ofMenu = await savedBy(() => screen.getByRole('menuitem', { name: text.panel.xml }).click());
  expect(ofMenu).toEqual(ofPanel);
});

test('of what was not received there is no file; one that cannot be read is said', async () => {
  const text = await wordsOf('ownerReceived', 'en');
  const { errors } = await textsOf('en');
  const other = 'E310000000008';
  const refused = received({ id: newId(), encf: other, state: 'refused', refusal: 2 });
  server.rows('ecf_received', [received(), refused]);
  server.empty('ecf_files');
  const screen = await openScreen(INBOX, { language: 'en', theme: 'dark' });
  await screen.getByRole('button', { name: text.panel.actionsOf({ encf: other }) }).click();
  await expect.element(screen.getByRole('menuitem', { name: text.panel.open })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: text.panel.xml })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: text.panel.actionsOf({ encf: ENCF }) }).click();
  await screen.getByRole('menuitem', { name: text.panel.xml }).click();
  await expect.element(screen.getByText(errors.codes.not_found).first()).toBeVisible();
});

test('a file is read into its bill; one that cannot be read says so, and stays chosen', async () => {
  const text = await wordsOf('ownerReceived', 'en');
  const { errors } = await textsOf('en');
  const bills = await wordsOf('ownerBills', 'en');
  answerBill({ status: 'draft', ncf: ENCF, entry_id: null }, [billLine()]);
  server.rows('vendors_list', []);
  server.at('POST', '/api/received-receipts', () =>
    Response.json({ code: 'receipt_file_unsigned' }, { status: 400 }),
  );
  const screen = await openScreen('/owner-dashboard/finance/expenses/new', { language: 'en' });
  await screen.getByRole('button', { name: text.upload.open }).click();
  const dialog = screen.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: text.upload.submit });
  await submit.click();
  await expect.element(dialog.getByText(text.upload.missing).first()).toBeVisible();
  const file = new File(['<ECF/>'], 'e-cf.xml', { type: 'text/xml' });
  await dialog.getByLabelText(text.upload.file).upload(file);
  await submit.click();
  await expect.element(dialog.getByText(errors.codes.receipt_file_unsigned).first()).toBeVisible();
  await expect.element(dialog.getByText('e-cf.xml', { exact: false }).first()).toBeVisible();
  server.at('POST', '/api/received-receipts', () => ({ receivedId: RECEIVED_ID, billId: BILL_ID }));
  await submit.click();
  await expect.element(screen.getByRole('heading', { name: bills.form.editTitle })).toBeVisible();
});

test('the deal is answered from the bill, once and with a reason', async () => {
  const text = await wordsOf('ownerReceived', 'es');
  const { errors } = await textsOf('es');
  answerBill({ ncf: ENCF });
  server.rows('ecf_received', [received({ bill_id: BILL_ID })]);
  server.call('answer_received_ecf', () => refuse('approval_elsewhere'));
  const screen = await openScreen(BILL_PATH);
  await screen.getByRole('button', { name: text.card.approve }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: text.card.approve }).click();
  await expect.element(dialog.getByText(errors.codes.approval_elsewhere).first()).toBeVisible();
  server.call('answer_received_ecf', ({ p_reason: approval_reason = '' }) => {
    const waits = { approval_to_sender: 'waits', approval_to_dgii: 'taken' };
    server.rows('ecf_received', [
      received({ bill_id: BILL_ID, approval_state: 'refused', approval_reason, ...waits }),
    ]);
    return RECEIVED_ID;
  });
  const again = await openScreen(BILL_PATH);
  await again.getByRole('button', { name: text.card.refuse }).click();
  const refusal = again.getByRole('alertdialog');
  await refusal.getByLabelText(text.card.reason).fill('No se hizo el trabajo');
  await refusal.getByRole('button', { name: text.card.refuse }).click();
  await expect.element(again.getByText(text.card.refused({ reason: 'No se hizo el trabajo' }))).toBeVisible();
  await expect.element(again.getByText(text.card.deliveries.waits)).toBeVisible();
  await expect.element(again.getByRole('button', { name: text.card.approve })).not.toBeInTheDocument();
  expect(server.callsOf('answer_received_ecf')).toContainEqual({
    p_received_id: RECEIVED_ID,
    p_is_approved: false,
    p_reason: 'No se hizo el trabajo',
  });
});

test('a bill whose receipt was typed in shows nothing of it', async () => {
  const text = await wordsOf('ownerReceived', 'en');
  answerBill({ ncf: ENCF });
  server.rows('ecf_received', []);
  const screen = await openScreen(BILL_PATH, { language: 'en' });
  await expect.element(screen.getByText(ENCF).first()).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: text.card.title })).not.toBeInTheDocument();
});
