import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownerResults } from './owner-statement.ts';
import type { OwnerShare, PropertyResult } from './report-data.ts';

const WHOLE = 10_000;
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

/** Owners whose shares are the whole, or nobody: then it is the organization's. */
const anyOwners = fc
  .uniqueArray(fc.constantFrom('Rosa', 'Juan', 'Eva', 'Luis', 'Ana'), { maxLength: 5 })
  .chain((names) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: WHOLE - 1 }), {
        minLength: Math.max(0, names.length - 1),
        maxLength: Math.max(0, names.length - 1),
      })
      .map((cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), WHOLE];
        return names.map(
          (name, index): OwnerShare => ({
            name,
            identityNumber: '',
            shareBasisPoints: (edges[index + 1] ?? WHOLE) - (edges[index] ?? 0),
          }),
        );
      }),
  );

const anyTerm = fc.record({
  owners: anyOwners,
  earnedBeforeMinor: amount,
  incomeMinor: amount,
  expenseMinor: amount,
  drawnBeforeMinor: amount,
  drawnMinor: amount,
  drawnAfterMinor: amount,
});

it('the parts of the owners of any history sum to what the property has, to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyTerm, { minLength: 1, maxLength: 6 }), anyOwners, (terms, ownersAtEnd) => {
      const results = terms.map(
        (term): PropertyResult => ({
          propertyId: 'p',
          propertyName: 'Torre',
          currency: 'DOP',
          distributions: [],
          ownersAtEnd,
          ...term,
        }),
      );
      const parts = ownerResults(results).flatMap((owner) => owner.parts);
      const sumOf = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
        rows.reduce((sum, row) => sum + pick(row), 0);
      expect(sumOf(parts, (part) => part.openingMinor)).toBe(
        sumOf(terms, (term) => term.earnedBeforeMinor - term.drawnBeforeMinor),
      );
      expect(sumOf(parts, (part) => part.incomeMinor)).toBe(sumOf(terms, (term) => term.incomeMinor));
      expect(sumOf(parts, (part) => part.expenseMinor)).toBe(sumOf(terms, (term) => term.expenseMinor));
      expect(sumOf(parts, (part) => part.drawnMinor)).toBe(sumOf(terms, (term) => term.drawnMinor));
      expect(sumOf(parts, (part) => part.drawnAfterMinor)).toBe(sumOf(terms, (term) => term.drawnAfterMinor));
      // An owner comes once for a property, however often they bought and sold.
      expect(ownerResults(results).every((owner) => owner.parts.length === 1)).toBe(true);
    }),
  );
});
