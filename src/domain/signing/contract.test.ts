import { describe, expect, it } from 'vitest';
import { ana, completeFacts as facts } from './contract.test-support.ts';
import { contractChanges, emptyParticulars, hasChanges, missingContent } from './contract.ts';

const missing = (more: object) => missingContent({ ...facts, ...more }).map(({ item }) => item);
const given = (more: object) => ({ particulars: { ...emptyParticulars, ...facts.particulars, ...more } });

describe('what the law wants in a contract', () => {
  it('is all there when everything was said', () => {
    expect(missingContent(facts)).toEqual([]);
  });

  it('is named in its order, with the article', () => {
    expect(missing({ particulars: null })).toEqual([
      'description',
      'furniture',
      'price',
      'domicile',
      'contract_date',
    ]);
    expect(missingContent({ ...facts, ...given({ agreedOn: null }) })).toEqual([
      { item: 'contract_date', law: 'Ley 85-25', article: '5' },
    ]);
  });

  it.each([
    ['a tenant without a number', { tenants: [ana, { ...ana, identityNumber: '' }] }, ['parties']],
    [
      'a landlord without a number',
      { ...given({ landlordIdentity: '' }), organization: { ...facts.organization, rnc: '' } },
      ['parties'],
    ],
    ['no street', { property: { ...facts.property, street: '' } }, ['address']],
    ['no condition', given({ condition: '' }), ['description']],
    ['one domicile', given({ tenantDomicile: '' }), ['domicile']],
  ])('%s', (_name, more, items) => {
    expect(missing(more)).toEqual(items);
  });

  it('is satisfied by a place without furniture, when that is said', () => {
    expect(missing(given({ furniture: '', isUnfurnished: true }))).toEqual([]);
  });

  it('is not asked of an amendment', () => {
    const signed = { number: 1, signedOn: '2026-11-22', facts };
    expect(missing({ particulars: null, signedVersion: signed })).toEqual([]);
  });
});

describe('what an amendment changes', () => {
  const luis = { ...ana, id: 'luis', fullName: 'Luis Mota' };

  it('is nothing while nothing has changed', () => {
    expect(hasChanges(contractChanges(facts, facts))).toBe(false);
  });

  it('is the rent from a day on, the end and who is in it', () => {
    const now = {
      ...facts,
      lease: { ...facts.lease, endsOn: '2028-11-30' },
      rentSteps: [...facts.rentSteps, { startsOn: '2027-06-01', rentMinor: 2_700_000 }],
      tenants: [luis],
      guarantors: [ana],
    };
    const changes = contractChanges(facts, now);
    expect(changes).toEqual({
      rents: [{ startsOn: '2027-06-01', rentMinor: 2_700_000 }],
      endsOn: '2028-11-30',
      tenants: { joined: ['Luis Mota'], left: ['Ana Núñez'] },
      guarantors: { joined: ['Ana Núñez'], left: [] },
    });
    expect(hasChanges(changes)).toBe(true);
  });

  it('names a rent that was agreed for another amount', () => {
    const now = { ...facts, rentSteps: [{ startsOn: '2026-12-01', rentMinor: 1 }] };
    expect(contractChanges(facts, now).rents).toEqual(now.rentSteps);
  });
});
