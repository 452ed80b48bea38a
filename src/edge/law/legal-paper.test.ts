import { describe, expect, it } from 'vitest';
import { type PaperFacts, type PaperKind, paperKinds } from '#src/domain/law/paper.ts';
import { completeFacts } from '#src/domain/signing/contract.test-support.ts';
import { writtenOnPages } from '../pdf-written.ts';
import { type PaperRequest, writePaper } from './legal-paper.ts';
import { renderPaper } from './legal-paper-pdf.ts';

const facts: PaperFacts = {
  day: '2026-11-20',
  untilDay: '2027-02-28',
  amountMinor: 2_700_000,
  name: 'Luis Peña',
  text: 'Pared rota\nen la sala.',
};
const request = (kind: PaperKind, more: Partial<PaperRequest> = {}): PaperRequest => ({
  kind,
  facts,
  lease: completeFacts,
  owedMinor: 2_500_000,
  ...more,
});
const bodyOf = (kind: PaperKind, more?: Partial<PaperRequest>) =>
  writePaper(request(kind, more)).es.paragraphs.join('\n');

describe('a paper', () => {
  it('that does not renew a lease gives the last day, its arithmetic and its article', () => {
    const { es, en } = writePaper(request('end_of_term'));
    expect(es.paragraphs[1]).toContain('a más tardar el 1 de septiembre de 2027');
    expect(es.arithmetic).toEqual([
      'Último día del contrato: 30 de noviembre de 2027',
      '90 días calendario hacia atrás; el primero es el 29 de noviembre de 2027',
      'La cuenta termina el 1 de septiembre de 2027',
    ]);
    expect(es.article).toBe('Ley 85-25, art. 31');
    expect(en.paragraphs[1]).toContain('by September 1, 2027');
    const shop = { ...completeFacts, unit: { ...completeFacts.unit, unitUse: 'commercial' as const } };
    expect(writePaper(request('end_of_term', { lease: shop })).es.article).toBe('Ley 85-25, art. 40, 42');
  });

  it('that comes too late, or is past the review of the law, is not written', () => {
    const on = (today: string) => ({ lease: { ...completeFacts, today } });
    const refused = expect.objectContaining({ status: 400, code: 'legal_date_unknown' });
    expect(() => writePaper(request('end_of_term', on('2027-09-01')))).not.toThrow();
    expect(() => writePaper(request('end_of_term', on('2027-09-02')))).toThrow(refused);
    expect(() => writePaper(request('deposit_reasons', on('2027-11-27')))).toThrow(refused);
    const early = { facts: { ...facts, day: '2025-08-01' } };
    expect(() => writePaper(request('take_over', early))).toThrow(refused);
  });

  it('that raises the rent says whether it is above the cap', () => {
    const text = bodyOf('rent_increase');
    expect(text).toContain('hoy es de RD$25,000.00 al mes, sea de RD$27,000.00');
    expect(text).toContain('un aumento de 8%');
    expect(text).toContain('no pasa del 10%');
    const more = { facts: { ...facts, amountMinor: 2_750_001 } };
    expect(bodyOf('rent_increase', more)).toContain('pasa del 10% que rige en una vivienda');
    expect(bodyOf('rent_increase', more)).toContain('sin su firma no se aplica');
  });

  it('says what is kept of a deposit and why, and until when', () => {
    const text = bodyOf('deposit_reasons');
    expect(text).toContain('Del depósito de RD$50,000.00 se retienen RD$27,000.00');
    expect(text).toContain('Razones: Pared rota en la sala.');
    expect(text).toContain('a más tardar el 25 de noviembre de 2026');
  });

  it('demands what is owed, and nothing where nothing is', () => {
    expect(bodyOf('rent_demand')).toContain('se deben RD$25,000.00');
    expect(() => writePaper(request('rent_demand', { owedMinor: 0 }))).toThrow(
      expect.objectContaining({ status: 400, code: 'nothing_owed' }),
    );
  });

  it('gives the family thirty days', () => {
    expect(bodyOf('take_over')).toContain('Luis Peña puede seguir con el contrato');
    expect(bodyOf('take_over')).toContain('a más tardar el 20 de diciembre de 2026');
  });

  it.each(paperKinds)(
    '%s is a page in Spanish and a copy in English, both with what they are not',
    async (kind) => {
      const file = await renderPaper(request(kind));
      expect(await renderPaper(request(kind))).toEqual(file);
      const [es = '', en = '', ...others] = await writtenOnPages(file);
      expect(others).toEqual([]);
      expect(es).toContain('A: Ana Núñez');
      expect(es).toContain('De: Rosa Gil');
      expect(es.replaceAll('\n', ' ')).toContain('Información, no asesoría legal');
      expect(es).toContain('Firma: Rosa Gil');
      expect(en).toContain('Reading copy');
      expect(en.replaceAll('\n', ' ')).toContain('Information, not legal advice');
      expect(en).not.toContain('undefined');
    },
  );
});
