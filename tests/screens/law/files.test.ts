import { expect, test } from 'vitest';
import { LEASE_ID, leaseRow, tenantRow } from '#tests/screens/fixtures/leasing.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen, type Visit } from '#tests/screens/harness/open-screen.ts';
import { refuse, refuseAtEdge } from '#tests/screens/harness/refusals.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const FILE_ID = newId();
const fileOf = (kind: string, more: object = {}) => ({
  ...{ id: FILE_ID, lease_id: LEASE_ID, kind, status: 'open', unit_use: 'dwelling', ends_on: '2026-12-31' },
  ...{ opened_at: '2026-05-01T12:00:00Z', closed_at: null, outcome: '', property: 'Torre Mar', unit: 'A-1' },
  ...{ tenants: 'Pedro Núñez', days: [], ...more },
});
const event = (number: number, step: string, more: object = {}) => ({
  ...{ id: newId(), number, step, happened_on: '2026-05-10', due_on: null, note: '', paper: null },
  ...{ corrects_id: null, corrected_by: null, author_name: 'Rosa Gil', entered_at: '2026-05-10T12:00:00Z' },
  ...{ documents: [], ...more },
});

async function openFile(visit: Visit, file: object, events: object[] = []) {
  // The answer is JSON, whose shape the database does not declare.
  server.call('read_legal_file', { ...file, today: '2026-05-15', events } as never);
  const text = await wordsOf('legalFiles', visit.language ?? 'es');
  const screen = await openScreen(`/owner-dashboard/legal/files/${FILE_ID}`, visit);
  return { screen, text };
}

test('files stand with their next day first, and closed ones last', async () => {
  const text = await wordsOf('legalFiles', 'es');
  const returned = [{ step: 'unit_returned', happened_on: '2026-05-12' }];
  const recorded = [...returned, { step: 'condition_recorded', happened_on: '2026-05-12' }];
  server.call('read_legal_files', [
    fileOf('sublease', { id: newId(), status: 'closed', closed_at: '2026-05-02T12:00:00Z' }),
    fileOf('end_of_term', { id: newId() }),
    fileOf('deposit', { days: recorded }),
  ]);
  const screen = await openScreen('/owner-dashboard/legal', { width: 360 });
  const links = screen.getByRole('link', { name: /Torre Mar/ });
  await expect
    .poll(() => links.elements().map((one) => one.textContent))
    .toEqual([
      `${text.kinds.deposit} · Torre Mar · A-1`,
      `${text.kinds.end_of_term} · Torre Mar · A-1`,
      `${text.kinds.sublease} · Torre Mar · A-1`,
    ]);
  await expect
    .element(screen.getByText(text.latest({ date: '17 de mayo de 2026' }), { exact: false }))
    .toBeVisible();
  await expectAccessibleInBothThemes();
});

test('a file says what comes next, until when, and how that was counted', async () => {
  const days = [{ step: 'paper_written', happened_on: '2026-05-10' }];
  const { screen, text } = await openFile({ language: 'en', width: 360 }, fileOf('end_of_term', { days }));
  await expect.element(screen.getByText(text.done({ date: 'May 10, 2026' }))).toBeVisible();
  await expect.element(screen.getByText('Last day of the lease: December 31, 2026')).toBeVisible();
  await expect.element(screen.getByText(/90 calendar days backwards/)).toBeVisible();
  await expect
    .element(screen.getByText(text.earliest({ date: 'December 31, 2026' }), { exact: false }))
    .toBeVisible();
  await expectAccessibleInBothThemes();
});

test('a fact that a day needs is named', async () => {
  const periods = await wordsOf('legalPeriods', 'es');
  const { screen } = await openFile({ theme: 'dark' }, fileOf('death_of_tenant'));
  const missing = periods.refusals.fact_missing({ fact: periods.facts.tenant_death, from: '', to: '' });
  await expect.element(screen.getByText(missing)).toBeVisible();
});

test('an eviction flags what came too early, what is missing, and invents no period', async () => {
  const days = [
    { step: 'paper_written', happened_on: '2026-05-01', paper_day: '2026-05-12' },
    { step: 'claim_filed', happened_on: '2026-05-12' },
  ];
  const { screen, text } = await openFile({ language: 'en' }, fileOf('eviction', { days }));
  await expect.element(screen.getByText(text.faults.early, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(text.missing({ steps: text.steps.served }))).toBeVisible();
  await expect.element(screen.getByText(text.noPeriod)).toBeVisible();
});

test('what happened is entered with what proves it; a day to come is refused at its field', async () => {
  const document = { id: newId(), kind: 'other', name: 'Foto de la sala', file_type: 'jpg', size_bytes: 9 };
  server.rows('documents', [
    { ...document, is_shared: false, path: 'p', created_at: '2026-05-01T12:00:00Z' },
  ] as never);
  server.call('add_legal_file_event', newId());
  const { screen, text } = await openFile({ language: 'en' }, fileOf('deposit'));
  await screen.getByRole('button', { name: `${text.enter}: ${text.steps.unit_returned}` }).click();
  await screen.getByLabelText(text.happenedOn).fill('2026-05-16');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(text.problems.happenedOn).first()).toBeVisible();
  expect(server.callsOf('add_legal_file_event')).toEqual([]);
  await expectAccessible();
  await screen.getByLabelText(text.happenedOn).fill('2026-05-12');
  await screen.getByRole('checkbox', { name: 'Foto de la sala' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.callsOf('add_legal_file_event'))
    .toMatchObject([
      {
        p_file_id: FILE_ID,
        p_event: {
          step: 'unit_returned',
          happened_on: '2026-05-12',
          document_ids: [document.id],
          corrects_id: null,
        },
      },
    ]);
});

test('a paper asks for its facts, knows the day of the file, and says why it was refused', async () => {
  const { errors } = await textsOf('es');
  server.rows('leases_list', [leaseRow()]);
  server.call('add_legal_file_event', refuse('legal_file_closed', {}, 'conflict'));
  const days = [{ step: 'unit_returned', happened_on: '2026-05-12' }];
  const { screen, text } = await openFile({ width: 360 }, fileOf('deposit', { days }));
  const papers = await wordsOf('legalPapers', 'es');
  await screen.getByRole('button', { name: `${text.write}: ${text.steps.paper_written}` }).click();
  await expect.element(screen.getByLabelText(papers.days.deposit_reasons)).toHaveValue('2026-05-12');
  const send = screen.getByRole('dialog').getByRole('button', { name: text.write });
  await send.click();
  await expect.element(screen.getByText(papers.problems.amountMinor).first()).toBeVisible();
  await screen.getByLabelText(papers.amounts.deposit_reasons).fill('1000');
  await screen.getByLabelText(papers.reasons).fill('Pared rota');
  await expectAccessible();
  await send.click();
  await expect.element(screen.getByText(errors.codes.legal_file_closed)).toBeVisible();
  expect(server.callsOf('add_legal_file_event')).toMatchObject([
    {
      p_event: {
        step: 'paper_written',
        happened_on: '2026-05-15',
        paper: { day: '2026-05-12', amount_minor: 100_000 },
      },
    },
  ]);
});

test('a mistake is corrected by another event, and both stay', async () => {
  const wrong = event(1, 'unit_returned', { corrected_by: 2 });
  const right = event(2, 'unit_returned', { happened_on: '2026-05-12', corrects_id: wrong.id });
  server.empty('documents');
  server.call('add_legal_file_event', newId());
  const days = [{ step: 'unit_returned', happened_on: '2026-05-12' }];
  const { screen, text } = await openFile({ language: 'en' }, fileOf('deposit', { days }), [wrong, right]);
  await expect.element(screen.getByText(text.corrected({ number: 2 }))).toBeVisible();
  await expect.element(screen.getByText(text.corrects({ number: 1 }))).toBeVisible();
  await screen.getByRole('button', { name: new RegExp(`^${text.correct}: 2`) }).click();
  await screen.getByLabelText(text.step).selectOptions('note');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(text.problems.note).first()).toBeVisible();
  await screen.getByLabelText(text.note, { exact: true }).fill('No se devolvió');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.callsOf('add_legal_file_event'))
    .toMatchObject([{ p_event: { step: 'note', corrects_id: right.id, note: 'No se devolvió' } }]);
});

test('a file is closed with how it came out; closed, it offers its bundle alone', async () => {
  server.call('close_legal_file', null as never);
  const { screen, text } = await openFile({ language: 'en' }, fileOf('sublease'));
  await screen.getByRole('button', { name: text.close }).click();
  await screen.getByLabelText(text.outcome).fill('Allowed');
  const closed = { status: 'closed', closed_at: '2026-05-15T12:00:00Z', outcome: 'Allowed' };
  server.call('read_legal_file', { ...fileOf('sublease', closed), today: '2026-05-15', events: [] });
  await screen.getByRole('dialog').getByRole('button', { name: text.close }).click();
  await expect.element(screen.getByText('Allowed', { exact: true })).toBeVisible();
  expect(server.callsOf('close_legal_file')).toMatchObject([{ p_file_id: FILE_ID, p_outcome: 'Allowed' }]);
  await expect.element(screen.getByRole('button', { name: text.close })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: text.addNote })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: text.bundle })).toBeVisible();
});

test('the bundle is handed out, and a refusal is said in words', async () => {
  keepSavedFiles();
  const { errors } = await textsOf('es');
  server.at('POST', '/api/legal-bundles', () => refuseAtEdge('bundle_too_large'));
  const { screen, text } = await openFile({}, fileOf('deposit'));
  await screen.getByRole('button', { name: text.bundle }).click();
  await expect.element(screen.getByText(errors.codes.bundle_too_large)).toBeVisible();
  server.at('POST', '/api/legal-bundles', () => ({}));
  const file = await savedBy(() => screen.getByRole('button', { name: text.bundle }).click());
  expect(file.name).toBe('expediente.pdf');
});

test('a file is opened of the lease on show, and who only reads is offered nothing', async () => {
  const text = await wordsOf('legalFiles', 'es');
  server.rows('leases_list', [leaseRow()]);
  server.call('read_legal_files', []);
  server.call('open_legal_file', FILE_ID);
  server.call('read_legal_file', { ...fileOf('eviction'), today: '2026-05-15', events: [] });
  const screen = await openScreen(`/owner-dashboard/leases/${LEASE_ID}/papers`);
  await screen.getByRole('button', { name: text.open }).click();
  await screen.getByLabelText(text.kind).selectOptions('eviction');
  await screen.getByRole('dialog').getByRole('button', { name: text.open }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: new RegExp(text.kinds.eviction) }))
    .toBeVisible();
  expect(server.callsOf('open_legal_file')).toMatchObject([{ p_lease_id: LEASE_ID, p_kind: 'eviction' }]);
});

test('who only reads leases reads a file and writes nothing in it', async () => {
  const { screen, text } = await openFile({ role: 'viewer' }, fileOf('deposit'));
  await expect.element(screen.getByRole('button', { name: text.bundle })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: text.addNote })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: text.close })).not.toBeInTheDocument();
});

test('the lease is chosen first where none is given', async () => {
  const text = await wordsOf('legalFiles', 'en');
  server.call('read_legal_files', []);
  server.rows('tenants_list', [tenantRow()]);
  const screen = await openScreen('/owner-dashboard/legal', { language: 'en' });
  await expect.element(screen.getByText(text.none)).toBeVisible();
  await screen.getByRole('button', { name: text.open }).click();
  await screen.getByRole('button', { name: /Pedro Núñez/ }).click();
  await expect.element(screen.getByLabelText(text.kind)).toBeVisible();
  await expectAccessible();
});
