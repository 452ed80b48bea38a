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

type Part = { name: string; shareBasisPoints: number; drawnMinor: number };

/**
 * Owners of a property by key, with what each of them drew: what says whose it was is theirs, the rest everybody's by
 * their shares. Who drew something and owns nothing any more comes with a share of zero.
 */
function partsOf({ owners, distributions, drawnMinor }: PropertyResult): Map<string, Part> {
  const shares = owners.length > 0 ? owners : [{ name: '', identityNumber: '', shareBasisPoints: WHOLE }];
  const given = distributions.reduce((sum, one) => sum + one.amountMinor, 0);
  const weights = shares.map((owner) => owner.shareBasisPoints);
  const rest = allocateMinor(drawnMinor - given, weights);
  const parts = new Map<string, Part>();
  for (const [index, owner] of shares.entries()) {
    const known = parts.get(ownerKey(owner));
    parts.set(ownerKey(owner), {
      name: owner.name,
      shareBasisPoints: (known?.shareBasisPoints ?? 0) + owner.shareBasisPoints,
      drawnMinor: (known?.drawnMinor ?? 0) + (rest[index] ?? 0),
    });
  }
  for (const drawing of distributions) {
    const key = ownerKey(drawing);
    const known = parts.get(key) ?? { name: drawing.name, shareBasisPoints: 0, drawnMinor: 0 };
    parts.set(key, { ...known, drawnMinor: known.drawnMinor + drawing.amountMinor });
  }
  return parts;
}

/**
 * What each owner earned, by property. Every amount is split among the owners so that the parts sum to it, to the cent.
 * @param results of one currency
 */
export function ownerResults(results: readonly PropertyResult[]): OwnerResult[] {
  const owners = new Map<string, { name: string; parts: OwnerPart[] }>();
  for (const result of results) {
    const parts = [...partsOf(result)];
    const weights = parts.map(([, part]) => part.shareBasisPoints);
    const incomes = allocateMinor(result.incomeMinor, weights);
    const expenses = allocateMinor(result.expenseMinor, weights);
    for (const [index, [key, { name, shareBasisPoints, drawnMinor }]] of parts.entries()) {
      const [incomeMinor, expenseMinor] = [incomes[index] ?? 0, expenses[index] ?? 0];
      const netMinor = incomeMinor - expenseMinor;
      const known = owners.get(key) ?? { name, parts: [] };
      known.parts.push({
        propertyId: result.propertyId,
        propertyName: result.propertyName,
        shareBasisPoints,
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
