import { beforeEach, expect, test } from 'vitest';
import { issuerRow } from '#tests/screens/fixtures/issuers.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { ORGANIZATION_ID } from '#tests/screens/harness/fixtures.ts';
import { keyFile } from '#tests/screens/harness/key-file.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { refuseAtEdge } from '#tests/screens/harness/refusals.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const PROFILE = '/owner-dashboard/finance/taxes/profile';
const CERTIFICATE = '5f1f6c1e-2b64-4c0a-9f0d-0d5b7f0c1a55';
/** Of the files among the fixtures. */
const PASSWORD = 'Clave-ñ-123';

const certificate = (more: object = {}) => ({
  ...{ id: CERTIFICATE, organization_id: ORGANIZATION_ID },
  ...{ holder_name: 'María Peña', holder_id: 'IDCDO-00100000009', authority_name: 'Autoridad' },
  ...{ valid_from: '2025-01-01T00:00:00Z', valid_until: '2026-06-01T12:00:00Z' },
  ...{ consented_at: null, consented_by_name: null, consent_version: null },
  ...more,
});
beforeEach(() => {
  server.empty('ncf_ranges', 'tax_filings', 'account_months', 'property_issuers');
  server.empty('signing_certificates_list', 'issuer_signers');
  server.rows('fiscal_issuers', [issuerRow({ issuing_way: 'direct' })]);
});

test('a file of each encryption is opened on the page; its password goes nowhere', async () => {
  const text = await wordsOf('ownerCertificates', 'es');
  const posted: string[] = [];
  server.at('POST', '/api/signing-certificates', (_, body) => {
    posted.push(JSON.stringify(body));
    return { id: CERTIFICATE };
  });
  for (const name of ['aes', 'rc2', 'triple-des'] as const) {
    const screen = await openScreen(PROFILE, { width: 360 });
    await screen.getByRole('button', { name: text.add }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: text.open }).click();
    await expect.element(dialog.getByText(text.faults.missing).first()).toBeVisible();
    await dialog.getByLabelText(text.file).upload(keyFile(name));
    await dialog.getByLabelText(text.password, { exact: true }).fill('otra');
    await dialog.getByRole('button', { name: text.open }).click();
    await expect.element(dialog.getByText(text.faults.wrong_password).first()).toBeVisible();
    await dialog.getByLabelText(text.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: text.open }).click();
    await expect.element(dialog.getByText('IDCDO-00100000009')).toBeVisible();
    if (name === 'aes') await expectAccessible();
    await dialog.getByRole('button', { name: text.save }).click();
    await expect.element(screen.getByText(text.saved)).toBeVisible();
  }
  expect(posted).toHaveLength(3);
  for (const body of posted) {
    expect(Object.keys(JSON.parse(body))).toEqual(['organizationId', 'key', 'certificate']);
    expect(body).not.toContain('Clave');
  }
});

test('a file without a key, and a key that the server refuses, are told in words', async () => {
  const text = await wordsOf('ownerCertificates', 'en');
  server.at('POST', '/api/signing-certificates', () => refuseAtEdge('certificate_expired'));
  const screen = await openScreen(PROFILE, { language: 'en' });
  await screen.getByRole('button', { name: text.add }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.file).upload(keyFile('no-key'));
  await dialog.getByLabelText(text.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: text.open }).click();
  await expect.element(dialog.getByText(text.faults.no_key).first()).toBeVisible();
  const { common } = await textsOf('en');
  await dialog.getByRole('button', { name: common.form.removeFile }).click();
  await dialog.getByLabelText(text.file).upload(keyFile('aes'));
  await dialog.getByRole('button', { name: text.open }).click();
  await dialog.getByRole('button', { name: text.save }).click();
  await expect.element(dialog.getByText(text.refusals.certificate_expired).first()).toBeVisible();
});

test('a certificate that was signed with SHA-1 is refused on the page, at its file', async () => {
  const text = await wordsOf('ownerCertificates', 'es');
  const screen = await openScreen(PROFILE, { width: 360 });
  await screen.getByRole('button', { name: text.add }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText(text.file).upload(keyFile('sha1'));
  await dialog.getByLabelText(text.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: text.open }).click();
  await expect.element(dialog.getByText(text.faults.certificate_of_sha1).first()).toBeVisible();
  await expectAccessible();
});

test('the text of consent begins at its beginning, in the focus, and is all of it before the box', async () => {
  const text = await wordsOf('ownerCertificates', 'es');
  server.rows('signing_certificates_list', [certificate()]);
  const screen = await openScreen(PROFILE, { width: 360 });
  await screen.getByRole('button', { name: text.consentGive }).click();
  const dialog = screen.getByRole('dialog');
  const lead = dialog.getByText(text.consentLead({ holder: 'María Peña' }));
  await expect.element(lead).toHaveFocus();
  await expect.element(lead).toBeInViewport();
  await expect.element(dialog.getByLabelText(text.consentCheck)).not.toBeInViewport();
  for (const { about } of text.consentText) await expect.element(dialog.getByText(about)).toBeInTheDocument();
  await expectAccessible();
});

test('who agreed is told, when, and to which text; one of an older text still counts, and can be replaced', async () => {
  const text = await wordsOf('ownerCertificates', 'en');
  const given = { consented_at: '2026-05-02T15:00:00Z', consented_by_name: 'Ana Reyes' };
  server.rows('signing_certificates_list', [certificate({ ...given, consent_version: '2026-11-27.2' })]);
  const screen = await openScreen(PROFILE, { language: 'en' });
  const said = 'Consent: Given on May 2, 2026 at 11:00 AM by Ana Reyes (text of 2026-11-27.2)';
  await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: text.consentGive })).not.toBeInTheDocument();
  server.rows('signing_certificates_list', [certificate({ ...given, consent_version: '2026-11-27' })]);
  const later = await openScreen(PROFILE, { language: 'en', theme: 'dark' });
  await expect.element(later.getByText(text.consentOlder, { exact: false })).toBeVisible();
  await expect.element(later.getByRole('button', { name: text.consentGive })).toBeVisible();
});

test('who signs is chosen and tried; its end, its consent and its removal are told', async () => {
  const text = await wordsOf('ownerCertificates', 'es');
  server.rows('signing_certificates_list', [certificate()]);
  server.call('set_issuer_signer', undefined);
  server.call('record_signing_consent', undefined);
  server.call('remove_signing_certificate', undefined);
  const screen = await openScreen(PROFILE, { theme: 'dark' });
  await expect.element(screen.getByText('Vence el', { exact: false }).first()).toBeVisible();
  server.rows('issuer_signers', [
    { issuer_id: ORGANIZATION_ID, organization_id: ORGANIZATION_ID, certificate_id: CERTIFICATE },
  ]);
  const chooser = screen.getByLabelText(text.signer({ issuer: issuerRow().legal_name ?? '' }));
  await chooser.selectOptions(CERTIFICATE);
  await expect
    .poll(() => server.callsOf('set_issuer_signer'))
    .toEqual([{ p_issuer_id: ORGANIZATION_ID, p_certificate_id: CERTIFICATE }]);
  server.at('POST', '/api/signing-certificates/test', () => ({
    ...{ isLetIn: false, environment: 'testecf', fault: 'refused' },
    messages: [{ code: '5', text: 'El firmante no está autorizado' }],
  }));
  await screen.getByRole('button', { name: text.try }).click();
  await expect.element(screen.getByText('DGII 5: El firmante no está autorizado')).toBeVisible();
  server.at('POST', '/api/signing-certificates/test', () => ({ isLetIn: true, environment: 'testecf' }));
  await screen.getByRole('button', { name: text.try }).click();
  await expect.element(screen.getByText(text.letIn.testecf)).toBeVisible();
  await expectAccessible();
  for (const fault of ['key_unreadable', 'certificate_expired'] as const) {
    server.at('POST', '/api/signing-certificates/test', () => ({
      ...{ isLetIn: false, environment: 'testecf', fault, messages: [] },
    }));
    await screen.getByRole('button', { name: text.try }).click();
    await expect.element(screen.getByText(text.trial[fault])).toBeVisible();
  }
  await screen.getByRole('button', { name: text.consentGive }).click();
  const consent = screen.getByRole('dialog');
  await consent.getByRole('button', { name: text.consentSubmit }).click();
  await expect.element(consent.getByText(text.consentNeeded).first()).toBeVisible();
  await consent.getByLabelText(text.consentCheck).click();
  await consent.getByRole('button', { name: text.consentSubmit }).click();
  await expect.element(screen.getByText(text.consented)).toBeVisible();
  expect(server.callsOf('record_signing_consent')).toMatchObject([
    { p_certificate_id: CERTIFICATE, p_version: '2026-11-27.2' },
  ]);
  await screen.getByRole('button', { name: text.remove, exact: true }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: text.remove }).click();
  await expect.element(screen.getByText(text.removed)).toBeVisible();
  expect(server.callsOf('remove_signing_certificate')).toEqual([{ p_certificate_id: CERTIFICATE }]);
});
