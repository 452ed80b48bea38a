import { expect, it } from 'vitest';
import type { ListedDocument } from '#src/data/documents/list.ts';
import { documents } from '#src/i18n/dictionaries/documents/documents.es.ts';
import { ownerDocuments as text } from '#src/i18n/dictionaries/documents/owner-documents.es.ts';
import { documentsCsv } from './documents-csv.ts';

const paper: ListedDocument = {
  id: '1',
  kind: 'insurance',
  name: '=Póliza, 2026.pdf',
  file_type: 'pdf',
  size_bytes: 2048,
  is_shared: true,
  path: 'x',
  created_at: '2026-11-22T02:30:00Z',
  area: 'leases',
  property_id: 'p',
  unit_id: 'u',
  lease_id: 'l',
  person_id: null,
  property_name: 'Torre',
  unit_label: '1-A',
  person_name: 'Ana Núñez',
};

it('says of each what it is, what it is about, who sees it, and the day where the landlord is', () => {
  const csv = documentsCsv(
    [paper, { ...paper, is_shared: false, unit_label: null }],
    {
      text,
      kinds: documents.kinds,
    },
    'America/Santo_Domingo',
  );
  const [, first, second] = csv.split('\r\n');
  expect(first).toContain('Seguro');
  expect(first).toContain('"Torre, 1-A, Ana Núñez",Lo ven,2048,2026-11-21');
  expect(second).toContain('"Torre, Ana Núñez",No lo ven');
  expect(first).not.toMatch(/^"?=/);
});
