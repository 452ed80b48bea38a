import type { PassedOn, PassOnPlace, PassOnRow } from '#src/data/expenses/bills/pass-ons.ts';
import type { Bill, BillLine } from '#src/data/expenses/bills/queries.ts';
import {
  canSplitBy,
  chargedMinor,
  chargedShares,
  lineCosts,
  type PassOnKind,
  type PassOnMethod,
  type PassOnRule,
  type PassOnShare,
  passOnKinds,
  splitByHand,
  splitByRule,
} from '#src/domain/expenses/pass-on.ts';
import { type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';

/** What was chosen and typed; null where it still is what is usual. */
export interface PassOnDraft {
  readonly propertyId: string | null;
  readonly lineIds: readonly string[] | null;
  /** Undefined: what the chosen lines cost and is not passed on yet. Null: cannot be read. */
  readonly amountMinor: number | null | undefined;
  readonly kind: PassOnKind | null;
  readonly method: PassOnMethod;
  /** By unit, what was typed by hand. */
  readonly typed: ReadonlyMap<string, number>;
  readonly dueOn: IsoDate;
  readonly description: string | null;
}

/** A line with what it costs the owner. */
export interface CostedLine extends BillLine {
  readonly costMinor: number;
  readonly isFee: boolean;
}

export const emptyDraft = (today: IsoDate): PassOnDraft => ({
  propertyId: null,
  lineIds: null,
  amountMinor: undefined,
  kind: null,
  method: 'equal',
  typed: new Map(),
  dueOn: today,
  description: null,
});

/** @param feeAccounts ids of the accounts for condominium fees */
export function costedLines(
  bill: Bill,
  lines: readonly BillLine[],
  feeAccounts: readonly string[],
): CostedLine[] {
  const costs = lineCosts(
    {
      itbisToCostMinor: bill.itbisToCostMinor,
      exciseMinor: bill.exciseMinor,
      otherTaxesMinor: bill.otherTaxesMinor,
      tipMinor: bill.tipMinor,
    },
    lines.map((line) => line.amountMinor),
  );
  return lines.map((line, index) => ({
    ...line,
    propertyId: line.propertyId ?? bill.propertyId,
    costMinor: costs[index] ?? 0,
    isFee: feeAccounts.includes(line.accountId),
  }));
}

const standing = (passed: readonly PassedOn[]) => passed.filter((one) => one.reversedAt === null);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** What was passed on and stands. */
export function passedMinor(passed: readonly PassedOn[]): number {
  return sum(standing(passed).map((one) => one.amountMinor));
}

/** Properties that lines are for, where the condominium's fee is for one that first. */
export function propertiesOf(lines: readonly CostedLine[]): string[] {
  const ids = [...lines.filter((line) => line.isFee), ...lines].flatMap((line) => line.propertyId ?? []);
  return [...new Set(ids)];
}

export interface PassOnChoice {
  readonly propertyId: string | null;
  /** Those of the property. */
  readonly lines: readonly CostedLine[];
  readonly chosen: readonly CostedLine[];
  readonly costMinor: number;
  /** What of the whole bill is not passed on yet. */
  readonly leftMinor: number;
  readonly amountMinor: number | null;
  readonly kinds: readonly PassOnKind[];
  readonly kind: PassOnKind;
}

/** What is passed on: the fees of the condominium where there are any, else all lines of the property. */
export function choiceOf(
  bill: Bill,
  lines: readonly CostedLine[],
  passed: readonly PassedOn[],
  draft: PassOnDraft,
): PassOnChoice {
  const propertyId = draft.propertyId ?? propertiesOf(lines)[0] ?? null;
  const own = lines.filter((line) => line.propertyId === propertyId);
  const fees = own.filter((line) => line.isFee);
  const { lineIds } = draft;
  const chosen = lineIds ? own.filter((line) => lineIds.includes(line.id)) : fees.length > 0 ? fees : own;
  const costMinor = sum(chosen.map((line) => line.costMinor));
  const before = standing(passed).filter((one) => chosen.some((line) => one.lineIds.includes(line.id)));
  const leftMinor = bill.totalMinor - passedMinor(passed);
  const usual = Math.max(0, Math.min(leftMinor, costMinor - sum(before.map((one) => one.amountMinor))));
  const kinds = passOnKinds(chosen.length > 0 && chosen.every((line) => line.isFee));
  return {
    propertyId,
    lines: own,
    chosen,
    costMinor,
    leftMinor,
    amountMinor: draft.amountMinor === undefined ? usual : draft.amountMinor,
    kinds,
    kind: kinds.find((kind) => kind === draft.kind) ?? kinds[0] ?? 'other',
  };
}

export interface PassOnSplit {
  /** Rules that the units cannot be split by. */
  readonly impossible: readonly PassOnRule[];
  readonly method: PassOnMethod;
  readonly shares: readonly PassOnShare<PassOnRow>[];
  readonly chargedMinor: number;
  /** What of the amount no tenant pays. */
  readonly staysMinor: number;
  readonly parts: readonly { leaseId: string; amountMinor: number }[];
  /** How many would be charged the fee of the month twice. */
  readonly twiceCount: number;
}

const RULES: readonly PassOnRule[] = ['equal', 'area', 'rent'];

/** Who would pay what. */
export function splitOf(
  bill: Bill,
  choice: PassOnChoice,
  place: PassOnPlace,
  draft: PassOnDraft,
): PassOnSplit {
  const { units, feeLeases } = place;
  const impossible = RULES.filter((rule) => !canSplitBy(rule, units));
  const method = draft.method !== 'manual' && impossible.includes(draft.method) ? 'equal' : draft.method;
  const amountMinor = Math.max(0, choice.amountMinor ?? 0);
  const shares =
    units.length === 0
      ? []
      : method === 'manual'
        ? splitByHand(draft.typed, units, bill.currency)
        : splitByRule(amountMinor, units, method, bill.currency);
  const charged = chargedMinor(shares);
  const parts = chargedShares(shares);
  return {
    impossible,
    method,
    shares,
    chargedMinor: charged,
    staysMinor: amountMinor - charged,
    parts,
    twiceCount:
      choice.kind === 'condominium_fee' ? parts.filter((part) => feeLeases.includes(part.leaseId)).length : 0,
  };
}

export interface PassOnProblems {
  lines?: 'noLine';
  amountMinor?: 'amountMissing' | 'amountTooMuch' | 'handTooMuch';
  dueOn?: 'dueInvalid';
  description?: 'descriptionMissing';
  parts?: 'nobody';
}

export function problemsOf(
  choice: PassOnChoice,
  split: PassOnSplit | null,
  { dueOn, description }: { readonly dueOn: IsoDate; readonly description: string },
): PassOnProblems {
  const problems: PassOnProblems = {};
  if (choice.chosen.length === 0) problems.lines = 'noLine';
  if (!choice.amountMinor || choice.amountMinor < 0) problems.amountMinor = 'amountMissing';
  else if (choice.amountMinor > choice.leftMinor) problems.amountMinor = 'amountTooMuch';
  else if (split && split.staysMinor < 0) problems.amountMinor = 'handTooMuch';
  if (!isIsoDate(dueOn)) problems.dueOn = 'dueInvalid';
  if (description.trim() === '') problems.description = 'descriptionMissing';
  if (!split || split.parts.length === 0) problems.parts = 'nobody';
  return problems;
}
