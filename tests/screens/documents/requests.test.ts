import { beforeEach, describe, expect, test } from 'vitest';
import { answerLease, LEASE_ID, LEASE_PATH } from '#tests/screens/fixtures/leasing.ts';
import { answerTenancy } from '#tests/screens/fixtures/tenancy.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, type Row, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const NAME = 'Carta de trabajo';
const asked = (columns: Row<'document_requests_list'> = {}) =>
  row(
    'document_requests_list',
    { id: newId(), organization_id: ORGANIZATION_ID, lease_id: LEASE_ID, name: NAME, status: 'requested' },
    { reason: 'Para renovar el contrato', due_on: '2026-05-18', refusal: '', document_id: null },
    { created_at: NOW, decided_at: null, file_id: null, file_name: null, file_type: null, path: null },
    { size_bytes: null, handed_in_at: null, handed_in_by: null, organization_name: 'Inmuebles del Caribe' },
    { time_zone: 'America/Santo_Domingo', property_name: 'Torre Mar', unit_label: 'A-1' },
    { lease_status: 'active' },
    columns,
  );
const file = {
  ...{ file_id: newId(), file_name: 'proof.jpg', file_type: 'jpg', size_bytes: 2048 },
  ...{ path: `${ORGANIZATION_ID}/${newId()}.jpg`, handed_in_at: NOW, handed_in_by: 'Pedro Núñez' },
} as const;

describe('the office', () => {
  beforeEach(() => answerLease());

  test('asks for a document by its name, until a day to come', async () => {
    const { office: text } = (await textsOf('en')).documentRequests;
    server.call('ask_for_document', newId());
    const screen = await openScreen(`${LEASE_PATH}#documents`, { language: 'en', width: 360 });
    await screen.getByRole('button', { name: text.ask }).click();
    const dialog = screen.getByRole('dialog', { name: text.ask });
    const send = dialog.getByRole('button', { name: text.send });
    await send.click();
    await expect.element(dialog.getByText(text.nameMissing).first()).toBeVisible();
    await dialog.getByLabelText(text.name).fill(NAME);
    await dialog.getByLabelText(text.dueOn).fill('2026-05-14');
    await send.click();
    await expect.element(dialog.getByText(text.dueInvalid).first()).toBeVisible();
    expect(server.callsOf('ask_for_document')).toEqual([]);
    await expectAccessible();
    await dialog.getByLabelText(text.dueOn).fill('2026-05-18');
    await send.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.callsOf('ask_for_document')).toMatchObject([
      { p_lease_id: LEASE_ID, p_name: NAME, p_due_on: '2026-05-18' },
    ]);
  });

  test('does not refuse what was handed in without a reason', async () => {
    const { documentRequests: text, documents } = await textsOf('es');
    server.rows('document_requests_list', [asked({ ...file, status: 'handed_in' })]);
    server.call('decide_document_request', () => {
      server.rows('document_requests_list', [asked({ ...file, status: 'refused', refusal: 'No se lee' })]);
      return undefined;
    });
    const screen = await openScreen(`${LEASE_PATH}#documents`, { theme: 'dark' });
    const item = screen.getByRole('listitem', { name: NAME });
    await expect
      .element(item.getByRole('button', { name: documents.open({ name: 'proof.jpg' }) }))
      .toBeVisible();
    await item.getByRole('button', { name: text.office.refuse }).click();
    const why = screen.getByRole('alertdialog', { name: text.office.refuseTitle });
    const refuse = why.getByRole('button', { name: text.office.refuse });
    await refuse.click();
    await expect.element(why.getByText(text.office.reasonMissing).first()).toBeVisible();
    expect(server.callsOf('decide_document_request')).toEqual([]);
    await expectAccessible();
    await why.getByLabelText(text.office.refuseReason).fill('No se lee');
    await refuse.click();
    await expect.element(item.getByText(text.states.refused)).toBeVisible();
  });

  test('calls off what it asked for, after a question that can be left', async () => {
    const { documentRequests: text, common } = await textsOf('en');
    server.rows('document_requests_list', [asked()]);
    server.call('call_off_document_request', () => {
      server.rows('document_requests_list', [asked({ status: 'called_off' })]);
      return undefined;
    });
    const screen = await openScreen(`${LEASE_PATH}#documents`, { language: 'en' });
    const item = screen.getByRole('listitem', { name: NAME });
    await item.getByRole('button', { name: text.office.callOff }).click();
    const sure = screen.getByRole('alertdialog');
    await sure.getByRole('button', { name: common.actions.cancel }).click();
    expect(server.callsOf('call_off_document_request')).toEqual([]);
    await item.getByRole('button', { name: text.office.callOff }).click();
    await sure.getByRole('button', { name: text.office.callOff }).click();
    await expect.element(item.getByText(text.states.called_off)).toBeVisible();
  });
});

describe('a tenant', () => {
  test('is told at home what is asked for', async () => {
    const { tenant: text } = (await textsOf('es')).documentRequests;
    answerTenancy();
    server.call('my_document_requests', [asked()]);
    const screen = await openScreen('/tenant-dashboard/', { width: 360 });
    await expect.element(screen.getByText(text.homeTitle({ name: NAME }))).toBeVisible();
    await expect.element(screen.getByRole('link', { name: text.upload })).toBeVisible();
    await expectAccessible();
  });

  test('hands in a file, not none, and reads why the one before was refused', async () => {
    const { documentRequests: text } = await textsOf('en');
    answerTenancy();
    server.call('my_document_requests', [asked({ status: 'refused', refusal: 'No se lee' })]);
    const screen = await openScreen('/tenant-dashboard/documents', {
      language: 'en',
      width: 360,
      theme: 'dark',
    });
    const item = screen.getByRole('listitem', { name: NAME });
    await expect.element(item.getByText('Para renovar el contrato')).toBeVisible();
    await expect.element(item.getByText(text.refusal({ reason: 'No se lee' }))).toBeVisible();
    await item.getByRole('button', { name: text.tenant.send }).click();
    await expect.element(item.getByText(text.tenant.missing).first()).toBeVisible();
    await expectAccessible();
  });
});
