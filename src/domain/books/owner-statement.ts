// What an owner has of their properties: long because each figure is split by the same shares, which stand together here.

import { divideRounded, toAmountMinor } from '../foundation/rounding.ts';
import { byText } from '../foundation/text-order.ts';
import type {
  EarnedOfAccount,
  OwnerDrawing,
  OwnerPayment,
  OwnerShare,
  PropertyResult,
  WithheldForOwners,
} from './report-data.ts';

/** A part of a property's result, of one owner. */
export interface OwnerPart {
  readonly propertyId: string;
  readonly propertyName: string;
  readonly shareBasisPoints: number;
  /** What was left before the period: earned less withheld and drawn. */
  readonly openingMinor: number;
  readonly incomeMinor: number;
  readonly expenseMinor: number;
  readonly netMinor: number;
  /** Income tax that clients withheld: it is the owner's in their tax return, and cannot be distributed. */
  readonly withheldMinor: number;
  readonly drawnMinor: number;
  /** What is left to distribute: opening and net less withheld and drawn. */
  readonly dueMinor: number;
  /** What was drawn after the period, up to now: so much less is due today. */
  readonly drawnAfterMinor: number;
  /** What income and expenses are made of; costs are below zero. */
  readonly accounts: readonly EarnedOfAccount[];
  /** What `withheldMinor` is made of. */
  readonly withheld: readonly WithheldForOwners[];
  /** ITBIS that came with the rent: apart, it is no part of any other figure. */
  readonly itbisMinor: number;
  /** What the owner was paid, one by one. */
  readonly payments: readonly OwnerPayment[];
}

export interface OwnerResult {
  /** Who it is: name and number, or '' for the organization itself. */
  readonly key: string;
  readonly name: string;
  readonly parts: readonly OwnerPart[];
}

const WHOLE = 10_000n;
const WHOLE_SHARE: OwnerShare = { name: '', identityNumber: '', shareBasisPoints: Number(WHOLE) };

/** The same person in two properties is told by number, or by name where there is none. */
export const ownerKey = (owner: { name: string; identityNumber: string }): string =>
  owner.identityNumber || owner.name.trim().toLowerCase();

/** Shares of one owner, each as the span that it has of the whole. */
type Spans = readonly { readonly from: number; readonly to: number }[];

/**
 * An owner's part of an amount of all time: the rounded part up to the end of their share less that up to its beginning. So
 * parts sum to the amount, and of an amount that grows each step is the difference of two. As private.balances_of_owners does it.
 */
function partOf(amountMinor: number, spans: Spans): number {
  const upTo = (basisPoints: number) =>
    toAmountMinor(divideRounded(BigInt(amountMinor) * BigInt(basisPoints), WHOLE));
  return spans.reduce((sum, { from, to }) => sum + upTo(to) - upTo(from), 0);
}

interface Known {
  readonly name: string;
  readonly spans: Spans;
}

/** Owners of a property by key; who drew something and owns nothing any more comes without a share. */
function ownersOf(result: PropertyResult): Map<string, Known> {
  const owners = new Map<string, Known>();
  let through = 0;
  for (const owner of result.owners.length > 0 ? result.owners : [WHOLE_SHARE]) {
    const span = { from: through, to: through + owner.shareBasisPoints };
    through = span.to;
    const known = owners.get(ownerKey(owner));
    owners.set(ownerKey(owner), { name: owner.name, spans: [...(known?.spans ?? []), span] });
  }
  const { distributionsBefore = [], distributions, distributionsAfter = [] } = result;
  for (const drawing of [...distributionsBefore, ...distributions, ...distributionsAfter]) {
    if (!owners.has(ownerKey(drawing))) owners.set(ownerKey(drawing), { name: drawing.name, spans: [] });
  }
  return owners;
}

/** What was drawn up to three days, all of it and what says whose it was. */
function drawingsOf(result: PropertyResult): { all: number; said: readonly OwnerDrawing[] }[] {
  const { drawnBeforeMinor = 0, drawnMinor, drawnAfterMinor = 0 } = result;
  const { distributionsBefore = [], distributions, distributionsAfter = [] } = result;
  const during = [...distributionsBefore, ...distributions];
  return [
    { all: drawnBeforeMinor, said: distributionsBefore },
    { all: drawnBeforeMinor + drawnMinor, said: during },
    { all: drawnBeforeMinor + drawnMinor + drawnAfterMinor, said: [...during, ...distributionsAfter] },
  ];
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What an owner had drawn: what says that it was theirs, and of the rest their share. */
function drawnBy(
  key: string,
  { spans }: Known,
  { all, said }: ReturnType<typeof drawingsOf>[number],
): number {
  const own = said.filter((drawing) => ownerKey(drawing) === key);
  const unsaid = all - sumOf(said.map((drawing) => drawing.amountMinor));
  return partOf(unsaid, spans) + sumOf(own.map((drawing) => drawing.amountMinor));
}

function ownerPart(result: PropertyResult, key: string, owner: Known): OwnerPart {
  const { earnedBeforeMinor = 0, withheldBeforeMinor = 0, incomeMinor, expenseMinor } = result;
  const whole: readonly EarnedOfAccount[] = [
    { accountId: 'income', kind: 'income', earnedMinor: incomeMinor },
    { accountId: 'expense', kind: 'expense', earnedMinor: 0 - expenseMinor },
  ];
  let earned = earnedBeforeMinor;
  const accounts = (result.accounts ?? whole).map((account) => {
    const before = partOf(earned, owner.spans);
    earned += account.earnedMinor;
    return { ...account, earnedMinor: partOf(earned, owner.spans) - before };
  });
  const [before = 0, through = 0, ever = 0] = drawingsOf(result).map((one) => drawnBy(key, owner, one));
  let withheldThrough = withheldBeforeMinor;
  const withheld = (result.withheld ?? []).map((one) => {
    const earlier = partOf(withheldThrough, owner.spans);
    withheldThrough += one.amountMinor;
    return { ...one, amountMinor: partOf(withheldThrough, owner.spans) - earlier };
  });
  const withheldMinor = sumOf(withheld.map((one) => one.amountMinor));
  const openingMinor =
    partOf(earnedBeforeMinor, owner.spans) - partOf(withheldBeforeMinor, owner.spans) - before;
  const earnedOf = (kind: EarnedOfAccount['kind']) =>
    sumOf(accounts.filter((one) => one.kind === kind).map((one) => one.earnedMinor));
  const netMinor = earnedOf('income') + earnedOf('expense');
  const dueMinor = openingMinor + netMinor - withheldMinor - (through - before);
  return {
    propertyId: result.propertyId,
    propertyName: result.propertyName,
    shareBasisPoints: sumOf(owner.spans.map(({ from, to }) => to - from)),
    openingMinor,
    incomeMinor: earnedOf('income'),
    expenseMinor: 0 - earnedOf('expense'),
    netMinor,
    withheldMinor,
    drawnMinor: through - before,
    dueMinor,
    drawnAfterMinor: ever - through,
    accounts,
    withheld,
    itbisMinor: partOf(result.itbisMinor ?? 0, owner.spans),
    payments: (result.drawings ?? []).filter((payment) => ownerKey(payment) === key),
  };
}

/** What two terms of owners come to together: the share is that of the last day of the period. */
const together = (one: OwnerPart, other: OwnerPart): OwnerPart => {
  const accounts = new Map(one.accounts.map((account) => [account.accountId, account]));
  for (const account of other.accounts) {
    const known = accounts.get(account.accountId);
    accounts.set(account.accountId, {
      ...account,
      earnedMinor: (known?.earnedMinor ?? 0) + account.earnedMinor,
    });
  }
  return {
    ...other,
    openingMinor: one.openingMinor + other.openingMinor,
    incomeMinor: one.incomeMinor + other.incomeMinor,
    expenseMinor: one.expenseMinor + other.expenseMinor,
    netMinor: one.netMinor + other.netMinor,
    withheldMinor: one.withheldMinor + other.withheldMinor,
    drawnMinor: one.drawnMinor + other.drawnMinor,
    dueMinor: one.dueMinor + other.dueMinor,
    drawnAfterMinor: one.drawnAfterMinor + other.drawnAfterMinor,
    accounts: [...accounts.values()],
    withheld: [...one.withheld, ...other.withheld],
    itbisMinor: one.itbisMinor + other.itbisMinor,
    payments: [...one.payments, ...other.payments],
  };
};

const shareOf = (key: string, owners: readonly OwnerShare[]) =>
  sumOf(owners.filter((owner) => ownerKey(owner) === key).map((owner) => owner.shareBasisPoints));

/**
 * What each owner had left, earned, drew and has left, by property. Every amount is split among who owned the property on the day
 * it came, so that the parts sum to it, to the cent, and what is left is what the balances of distributions say.
 * @param results of one currency, a property's terms of owners in their order
 */
export function ownerResults(results: readonly PropertyResult[]): OwnerResult[] {
  const owners = new Map<string, { name: string; parts: Map<string, OwnerPart> }>();
  for (const result of results) {
    const atEnd = result.ownersAtEnd?.length === 0 ? [WHOLE_SHARE] : result.ownersAtEnd;
    for (const [key, owner] of ownersOf(result)) {
      const known = owners.get(key) ?? { name: owner.name, parts: new Map<string, OwnerPart>() };
      const part = ownerPart(result, key, owner);
      const earlier = known.parts.get(result.propertyId);
      known.parts.set(result.propertyId, {
        ...(earlier ? together(earlier, part) : part),
        shareBasisPoints: atEnd ? shareOf(key, atEnd) : part.shareBasisPoints,
      });
      owners.set(key, known);
    }
  }
  return [...owners]
    .map(([key, { name, parts }]) => ({ key, name, parts: [...parts.values()] }))
    .sort((a, b) => byText(a.name, b.name));
}
