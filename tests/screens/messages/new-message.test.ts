import { beforeEach, describe, expect, test } from 'vitest';
import { conversation, LEASE_ID, message, recipient } from '#tests/screens/fixtures/messages.ts';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, type Row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf } from '#tests/support/texts.ts';

const NEW = '/owner-dashboard/messages/new';
let conversations: Row<'conversations_list'>[] = [];

beforeEach(() => {
  conversations = [];
  server.rows('tenants_list', [recipient()]);
  server.rows('properties', [{ id: PROPERTY_ID, name: 'Torre Mar', sector: '', municipality: 'Santiago' }]);
  server.rows('conversations_list', () => conversations);
  server.rows('messages_list', [message()]);
  server.empty('message_attachments');
  server.call('mark_conversation_read', undefined);
  server.table('message_templates');
});

/** Of the same conversation, whoever reads it. */
const begun = () => {
  const one = conversation();
  conversations = [one];
  return [String(one.id)];
};

test('the office writes to a property, archives and takes back', async () => {
  const { messages: text } = await textsOf('en');
  const { start, thread, inbox } = text;
  server.call('start_conversations', begun);
  server.call('archive_conversations', ({ p_is_archived }) => {
    conversations = conversations.map((one) => ({ ...one, archived_at: p_is_archived ? NOW : null }));
    return 1;
  });
  const screen = await openScreen(`${NEW}?property=${PROPERTY_ID}`, { language: 'en' });
  const submit = screen.getByRole('button', { name: start.submit, exact: true });
  await submit.click();
  await expect.element(screen.getByText(start.problems.recipients).first()).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Rosa Almonte', exact: false }).click();
  await screen.getByLabelText(start.subject).fill('Elevator');
  await screen.getByLabelText(text.compose.label).fill('The elevator stops.');
  await submit.click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Elevator' })).toBeVisible();
  expect(server.callsOf('start_conversations')).toMatchObject([
    { p_lease_ids: [LEASE_ID], p_subject: 'Elevator', p_body: 'The elevator stops.' },
  ]);
  await screen.getByRole('button', { name: thread.more }).click();
  await screen.getByRole('menuitem', { name: thread.archive }).click();
  await expect.element(screen.getByText(inbox.emptyTitle)).toBeVisible();
  await screen.getByRole('button', { name: thread.undo }).click();
  await expect.element(screen.getByRole('link', { name: /Elevator/ })).toBeVisible();
});

test('tenants chosen in a list stand there, and one can be left out', async () => {
  const { start } = (await textsOf('es')).messages;
  const other = newId();
  server.rows('tenants_list', [recipient(), recipient({ lease_id: other, full_name: 'Luis Mota' })]);
  const screen = await openScreen(`${NEW}?leases=${LEASE_ID},${other}`, { width: 360 });
  await expect.element(screen.getByText(start.chosen({ count: 2 }), { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Rosa Almonte', exact: false })).toBeChecked();
  await screen.getByRole('checkbox', { name: 'Luis Mota', exact: false }).click();
  await expect.element(screen.getByText(start.chosen({ count: 1 }), { exact: false })).toBeVisible();
  await expectAccessible();
});

describe('a text of the office', () => {
  const templates = () => {
    let kept: Row<'message_templates'>[] = [];
    server.rows('message_templates', () => kept);
    server.call('save_message_template', ({ p_template_id: id, p_language, p_kind, p_title, p_body }) => {
      const saved = { id, language: p_language, kind: p_kind, title: p_title, body: p_body };
      kept = [...kept.filter((one) => one.id !== id), saved];
      return id;
    });
    server.call('remove_message_template', ({ p_template_id: id }) => {
      kept = kept.filter((one) => one.id !== id);
      return undefined;
    });
  };
  const WORDS = 'Buenas, {inquilino}. Debe {saldo}.';
  const FILLED = 'Buenas, Rosa Almonte. Debe RD$25,000.00.';

  test('is kept, renamed, removed, brought back and used, and its words are filled as its reader will see them', async () => {
    const { messages: text } = await textsOf('es');
    const { compose, start } = text;
    templates();
    server.call('preview_message', FILLED);
    server.call('start_conversations', begun);
    const screen = await openScreen(`${NEW}?lease=${LEASE_ID}`, { width: 360 });
    const openMenu = () => screen.getByRole('button', { name: compose.templates }).first().click();
    const dialog = screen.getByRole('dialog', { name: compose.templates });
    const close = async () => {
      await dialog.getByRole('button').first().click();
      await expect.element(dialog).not.toBeInTheDocument();
    };
    await openMenu();
    await expect.element(dialog.getByText(compose.writeToKeep)).toBeVisible();
    await expect.element(dialog.getByText(compose.noSavedTemplates)).toBeVisible();
    await close();
    await screen.getByLabelText(compose.label).fill(WORDS);
    await expect.element(screen.getByText(FILLED)).toBeVisible();
    await expectAccessible();

    await openMenu();
    await dialog.getByRole('button', { name: compose.keepWritten }).click();
    await dialog.getByRole('button', { name: compose.keep, exact: true }).click();
    await expect.element(dialog.getByText(compose.templateNameMissing).first()).toBeVisible();
    await dialog.getByLabelText(compose.templateName).fill('Saldo');
    await dialog.getByRole('button', { name: compose.keep, exact: true }).click();
    const use = (name: string) => dialog.getByRole('button', { name: compose.use({ name }), exact: false });
    await expect.element(use('Saldo')).toBeVisible();
    await dialog.getByRole('button', { name: compose.renameOf({ name: 'Saldo' }) }).click();
    await dialog.getByLabelText(compose.templateName).fill('Cobro');
    await dialog.getByRole('button', { name: compose.rename, exact: true }).click();
    await expect.element(use('Cobro')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: compose.removeTemplate({ name: 'Cobro' }) }).click();
    await expect
      .element(dialog.getByText(compose.templateRemoved({ name: 'Cobro' }), { exact: false }))
      .toBeVisible();
    await expect.element(use('Cobro')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: compose.templateUndo }).click();
    await expect.element(use('Cobro')).toBeVisible();
    await close();

    await screen.getByLabelText(compose.label).fill('');
    await openMenu();
    await use('Cobro').click();
    await expect.element(screen.getByLabelText(compose.label)).toHaveValue(WORDS);
    await screen.getByRole('button', { name: start.submit, exact: true }).click();
    await expect.poll(() => server.callsOf('start_conversations')).toMatchObject([{ p_body: WORDS }]);
  });

  test('is filled in an answer too, before it is sent', async () => {
    const { messages: text } = await textsOf('es');
    server.call('preview_message', FILLED);
    const [id] = begun();
    const screen = await openScreen(`/owner-dashboard/messages/${id}`, { theme: 'dark' });
    await screen.getByRole('textbox', { name: text.compose.label }).fill(WORDS);
    await expect.element(screen.getByText(FILLED)).toBeVisible();
    expect(server.callsOf('preview_message')).toMatchObject([{ p_lease_id: LEASE_ID, p_text: WORDS }]);
  });

  test('for notices is another than those for messages, and begins with the title of the notice', async () => {
    const { messages, notices } = await textsOf('en');
    const { compose } = messages;
    templates();
    server.call('count_notice_people', [{ people: 1, with_account: 1 }]);
    const screen = await openScreen('/owner-dashboard/notices/new', { language: 'en' });
    await screen.getByLabelText(notices.form.title).first().fill('Notice');
    await screen.getByLabelText(notices.form.body).first().fill('Hello {tenant}.');
    await screen.getByRole('button', { name: compose.templates }).first().click();
    const dialog = screen.getByRole('dialog', { name: compose.templates });
    await dialog.getByRole('button', { name: compose.keepWritten }).click();
    await expect.element(dialog.getByLabelText(compose.templateName)).toHaveValue('Notice');
    await dialog.getByRole('button', { name: compose.keep, exact: true }).click();
    const use = dialog.getByRole('button', { name: compose.use({ name: 'Notice' }), exact: false });
    await expect.element(use).toBeVisible();
    expect(server.callsOf('save_message_template')).toMatchObject([{ p_kind: 'notice', p_language: 'en' }]);
  });
});
