import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contextOf, golden, SIGNED_AT, saleFacts, textIn, treeOf } from './ecf.test-support.ts';
import { cases, documents } from './ecf-cases.test-support.ts';
import { ecfProblems } from './ecf-checks.ts';
import { ecfContent } from './ecf-content.ts';
import type { EcfBase } from './ecf-note-checks.ts';
import { ecfSums } from './ecf-numbers.ts';
import { ecfSummary } from './ecf-summary.ts';

const names = readdirSync(new URL('../../../../tests/golden/ecf', import.meta.url))
  .filter((file) => file.endsWith('.golden.xml'))
  .map((file) => file.replace('.golden.xml', ''));

describe('the content of documents', () => {
  it('is made of every one that was written by hand', () => {
    expect(Object.keys(documents).sort()).toEqual(names.sort());
  });

  it.each(names)('%s is what was written by hand, in its order', (name) => {
    expect(documents[name]).toEqual(treeOf(golden(name)));
  });

  it.each(Object.keys(cases))('%s is found to be in order', (name) => {
    const facts = cases[name];
    if (facts === undefined) throw new Error(name);
    const whole = facts.reference?.code === 1 ? ecfSums(facts).totalMinor : 11_800_000;
    const base: EcfBase = {
      ...{ kind: 'fiscal_credit', verdict: 'accepted' },
      ...{ totalMinor: whole, balanceMinor: whole },
    };
    expect(ecfProblems(facts, contextOf(facts, { base }))).toEqual([]);
  });

  it('refuses a number of another kind, of another series and of another length', () => {
    for (const ncf of ['E320000000001', 'B0100000001', 'E3100000000011', 'e310000000001', 'E310000000000'])
      expect(() => ecfContent(saleFacts(ncf), SIGNED_AT)).toThrow('ncf_invalid');
    expect(() => ecfSummary(saleFacts('E310000000001'), 'aB3+/9')).toThrow('ncf_invalid');
  });

  it('says a name that is too long for a line in full beside it', () => {
    const name = `Alquiler ${'x'.repeat(90)}`;
    const tree = ecfContent(
      saleFacts('E310000000001', { charges: [{ name, amountMinor: 10_000_000 }] }),
      SIGNED_AT,
    );
    expect(textIn(tree, 'NombreItem')).toBe(name.slice(0, 80));
    expect(textIn(tree, 'DescripcionItem')).toBe(name);
  });

  it('says under which number another gave a receipt out that merged', () => {
    const reference = {
      ...({
        ncf: 'B0100000077',
        issuedOn: '2026-11-20',
        code: 4,
        reason: '',
        otherTaxId: '101010632',
      } as const),
    };
    const tree = ecfContent(saleFacts('E310000000001', { reference }), SIGNED_AT);
    expect(textIn(tree, 'RNCOtroContribuyente')).toBe('101010632');
  });
});
