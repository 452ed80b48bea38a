import type { SettledEcf } from '#src/data/taxes/ecf.ts';
import type { IssuedKind } from '#src/domain/taxes/ncf.ts';
import { issuedKinds } from '#src/domain/taxes/ncf.ts';

/** The electronic receipts of one kind in a month, by their verdicts. */
export interface EcfKindOfMonth {
  readonly kind: IssuedKind;
  readonly accepted: number;
  readonly remarks: number;
  readonly open: number;
  readonly rejected: number;
  /** Of those that are valid, in centavos of DOP. */
  readonly totalMinor: number;
}

const isOpen = ({ state }: SettledEcf) => state === 'to_sign' || state === 'signed' || state === 'sent';
const isRejected = ({ state, replacedBy }: SettledEcf) => state === 'rejected' && replacedBy === null;
const isValid = ({ state }: SettledEcf) => state === 'accepted' || state === 'conditional';

/** What a month gave out, kind by kind. What was annulled, or rejected and replaced, is nothing any more. */
export function ecfMonth(documents: readonly SettledEcf[]): EcfKindOfMonth[] {
  return issuedKinds.flatMap((kind) => {
    const own = documents.filter((document) => document.ncfKind === kind);
    const row: EcfKindOfMonth = {
      kind,
      accepted: own.filter(({ state }) => state === 'accepted').length,
      remarks: own.filter(({ state }) => state === 'conditional').length,
      open: own.filter(isOpen).length,
      rejected: own.filter(isRejected).length,
      totalMinor: own.filter(isValid).reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    };
    return row.accepted + row.remarks + row.open + row.rejected > 0 ? [row] : [];
  });
}

/** How many have no verdict yet, and how many were rejected and not replaced. */
export function unsettledOf(documents: readonly SettledEcf[]): { open: number; rejected: number } {
  return { open: documents.filter(isOpen).length, rejected: documents.filter(isRejected).length };
}
