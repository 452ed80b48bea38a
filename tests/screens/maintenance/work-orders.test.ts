import { beforeEach, describe, expect, test } from 'vitest';
import { answerChart } from '#tests/screens/fixtures/books.ts';
import { listedVendor } from '#tests/screens/fixtures/expenses.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import {
  askedVendor,
  NORTH_ID,
  ORDER_ID,
  ORDER_PATH,
  workOrder,
} from '#tests/screens/fixtures/work-orders.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, TODAY, USER_ID } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { chooseAction } from '#tests/screens/harness/record-menu.ts';
import { refuse } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const SOUTH_ID = newId();

beforeEach(() => {
  server.rows('work_orders_list', [workOrder()]);
  server.empty('work_order_lines', 'quote_requests_list', 'maintenance_photos');
  server.call('work_vendors', [
    { id: NORTH_ID, name: 'Plomería Norte', email: 'norte@example.test' },
    { id: SOUTH_ID, name: 'Plomería Sur', email: '' },
  ]);
});

describe('a draft', () => {
  test('asks several vendors for a price; one without an address is said at its field', async () => {
    const text = await wordsOf('workOrders', 'es');
    server.call('ask_for_quotes', 2);
    const screen = await openScreen(ORDER_PATH, { width: 360 });
    await expect.element(screen.getByRole('heading', { name: text.quotes.title })).toBeVisible();
    await screen.getByRole('button', { name: text.ask.action }).click();
    const dialog = screen.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: text.ask.submit, exact: true });
    await submit.click();
    await expect.element(dialog.getByText(text.ask.problems.vendorMissing).first()).toBeVisible();
    for (const name of ['Plomería Norte', 'Plomería Sur']) {
      await dialog.getByRole('combobox', { name: text.ask.vendor }).fill(name);
      await dialog.getByRole('option', { name, exact: false }).click();
    }
    await submit.click();
    await expect.element(dialog.getByText(text.ask.problems.emailInvalid).first()).toBeVisible();
    expect(server.callsOf('ask_for_quotes')).toEqual([]);
    await expectAccessible();
    await dialog.getByLabelText(text.ask.email({ vendor: 'Plomería Sur' })).fill('sur@example.test');
    await submit.click();
    await expect.element(screen.getByText(text.ask.sent({ count: 2 }))).toBeVisible();
    expect(server.callsOf('ask_for_quotes')).toMatchObject([
      {
        p_work_order_id: ORDER_ID,
        p_vendor_ids: [NORTH_ID, SOUTH_ID],
        p_emails: ['norte@example.test', 'sur@example.test'],
        p_photo_ids: [],
        p_shows_contact: false,
      },
    ]);
  });

  test('takes a price that was agreed by phone', async () => {
    const text = await wordsOf('workOrders', 'en');
    server.call('agree_work', 'approved');
    const screen = await openScreen(ORDER_PATH, { language: 'en' });
    await chooseAction(screen, text.agree.action);
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: text.agree.submit }).click();
    await expect.element(dialog.getByText(text.agree.problems.amountMissing).first()).toBeVisible();
    await dialog.getByRole('combobox', { name: text.agree.vendor }).fill('Norte');
    await dialog.getByRole('option', { name: 'Plomería Norte', exact: false }).click();
    await dialog.getByLabelText(text.agree.amount).fill('1,500');
    await dialog.getByRole('button', { name: text.agree.submit }).click();
    await expect.element(screen.getByText(text.quotes.accepted)).toBeVisible();
    expect(server.callsOf('agree_work')).toMatchObject([
      { p_work_order_id: ORDER_ID, p_vendor_id: NORTH_ID, p_amount_minor: 150_000, p_tax: 'none' },
    ]);
  });
});

describe('quotes', () => {
  const south = askedVendor({ vendor_id: SOUTH_ID, vendor_name: 'Plomería Sur', total_minor: 900_000 });
  beforeEach(() => {
    server.rows('work_orders_list', [workOrder({ status: 'quoting', asked_count: 3, quote_count: 2 })]);
    server.rows('quote_requests_list', [
      askedVendor(),
      south,
      askedVendor({ vendor_name: 'Plomería Este', declined_at: NOW, quote_id: null, total_minor: null }),
    ]);
  });

  test('stand side by side; the lowest is marked, and one is taken after a question', async () => {
    const text = await wordsOf('workOrders', 'en');
    server.call('accept_quote', 'awaiting_approval');
    const screen = await openScreen(ORDER_PATH, { language: 'en', theme: 'dark' });
    await expect.element(screen.getByText(text.quotes.cheapest, { exact: false })).toBeVisible();
    await expect.element(screen.getByText(text.quotes.states.declined)).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: text.quotes.acceptOf({ vendor: 'Plomería Sur' }) }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: text.quotes.accept, exact: true }).click();
    await expect.element(screen.getByText(text.quotes.waits)).toBeVisible();
    expect(server.callsOf('accept_quote')).toMatchObject([{ p_quote_id: south.quote_id }]);
  });

  test('of a vendor without a required paper asks why, and sends the reason', async () => {
    const text = await wordsOf('workOrders', 'en');
    const papers = await wordsOf('vendorDocuments', 'en');
    server.call('accept_quote', refuse('vendor_documents_missing', { kinds: ['insurance'] }, 'conflict'));
    const screen = await openScreen(ORDER_PATH, { language: 'en', width: 360 });
    await screen.getByRole('button', { name: text.quotes.acceptOf({ vendor: 'Plomería Sur' }) }).click();
    const dialog = screen.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: text.quotes.accept, exact: true });
    await submit.click();
    await expect.element(dialog.getByText(papers.missing({ kinds: papers.kinds.insurance }))).toBeVisible();
    server.call('accept_quote', 'approved');
    const reason = dialog.getByLabelText(text.override.reason);
    await reason.fill('urgente');
    await submit.click();
    await expect.element(dialog.getByText(text.override.tooShort).first()).toBeVisible();
    await expectAccessible();
    await reason.fill('Nobody else can come today');
    await submit.click();
    await expect.element(screen.getByText(text.quotes.accepted)).toBeVisible();
    expect(server.callsOf('accept_quote')).toMatchObject([
      { p_quote_id: south.quote_id },
      { p_quote_id: south.quote_id, p_override_reason: 'Nobody else can come today' },
    ]);
  });

  test('one that is over says so in the question', async () => {
    const text = await wordsOf('workOrders', 'es');
    const { errors } = await textsOf('es');
    server.call('accept_quote', refuse('quote_over', {}, 'conflict'));
    const screen = await openScreen(ORDER_PATH);
    await screen.getByRole('button', { name: text.quotes.acceptOf({ vendor: 'Plomería Sur' }) }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: text.quotes.accept, exact: true }).click();
    await expect.element(dialog.getByText(errors.codes.quote_over)).toBeVisible();
  });
});

describe('above the limit', () => {
  const waiting = workOrder({ status: 'awaiting_approval', net_minor: 900_000, total_minor: 900_000 });

  test('who asked for it cannot approve it, and reads why', async () => {
    const text = await wordsOf('workOrders', 'en');
    server.rows('work_orders_list', [{ ...waiting, submitted_by: USER_ID }]);
    const screen = await openScreen(ORDER_PATH, { language: 'en' });
    await expect.element(screen.getByText(text.decide.own, { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: text.decide.approve })).not.toBeInTheDocument();
    // Its price was agreed on without asking anyone.
    await expect.element(screen.getByRole('heading', { name: text.quotes.title })).not.toBeInTheDocument();
  });

  test('somebody else approves it', async () => {
    const text = await wordsOf('workOrders', 'es');
    server.rows('work_orders_list', [{ ...waiting, submitted_by: newId() }]);
    server.call('decide_work_order', newId());
    const screen = await openScreen(ORDER_PATH);
    await screen.getByRole('button', { name: text.decide.approve }).click();
    await expect.element(screen.getByText(text.decide.approved)).toBeVisible();
    expect(server.callsOf('decide_work_order')).toMatchObject([
      { p_work_order_id: ORDER_ID, p_is_approved: true },
    ]);
  });
});

describe('work that is done', () => {
  const price = {
    vendor_id: NORTH_ID,
    vendor_name: 'Plomería Norte',
    net_minor: 100_000,
    itbis_minor: 18_000,
  };
  const done = workOrder({ ...price, status: 'done', total_minor: 118_000, done_at: NOW, approved_at: NOW });

  test('opens the form of its bill with all that it knows', async () => {
    const words = await wordsOf('ownerBills', 'en');
    const text = await wordsOf('workOrders', 'en');
    answerChart();
    server.rows('work_orders_list', [done]);
    server.rows('vendors_list', [listedVendor({ id: NORTH_ID, name: 'Plomería Norte' })]);
    server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: '' }]);
    server.call('bill_work_order', newId());
    server.otherwise(() => []);
    const screen = await openScreen(`/owner-dashboard/finance/expenses/new?work=${ORDER_ID}`, {
      language: 'en',
    });
    await expect.element(screen.getByText(text.bill.of({ number: 4 }))).toBeVisible();
    await screen.getByRole('button', { name: words.form.saveDraft }).click();
    await expect.poll(() => server.callsOf('bill_work_order').length).toBe(1);
    expect(server.callsOf('bill_work_order')).toMatchObject([
      {
        p_work_order_id: ORDER_ID,
        p_bill: { vendor_id: NORTH_ID, property_id: PROPERTY_ID, itbis_minor: 18_000, billed_on: TODAY },
        p_lines: [{ description: 'Sellar el techo', amount_minor: 100_000 }],
      },
    ]);
  });

  test('is charged to the tenant who pays, and never more than the bill', async () => {
    const text = await wordsOf('workOrders', 'es');
    server.rows('work_orders_list', [
      {
        ...done,
        status: 'billed',
        payer: 'tenant',
        bill_id: newId(),
        bill_status: 'paid',
        bill_total_minor: 118_000,
      },
    ]);
    server.call('charge_work_order', newId());
    const screen = await openScreen(ORDER_PATH, { width: 360 });
    await screen.getByRole('button', { name: text.charge.action }).click();
    const dialog = screen.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: text.charge.submit, exact: true });
    await dialog.getByLabelText(text.charge.amount).fill('1,181');
    await submit.click();
    await expect.element(dialog.getByText(text.charge.problems.amountInvalid).first()).toBeVisible();
    expect(server.callsOf('charge_work_order')).toEqual([]);
    await dialog.getByLabelText(text.charge.amount).fill('1,180');
    await submit.click();
    await expect.element(screen.getByText(text.charge.done)).toBeVisible();
    expect(server.callsOf('charge_work_order')).toMatchObject([
      {
        p_work_order_id: ORDER_ID,
        p_amount_minor: 118_000,
        p_due_on: TODAY,
        p_description: 'Sellar el techo',
      },
    ]);
  });
});

test('the list is filtered by who pays, and says where the limits are', async () => {
  const text = await wordsOf('workOrders', 'en');
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: '' }]);
  server.rows('work_limits', [{ property_id: PROPERTY_ID, currency: 'DOP', amount_minor: 500_000 }]);
  server.call('set_work_limit', null as never);
  const screen = await openScreen('/owner-dashboard/maintenance/work-orders', { language: 'en' });
  await expect.element(screen.getByRole('link', { name: 'Sellar el techo', exact: false })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: text.payer.tenant }).click();
  await expect.element(screen.getByText(text.list.noMatchTitle)).toBeVisible();
});
