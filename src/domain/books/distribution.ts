import type { CurrencyCode } from '../foundation/enums.ts';
import { allocateMinor } from '../foundation/money.ts';

/** What an owner of a property has earned, drawn and is due in one currency, all time. */
export interface OwnerBalance {
  /** Number or name; '' is the organization itself. */
  readonly key: string;
  readonly name: string;
  readonly shareBasisPoints: number;
  readonly currency: CurrencyCode;
  /** Cash basis, by the share. */
  readonly earnedMinor: number;
  /** Income tax that clients withheld of it: it went to the State. */
  readonly withheldMinor: number;
  readonly drawnMinor: number;
  readonly dueMinor: number;
}

/** Amounts by the key of the owner; null or missing: nothing; NaN: what is typed cannot be read. */
export type OwnerAmounts = Readonly<Record<string, number | null>>;

/** A total split among owners by their shares, to the cent. */
export function amountsByShare(owners: readonly OwnerBalance[], totalMinor: number): OwnerAmounts {
  const amounts = allocateMinor(
    totalMinor,
    owners.map((owner) => owner.shareBasisPoints),
  );
  return Object.fromEntries(owners.map(({ key }, index) => [key, amounts[index] ?? 0]));
}

/** All that is due to each; nothing to whom nothing is due. */
export const amountsDue = (owners: readonly OwnerBalance[]): OwnerAmounts =>
  Object.fromEntries(owners.map(({ key, dueMinor }) => [key, Math.max(dueMinor, 0) || null]));

/** What is paid, to whom. */
export const partsOf = (owners: readonly OwnerBalance[], amounts: OwnerAmounts) =>
  owners.flatMap(({ key }) => {
    const amountMinor = amounts[key] ?? 0;
    return amountMinor > 0 ? [{ owner: key, amountMinor }] : [];
  });

/** Whether each amount can be read: what is typed and cannot is NaN. */
export const isReadable = (owners: readonly OwnerBalance[], amounts: OwnerAmounts): boolean =>
  owners.every(({ key }) => !Number.isNaN(amounts[key] ?? 0));

/** Whether somebody gets more than is theirs. */
export const exceedsDue = (owners: readonly OwnerBalance[], amounts: OwnerAmounts): boolean =>
  owners.some(({ key, dueMinor }) => (amounts[key] ?? 0) > Math.max(dueMinor, 0));
