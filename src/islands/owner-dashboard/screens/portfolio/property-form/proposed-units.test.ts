import { describe, expect, it } from 'vitest';
import { emptyUnit } from './property-schema.ts';
import { proposedUnits, resizedUnits } from './proposed-units.ts';

const names = { house: 'Casa', dwelling: 'Apto {n}', store: 'Local {n}' };
const labels = (units: readonly { label: string }[]) => units.map(({ label }) => label);

describe('proposedUnits', () => {
  it('calls the one unit of a house the house, and those of a building by their numbers', () => {
    expect(labels(proposedUnits(1, 'single_family', names))).toEqual(['Casa']);
    expect(labels(proposedUnits(2, 'single_family', names))).toEqual(['Apto 1', 'Apto 2']);
    expect(labels(proposedUnits(1, undefined, names))).toEqual(['Apto 1']);
    expect(labels(proposedUnits(0, 'multi_family', names))).toEqual([]);
  });

  it('makes commercial units of a commercial property', () => {
    expect(proposedUnits(2, 'commercial', names)).toMatchObject([
      { label: 'Local 1', unitUse: 'commercial' },
      { label: 'Local 2', unitUse: 'commercial' },
    ]);
  });
});

describe('resizedUnits', () => {
  it('keeps what was written, and names the rest anew', () => {
    const written = [emptyUnit('Ático', 'condominium'), ...proposedUnits(2, 'condominium', names).slice(1)];
    expect(labels(resizedUnits(written, 3, 'condominium', names))).toEqual(['Ático', 'Apto 2', 'Apto 3']);
    expect(labels(resizedUnits(written, 1, 'condominium', names))).toEqual(['Ático']);
  });

  it('names what nobody touched by the kind that is chosen then', () => {
    const before = proposedUnits(1, undefined, names);
    expect(labels(resizedUnits(before, 1, 'single_family', names))).toEqual(['Casa']);
    expect(resizedUnits(before, 1, 'commercial', names)).toMatchObject([
      { label: 'Local 1', unitUse: 'commercial' },
    ]);
  });

  it('keeps a unit that has a rent, whatever it is called', () => {
    const [unit] = proposedUnits(1, 'single_family', names);
    const priced = unit ? [{ ...unit, rentMinor: 2_500_000 }] : [];
    expect(resizedUnits(priced, 1, 'commercial', names)).toEqual(priced);
  });

  it('makes no more than the form takes, and none for less than none', () => {
    expect(resizedUnits([], 9_999, 'multi_family', names)).toHaveLength(500);
    expect(resizedUnits([], -3, 'multi_family', names)).toEqual([]);
  });
});
