import { describe, expect, it } from 'vitest';
import { leaseEventKinds } from '#src/domain/foundation/enums.ts';
import { ownerLeasing as english } from '#src/i18n/dictionaries/leasing/owner-leasing.en.ts';
import { ownerLeasing as spanish } from '#src/i18n/dictionaries/leasing/owner-leasing.es.ts';
import { eventWords } from './history-words.ts';

const en = english.leasing.history;
const es = spanish.leasing.history;

describe('a line of the history', () => {
  it('says who gave notice, when, and which day is the last', () => {
    const facts = { givenBy: 'landlord', givenOn: '2026-03-01', leavesOn: '2026-06-30', reason: 'Obra' };
    expect(eventWords({ kind: 'notice_given', facts }, es, 'es')).toEqual({
      what: 'El propietario dio aviso de salida el 01/03/2026, último día 30/06/2026',
      reason: 'Motivo: Obra',
    });
    expect(
      eventWords({ kind: 'notice_given', facts: { ...facts, givenBy: 'tenant' } }, en, 'en').what,
    ).toMatch(/^The tenant gave notice/);
  });

  it('tells the rent before and after, in the currency of the lease', () => {
    const facts = { startsOn: '2026-05-01', rentMinor: 120_000, beforeMinor: 100_000, currency: 'USD' };
    expect(eventWords({ kind: 'rent_changed', facts }, es, 'es').what).toBe(
      'Alquiler de US$1,000.00 a US$1,200.00, desde el 01/05/2026',
    );
    const { beforeMinor: _before, ...first } = facts;
    expect(eventWords({ kind: 'rent_changed', facts: first }, es, 'es').what).toBe(
      'Alquiler de US$1,200.00 desde el 01/05/2026',
    );
  });

  it('names who came and who went', () => {
    const change = (facts: object) =>
      eventWords({ kind: 'tenants_changed', facts: facts as Record<string, unknown> }, en, 'en').what;
    expect(change({ added: ['Ana'], removed: ['Luis', 'Rosa'] })).toBe(
      'Tenants changed: added Ana; removed Luis and Rosa',
    );
    expect(change({ added: ['Ana'] })).toBe('Tenants changed: added Ana');
    expect(change({})).toBe('Tenants changed');
    const leaves = { leaves: 'Ana', leftOn: '2026-11-30' };
    expect(change(leaves)).toBe('Ana leaves; last day Nov 30, 2026');
    expect(change({ ...leaves, primary: 'Luis' })).toBe(
      'Ana leaves; last day Nov 30, 2026. Luis is the main tenant from then on',
    );
    expect(change({ stays: 'Ana' })).toBe('Ana stays on the lease');
  });

  it('tells a renewed lease from one that ended', () => {
    const facts = { endedOn: '2026-12-31' };
    expect(eventWords({ kind: 'ended', facts }, en, 'en').what).toBe('Ended on Dec 31, 2026');
    expect(eventWords({ kind: 'ended', facts: { ...facts, isRenewed: true } }, en, 'en').what).toBe(
      'Ended on Dec 31, 2026, followed by the renewal',
    );
  });

  it.each(leaseEventKinds)(
    'of kind %s has words in both languages, and no reason unless one was given',
    (kind) => {
      for (const [words, language] of [
        [es, 'es'],
        [en, 'en'],
      ] as const) {
        const line = eventWords({ kind, facts: {} }, words, language);
        expect(line.what).not.toBe('');
        expect(line.what).not.toContain('undefined');
        expect(line.reason).toBeNull();
      }
    },
  );
});
