import { expect, it } from 'vitest';
import type { ListedDocument } from '#src/data/documents/list.ts';
import { documents } from '#src/i18n/dictionaries/documents/documents.es.ts';
import { ownerDocuments as text } from '#src/i18n/dictionaries/documents/owner-documents.es.ts';
import { documentsCsv } from './documents-csv.ts';

const paper: ListedDocument = {
  id: '1',
  kind: 'insurance',
  name: '=Póliza, 2026.pdf',
  fileType: 'pdf',
  sizeBytes: 2048,
  isShared: true,
  path: 'x',
  createdAt: '2026-11-22T02:30:00Z',
  area: 'leases',
  propertyId: 'p',
  unitId: 'u',
  leaseId: 'l',
  personId: null,
  propertyName: 'Torre',
  unitLabel: '1-A',
  personName: 'Ana Núñez',
};

it('says of each what it is, what it is about, who sees it, and the day where the landlord is', () => {
  const csv = documentsCsv(
    [paper, { ...paper, isShared: false, unitLabel: null }],
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
