import { beforeEach, expect, test } from 'vitest';
import { PROPERTY_ID } from '#tests/screens/fixtures/portfolio.ts';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { NOW, newId, ORGANIZATION_ID, type Row, row } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const PAGE = '/owner-dashboard/documents';
const [UNIT_ID, LEASE_ID, PERSON_ID] = [newId(), newId(), newId()];

const paper = (name: string, columns: Row<'documents_list'>): Row<'documents_list'> =>
  row(
    'documents_list',
    {
      id: newId(),
      organization_id: ORGANIZATION_ID,
      name,
      kind: 'other',
      file_type: 'pdf',
      size_bytes: 2048,
    },
    { is_shared: false, path: `${ORGANIZATION_ID}/${newId()}.pdf`, created_at: NOW, area: 'portfolio' },
    { property_id: null, unit_id: null, lease_id: null, person_id: null },
    { property_name: null, unit_label: null, person_name: null },
    columns,
  );
const place = { property_id: PROPERTY_ID, property_name: 'Torre Mar', unit_id: UNIT_ID, unit_label: 'A-1' };
const papers = [
  paper('plano.pdf', place),
  paper('Inventario.pdf', {
    ...place,
    kind: 'inventory',
    area: 'leases',
    lease_id: LEASE_ID,
    is_shared: true,
  }),
  paper('Cédula.pdf', {
    kind: 'identity',
    area: 'people',
    person_id: PERSON_ID,
    person_name: 'Rosa Almonte',
  }),
];

beforeEach(() => {
  server.rows('documents_list', (params) => {
    const isOfTenant = params.get('or')?.includes(PERSON_ID);
    return isOfTenant ? papers.slice(1) : papers;
  });
  server.empty('document_requests_list', 'properties');
});

test('papers of a unit, a lease and a tenant stand in one list, found by kind, by who sees them and by tenant', async () => {
  const { common } = await textsOf('es');
  const text = await wordsOf('ownerDocuments', 'es');
  const person = {
    id: PERSON_ID,
    full_name: 'Rosa Almonte',
    email: 'rosa@example.com',
    phone: '',
    user_id: null,
  };
  server.rows('people', [person]);
  server.rows('lease_tenants', [{ lease_id: LEASE_ID }]);
  const screen = await openScreen(PAGE);
  const rows = () => document.querySelectorAll('.data-table-row').length;
  const named = (name: string) => screen.getByRole('row').filter({ hasText: name });
  await expect.poll(rows).toBe(3);
  const at = text.place({ property: 'Torre Mar', unit: 'A-1' });
  await expect.element(named('plano.pdf').getByRole('link', { name: at })).toBeVisible();
  await expectAccessible();
  const kind = screen.getByLabelText(text.kind, { exact: true });
  await kind.selectOptions('inventory');
  await expect.poll(rows).toBe(1);
  await expect.element(named('Inventario.pdf')).toBeVisible();
  await kind.selectOptions('');
  await screen.getByRole('button', { name: text.shared.no }).click();
  await expect.poll(rows).toBe(2);
  await screen.getByRole('button', { name: common.actions.clearAll }).click();
  await screen.getByRole('button', { name: text.tenant.choose }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Rosa Almonte', exact: false }).click();
  await expect.poll(rows).toBe(2);
  await expect.element(named('plano.pdf')).not.toBeInTheDocument();
  expect(location.search).toContain('f.tenant=');
});

test('what a search finds is in rows on a phone, and goes into a file', async () => {
  const { common } = await textsOf('en');
  const text = await wordsOf('ownerDocuments', 'en');
  const { more } = await wordsOf('lists', 'en');
  server.call('search_documents', ({ p_text }) => (p_text === 'cedula' ? papers.slice(2) : []));
  const screen = await openScreen(PAGE, { language: 'en', width: 360, theme: 'dark' });
  const rows = () => document.querySelectorAll('.data-table-row').length;
  const search = screen.getByRole('searchbox', { name: text.search });
  await search.fill('cedula');
  await expect.poll(rows).toBe(1);
  await expectAccessible();
  keepSavedFiles();
  await screen.getByRole('button', { name: more, exact: true }).click();
  const file = await savedBy(() => screen.getByRole('menuitem', { name: text.exportCsv }).click());
  expect(file.name).toBe(`${text.fileName}-2026-05-15.csv`);
  expect(file.text).toContain('Cédula.pdf');
  expect(file.text).not.toContain('plano.pdf');
  await search.fill('no hay');
  await expect.element(screen.getByText(text.noMatchTitle)).toBeVisible();
  await screen.getByRole('button', { name: common.actions.clearAll }).click();
  await expect.poll(rows).toBe(3);
});
