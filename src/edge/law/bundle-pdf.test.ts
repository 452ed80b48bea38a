import { describe, expect, it } from 'vitest';
import type { FileEvent, LegalFileRecord } from '#src/domain/law/legal-file-record.ts';
import type { TenantStatement } from '#src/domain/money/tenant-statement.ts';
import { completeFacts } from '#src/domain/signing/contract.test-support.ts';
import { writtenOnPages } from '../pdf-written.ts';
import type { Bundle } from './bundle.ts';
import { renderBundle } from './bundle-pdf.ts';

const event = (number: number, more: Partial<FileEvent>): FileEvent => ({
  id: `event-${number}`,
  number,
  step: 'note',
  happenedOn: '2026-11-20',
  dueOn: null,
  note: '',
  paper: null,
  correctsId: null,
  correctedBy: null,
  authorName: 'Rosa Gil',
  enteredAt: '2026-11-20T14:00:00Z',
  documents: [],
  ...more,
});
const paper = {
  facts: {
    day: '2026-11-20',
    untilDay: '',
    amountMinor: 1_000_000,
    name: '',
    text: 'Pared rota',
  },
  lease: completeFacts,
  owedMinor: 0,
  lastDay: '2026-11-25',
};
const document = { id: 'd', name: 'Foto de la sala', fileType: 'jpg', sizeBytes: 2048, path: 'p' };
const sha256 = 'ab'.repeat(32);
const file: LegalFileRecord = {
  id: 'f',
  leaseId: 'l',
  kind: 'deposit',
  status: 'open',
  unitUse: 'dwelling',
  endsOn: '2026-11-20',
  days: [],
  openedAt: '2026-11-20T13:00:00Z',
  closedAt: null,
  outcome: '',
  property: 'Torre Mar',
  unit: 'A-1',
  tenants: 'Ana Núñez',
  today: '2026-11-24',
  events: [
    event(1, { step: 'unit_returned', correctedBy: 2 }),
    event(2, { step: 'unit_returned', note: 'Con sus llaves', documents: [document], correctsId: 'event-1' }),
    event(3, { step: 'paper_written', paper, correctedBy: 4 }),
    event(4, { step: 'paper_written', paper }),
  ],
};
const statement = {
  leaseId: 'l',
  year: 2026,
  currency: 'DOP',
  openingMinor: 0,
  lines: [
    {
      occurredOn: '2026-11-01',
      kind: 'charge',
      amountMinor: 2_500_000,
      chargeKind: 'rent',
      description: '',
      periodStart: '2026-11-01',
      periodEnd: '2026-11-30',
      method: null,
      reference: '',
      receiptNumber: null,
    },
  ],
  landlord: 'Rosa Gil',
  property: 'Torre Mar',
  unit: 'A-1',
  tenants: 'Ana Núñez',
} as const satisfies TenantStatement;
const bundle: Bundle = {
  file,
  lease: completeFacts,
  statements: [statement],
  attachments: [{ document, sha256, provesEvents: [2] }],
};

describe('a bundle', () => {
  it('has cover, contents, what happened, papers, account and hashes, on numbered pages in both languages', async () => {
    const bytes = await renderBundle(bundle);
    expect(await renderBundle(bundle)).toEqual(bytes);
    const pages = await writtenOnPages(bytes);
    expect(pages).toHaveLength(11);
    pages.forEach((page, index) => {
      expect(page).toContain(`Página ${index + 1} de 11`);
    });
    const titles = [
      'Legajo del expediente: Devolución del depósito',
      'Índice · Contents',
      'Relación de hechos',
      'Razones de la retención del depósito',
      'Estado de cuenta 2026',
      'Lista de anexos',
      'Bundle of the legal file: Return of the deposit',
      'What happened',
      'Reasons for keeping part of the deposit',
      'Account statement 2026',
      'List of attachments',
    ];
    titles.forEach((title, index) => {
      expect(pages[index]).toContain(title);
    });
    const [cover = '', index = '', facts = '', reasons = '', ledger = '', hashes = ''] = pages;
    expect(cover).toContain('Inquilino: Ana Núñez');
    expect(cover.replaceAll('\n', ' ')).toContain('Información, no asesoría legal');
    for (const [title, page] of [
      ['Relación de hechos', 3],
      ['Razones de la retención del depósito (hecho n.º 4)', 4],
      ['Estado de cuenta de 2026', 5],
      ['Lista de anexos', 6],
      ['Reading copy in English', 7],
      ['List of attachments', 11],
    ])
      expect(index).toContain(`${title}${page}`);
    expect(facts).toContain('Corregido por el n.º 2');
    expect(facts).toContain('Con sus llaves');
    expect(facts).toContain('Lo registró Rosa Gil el 20 de noviembre de 2026');
    expect(reasons).toContain('Ley 85-25, art. 16');
    expect(reasons).toContain('5 días calendario');
    expect(ledger).toContain('25,000.00');
    expect(hashes).toContain(`SHA-256: ${sha256}`);
    expect(hashes).toContain('Prueba el hecho n.º 2');
    expect(pages.join()).not.toContain('undefined');
  });

  it('leaves out a paper that was corrected, and is refused where the law gives another day now', async () => {
    const changed = { ...paper, lastDay: '2026-11-30' };
    const events = [event(1, { step: 'paper_written', paper: changed })];
    await expect(renderBundle({ ...bundle, file: { ...file, events } })).rejects.toMatchObject({
      status: 400,
      code: 'paper_changed',
    });
    const corrected = [event(1, { step: 'paper_written', paper: changed, correctedBy: 2 })];
    const pages = await writtenOnPages(
      await renderBundle({ ...bundle, file: { ...file, events: corrected } }),
    );
    expect(pages).toHaveLength(9);
  });

  it('without events and attachments says that there are none', async () => {
    const empty = { ...bundle, file: { ...file, events: [] }, statements: [], attachments: [] };
    const pages = await writtenOnPages(await renderBundle(empty));
    expect(pages).toHaveLength(7);
    expect(pages[2]).toContain('Todavía no se ha registrado nada.');
    expect(pages[3]).toContain('No hay anexos.');
  });
});
