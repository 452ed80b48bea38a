import { expect, test } from 'vitest';
import { answerTenancy, myLease } from '#tests/screens/fixtures/tenancy.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { newId, type Row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const lease = myLease();
let sequence = 0;
const receipt = (columns: Row<'fiscal_invoices_list'>): Row<'fiscal_invoices_list'> => {
  sequence += 1;
  return {
    id: newId(),
    lease_id: lease.id ?? '',
    ncf: `E3100000000${String(sequence).padStart(2, '0')}`,
    ncf_kind: 'fiscal_credit',
    modified_ncf: null,
    issued_on: `2026-11-${String(20 - sequence).padStart(2, '0')}`,
    currency: 'DOP',
    base_minor: 10_000_000,
    itbis_minor: 1_800_000,
    cancelled_on: null,
    ecf_state: null,
    ecf_contingency: null,
    environment: null,
    ...columns,
  };
};

test('a tenant downloads what is valid, and is told of what waits and what has no value', async () => {
  const { tenantFiscal: text } = await textsOf('es');
  answerTenancy([lease]);
  const rows = {
    paper: receipt({ ncf: 'B0100000042' }),
    waiting: receipt({ ecf_state: 'sent' }),
    contingency: receipt({ ecf_state: 'signed', ecf_contingency: 1 }),
    accepted: receipt({ ecf_state: 'conditional', environment: 'ecf' }),
    trial: receipt({ ecf_state: 'accepted', environment: 'certecf' }),
    rejected: receipt({ ecf_state: 'rejected', ecf_contingency: 1 }),
  };
  const asked: string[] = [];
  server.rows('fiscal_invoices_list', (params) => {
    asked.push(params.get('or') ?? '');
    return Object.values(rows);
  });
  const screen = await openScreen('/tenant-dashboard/payments/fiscal-receipts', { width: 360 });

  const line = (row: Row<'fiscal_invoices_list'>) =>
    screen.getByRole('listitem').filter({ hasText: row.ncf ?? '' });
  await expect.element(line(rows.trial).getByText(text.noValue)).toBeVisible();
  await expect.element(line(rows.accepted).getByText(text.noValue)).not.toBeInTheDocument();
  await expect.element(line(rows.waiting).getByText(text.standings.waiting)).toBeVisible();
  await expect.element(line(rows.waiting).getByText(text.explained.waiting)).toBeVisible();
  await expect.element(line(rows.contingency).getByText(text.standings.contingency)).toBeVisible();
  await expect.element(line(rows.rejected).getByText(text.standings.rejected)).toBeVisible();
  // What was rejected before anybody got it is no matter of the tenant's.
  expect(asked).toEqual([
    '(ecf_state.is.null,ecf_state.not.in.(rejected,annulled),ecf_contingency.not.is.null)',
  ]);
  const download = (row: Row<'fiscal_invoices_list'>) =>
    screen.getByRole('button', { name: text.downloadNamed({ ncf: row.ncf ?? '' }) });
  for (const row of [rows.paper, rows.contingency, rows.accepted, rows.rejected])
    await expect.element(download(row)).toBeVisible();
  await expect.element(download(rows.waiting)).not.toBeInTheDocument();
  await expectAccessible();
});
