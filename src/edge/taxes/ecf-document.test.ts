import { describe, expect, it } from 'vitest';
import { issuer, SIGNED_AT, saleWith } from '#src/domain/taxes/ecf/ecf.test-support.ts';
import type { Problem } from '../problem.ts';
import { checkForClient, type EcfDocument, ecfPaperOf } from './ecf-document.ts';

const document: EcfDocument = {
  ...{ issuerId: 'i', encf: 'E310000000001', environment: 'ecf', state: 'accepted', contingencyKind: null },
  ...{ isSummary: false, signedAt: SIGNED_AT, securityCode: 'AbC123' },
  facts: {
    ...{ issuer, sale: saleWith(), purchase: null, electronicSince: '2026-11-15', totalMinor: 11_800_000 },
    base: null,
  },
};
const beside = { propertyName: 'Plaza', unitLabel: 'Local 3', vendorName: null, cancelledOn: null };
const paperOf = (more: Partial<EcfDocument> = {}, cancelledOn: string | null = null) =>
  ecfPaperOf({ ...document, ...more }, { ...beside, cancelledOn });

const refusal = (more: Partial<EcfDocument>) => {
  try {
    checkForClient(paperOf(more));
    return null;
  } catch (error) {
    const { status, code } = error as Problem;
    return `${status} ${code}`;
  }
};

describe('the paper of a document', () => {
  it('says what was frozen, with its number and signature', () => {
    const { facts, signature } = paperOf();
    expect(facts).toMatchObject({ ncf: 'E310000000001', kind: 'fiscal_credit', issuer });
    expect(signature).toEqual({ at: SIGNED_AT, code: 'AbC123' });
    expect(paperOf({ signedAt: null, securityCode: null }).signature).toBeNull();
  });

  it('has no value once it was cancelled here', () => {
    expect(paperOf({}, '2026-11-30').progress.state).toBe('annulled');
  });

  it('is none of facts that cannot be read', () => {
    expect(() => paperOf({ facts: { sale: null } })).toThrow('cannot be read');
  });

  it('is for the client when it is valid, or was given out in a contingency', () => {
    for (const state of ['to_sign', 'signed', 'sent', 'rejected', 'annulled'] as const)
      expect(refusal({ state })).toBe('409 ecf_not_valid');
    for (const state of ['accepted', 'conditional'] as const) expect(refusal({ state })).toBeNull();
    for (const state of ['signed', 'sent', 'rejected'] as const)
      expect(refusal({ state, contingencyKind: 1 })).toBeNull();
    expect(refusal({ state: 'to_sign', contingencyKind: 1 })).toBe('409 ecf_not_valid');
  });
});
