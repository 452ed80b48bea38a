import { describe, expect, it } from 'vitest';
import { type Candidate, scoreCandidate, suggestMatches } from './bank-matching.ts';

const line = { id: 'l1', occurredOn: '2026-11-03', description: 'TRANSF ANA PEREZ 889900', reference: '' };
const candidate = (more: Partial<Candidate> = {}): Candidate => ({
  lineId: 'l1',
  kind: 'entry',
  id: 'a',
  occurredOn: '2026-11-03',
  name: 'Ana Pérez',
  reference: '',
  similarity: 0,
  basis: null,
  ...more,
});

describe('points', () => {
  it('fall with every day apart and rise with the reference and the name', () => {
    const of = (more: Partial<Candidate>) => scoreCandidate(line, candidate(more));
    expect(of({})).toBe(60);
    expect(of({ occurredOn: '2026-11-01' })).toBe(54);
    expect(of({ occurredOn: '2025-01-01' })).toBe(30);
    expect(of({ reference: '88-9900' })).toBe(85);
    expect(of({ reference: '889' })).toBe(60);
    expect(of({ similarity: 1 })).toBe(75);
    expect(of({ reference: '889900', similarity: 1 })).toBe(100);
    expect(of({ kind: 'lease', occurredOn: null, basis: 'rent' })).toBe(15);
    expect(of({ kind: 'lease', occurredOn: null, basis: 'part' })).toBe(7);
  });
});

describe('suggestions', () => {
  it('are sure of one good candidate', () => {
    const found = suggestMatches([line], [candidate(), candidate({ id: 'b', occurredOn: '2026-10-25' })]).get(
      'l1',
    );
    expect(found?.candidates.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(found?.isSure).toBe(true);
  });

  it('are not sure between two that are as good', () => {
    const found = suggestMatches([line], [candidate({ id: 'b' }), candidate()]).get('l1');
    expect(found?.candidates.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(found?.isSure).toBe(false);
  });

  it('are sure of nothing that two lines want', () => {
    const twin = { ...line, id: 'l2' };
    const found = suggestMatches([line, twin], [candidate(), candidate({ lineId: 'l2' })]);
    expect([found.get('l1')?.isSure, found.get('l2')?.isSure]).toEqual([false, false]);
  });

  it('are none where nothing was found', () => {
    expect(suggestMatches([line], []).get('l1')).toEqual({ candidates: [], isSure: false });
  });
});
