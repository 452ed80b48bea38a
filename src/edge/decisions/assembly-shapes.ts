// Rows of an assembly as its papers read them; weights are integers, sums of them digits in text.
import { array, boolean, integer, nullable, number, object, optional, picklist, pipe, string } from 'valibot';
import {
  assemblyStatuses,
  decisionKinds,
  decisionOutcomes,
  majorityBases,
  minutesRoles,
  voteWeights,
} from '#src/domain/decisions/decision-enums.ts';
import { currencyCodes } from '#src/domain/foundation/enums.ts';

const Whole = pipe(number(), integer());
const Quorum = object({
  all: string(),
  present: string(),
  numerator: nullable(Whole),
  denominator: nullable(Whole),
  isReached: nullable(boolean()),
});
export const Assembly = object({
  id: string(),
  organizationId: string(),
  propertyName: nullable(string()),
  status: picklist(assemblyStatuses),
  title: string(),
  place: string(),
  startsAt: string(),
  secondCallAt: nullable(string()),
  call: Whole,
  calledAt: nullable(string()),
  openedAt: nullable(string()),
  closedAt: nullable(string()),
  rulesId: nullable(string()),
  quorum: nullable(Quorum),
  minutes: string(),
  minutesHash: nullable(string()),
});
export const Result = object({
  outcome: picklist(decisionOutcomes),
  all: string(),
  votes: Whole,
  present: string(),
  abstained: string(),
  base: nullable(string()),
  ballots: Whole,
  totals: array(string()),
  chosen: array(Whole),
  tied: array(Whole),
  shares: optional(array(string())),
});
export const Decision = object({
  id: string(),
  kind: picklist(decisionKinds),
  question: string(),
  isSecret: boolean(),
  budgetCurrency: nullable(picklist(currencyCodes)),
  weightBasis: nullable(picklist(voteWeights)),
  majorityNumerator: nullable(Whole),
  majorityDenominator: nullable(Whole),
  majorityMustExceed: nullable(boolean()),
  majorityBase: nullable(picklist(majorityBases)),
});
export const Item = object({
  position: Whole,
  title: string(),
  decisionId: nullable(string()),
  isMotion: boolean(),
  movedBy: string(),
});
export const Rules = object({
  noticeDays: nullable(Whole),
  noticeArticle: string(),
  weight: nullable(picklist(voteWeights)),
});
export const Presence = object({
  unitLabel: string(),
  weight: nullable(Whole),
  arrivedAt: string(),
  leftAt: nullable(string()),
  byProxy: boolean(),
  personName: nullable(string()),
  giverName: nullable(string()),
});
export const Signature = object({ role: picklist(minutesRoles), fullName: string(), signedAt: string() });
