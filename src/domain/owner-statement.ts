import { allocateMinor } from './money.ts';
import type { PropertyResult } from './report-data.ts';

/** A part of a property's result, of one owner. */
export interface OwnerPart {
  readonly propertyId: string;
  readonly propertyName: string;
  readonly shareBasisPoints: number;
  readonly incomeMinor: number;
  readonly expenseMinor: number;
  readonly netMinor: number;
  readonly drawnMinor: number;
  /** What is left to distribute: net less drawn. */
  readonly dueMinor: number;
}

export interface OwnerResult {
  /** Who it is: name and number, or '' for the organization itself. */
  readonly key: string;
  readonly name: string;
  readonly parts: readonly OwnerPart[];
}

const WHOLE = 10_000;

/** The same person in two properties is told by number, or by name where there is none. */
export const ownerKey = (owner: { name: string; identityNumber: string }): string =>
  owner.identityNumber || owner.name.trim().toLowerCase();

/**
 * What each owner earned, by property. Every amount is split among the owners so that the parts sum to it, to the cent.
 * @param results of one currency
 */
export function ownerResults(results: readonly PropertyResult[]): OwnerResult[] {
  const owners = new Map<string, { name: string; parts: OwnerPart[] }>();
  for (const result of results) {
    const shares =
      result.owners.length > 0 ? result.owners : [{ name: '', identityNumber: '', shareBasisPoints: WHOLE }];
    const weights = shares.map((owner) => owner.shareBasisPoints);
    const [incomes, expenses, draws] = [result.incomeMinor, result.expenseMinor, result.drawnMinor].map(
      (amount) => allocateMinor(amount, weights),
    );
    for (const [index, owner] of shares.entries()) {
      const [incomeMinor, expenseMinor, drawnMinor] = [incomes, expenses, draws].map(
        (parts) => parts?.[index] ?? 0,
      ) as [number, number, number];
      const netMinor = incomeMinor - expenseMinor;
      const key = ownerKey(owner);
      const known = owners.get(key) ?? { name: owner.name, parts: [] };
      known.parts.push({
        propertyId: result.propertyId,
        propertyName: result.propertyName,
        shareBasisPoints: owner.shareBasisPoints,
        incomeMinor,
        expenseMinor,
        netMinor,
        drawnMinor,
        dueMinor: netMinor - drawnMinor,
      });
      owners.set(key, known);
    }
  }
  return [...owners]
    .map(([key, owner]) => ({ key, ...owner }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
