import { describe, expect, it } from 'vitest';
import { checkContract } from '#src/domain/law/contract-check/check-contract.ts';
import { completeFacts } from '#src/domain/signing/contract.test-support.ts';
import type { ContractFacts } from '#src/domain/signing/contract.ts';
import { writeContract } from './write-contract.ts';

function checked(facts: ContractFacts, language: 'es' | 'en') {
  const text = writeContract(facts)
    [language].map(({ heading, paragraphs }) => [`${heading}.`, ...paragraphs].join('\n\n'))
    .join('\n\n');
  return checkContract({ text, use: facts.unit.unitUse, day: facts.today, isWhole: true }).map(
    ({ code, item }) => item ?? code,
  );
}

describe.each(['es', 'en'] as const)('the contract that is written here, in %s', (language) => {
  it('has nothing against the law on rentals, as a home or as a shop', () => {
    expect(checked(completeFacts, language)).toEqual([]);
    const shop = { ...completeFacts, unit: { ...completeFacts.unit, unitUse: 'commercial' as const } };
    expect(checked(shop, language)).toEqual([]);
  });

  it('is found out by a deposit of three months and by a clause of its own', () => {
    const { lease, particulars } = completeFacts;
    const bold = {
      ...completeFacts,
      lease: { ...lease, depositMinor: 7_500_000 },
      particulars: particulars && {
        ...particulars,
        extraClauses: 'Si no paga, el propietario podrá cambiar la cerradura.',
      },
    };
    expect(checked(bold, language)).toEqual(['deposit_above_cap', 'self_help_eviction']);
  });

  it('that has blanks says what is missing', () => {
    expect(checked({ ...completeFacts, particulars: null }, language)).toEqual(
      expect.arrayContaining(['furniture', 'domicile']),
    );
  });
});
