import { noticeDays } from '#src/domain/decisions/assembly.ts';
import type { DecisionKind } from '#src/domain/decisions/decision-enums.ts';
import { partOf } from '#src/domain/decisions/weight.ts';
import { formatInstant, formatMoney, formatNumber, formatPercent, formatTime } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { AgendaDecision, AssemblyFacts } from './assembly-facts.ts';
import { assemblyWords } from './assembly-words.ts';

const AREA_PARTS = 100;

type Basis = AgendaDecision['weightBasis'];

/** A weight as it is said: of area in square metres, else a whole number. */
function weightText(weight: string | number, basis: Basis, language: Language): string {
  return basis === 'area'
    ? `${formatNumber(Number(weight) / AREA_PARTS, language)} m²`
    : formatNumber(Number(weight), language);
}

/** Whether it was called with fewer days than the rules ask for, in words; empty before it was called. */
export function noticeLines({ assembly, rules, timeZone }: AssemblyFacts, language: Language): string[] {
  const { calledAt, startsAt } = assembly;
  if (!calledAt || !rules || rules.noticeDays === null) return [];
  const words = assemblyWords[language];
  const given = noticeDays(calledAt, startsAt, timeZone);
  const said = words.notice({ given, asked: rules.noticeDays, article: rules.noticeArticle });
  return given < rules.noticeDays ? [said, words.short] : [said];
}

/** The most that was present, and whether it was enough for this call. */
export function quorumLines({ assembly: { quorum }, rules }: AssemblyFacts, language: Language): string[] {
  if (!quorum) return [];
  const words = assemblyWords[language];
  const { present, all, numerator, denominator, isReached } = quorum;
  const basis = rules?.weight ?? null;
  const lines = [
    words.quorumOf({
      present: weightText(present, basis, language),
      all: weightText(all, basis, language),
      percent: formatPercent(partOf(BigInt(present), BigInt(all)), language, 2),
    }),
  ];
  return numerator === null || denominator === null
    ? lines
    : [
        ...lines,
        words.quorumNeeds({ fraction: `${numerator}/${denominator}`, isReached: isReached === true }),
      ];
}

/** Unit, who stood for it, its weight, and from when until when: a row for each. */
export function presenceRows(facts: AssemblyFacts, language: Language): readonly (readonly string[])[] {
  const words = assemblyWords[language];
  const { timeZone, rules, presence, assembly } = facts;
  return presence.map(({ unitLabel, weight, arrivedAt, leftAt, byProxy, personName, giverName }) => [
    unitLabel,
    byProxy
      ? words.byProxy({ holder: personName ?? words.unnamed, giver: giverName ?? words.organization })
      : (personName ?? words.organization),
    weight === null ? '—' : weightText(weight, rules?.weight ?? null, language),
    [arrivedAt, leftAt ?? assembly.closedAt]
      .flatMap((one) => one ?? [])
      .map((one) => formatTime(one, language, timeZone))
      .join(' – '),
  ]);
}

const namesOf = (decision: AgendaDecision, yesNo: readonly [string, string]) =>
  decision.kind === 'yes_no' ? yesNo : decision.options;
const isOfPoints = (kind: DecisionKind) => kind === 'score';

/** How a decision came out: what each option had, abstentions, the majority as a fraction, and the outcome. */
export function resultLines(decision: AgendaDecision, language: Language): string[] {
  const words = assemblyWords[language];
  const { result, weightBasis, budgetCurrency } = decision;
  if (!result) return [words.notDecided];
  const said = (weight: string) =>
    weightText(weight, isOfPoints(decision.kind) ? null : weightBasis, language);
  const names = namesOf(decision, [words.yes, words.no]);
  const options = names.map((name, index) => {
    const share = result.shares?.[index];
    if (share !== undefined && budgetCurrency)
      return `${name}: ${formatMoney(Number(share), budgetCurrency, language)}`;
    const total = said(result.totals[index] ?? '0');
    return `${name}: ${isOfPoints(decision.kind) ? `${total} ${words.points}` : total}`;
  });
  const chosen = result.chosen.map((position) => names[position - 1] ?? '').filter(Boolean);
  return [
    ...(decision.isSecret ? [words.secret] : []),
    words.turnout({
      ballots: result.ballots,
      votes: result.votes,
      present: weightText(result.present, weightBasis, language),
      all: weightText(result.all, weightBasis, language),
    }),
    [...options, `${words.abstained}: ${weightText(result.abstained, weightBasis, language)}`].join(' · '),
    ...majorityLine(decision, language),
    `${words.outcome}: ${[words.outcomes[result.outcome], ...chosen].join(', ')}.`,
  ];
}

function majorityLine(decision: AgendaDecision, language: Language): string[] {
  const { majorityBase, majorityNumerator, majorityDenominator, majorityMustExceed, result } = decision;
  if (majorityBase === null || majorityNumerator === null || majorityDenominator === null) return [];
  const words = assemblyWords[language];
  const said = words.majority[majorityBase]({
    fraction: `${majorityNumerator}/${majorityDenominator}`,
    mustExceed: majorityMustExceed === true,
  });
  const base = result?.base
    ? `, ${words.base({ base: weightText(result.base, decision.weightBasis, language) })}`
    : '';
  return [`${said}${base}.`];
}

/** Where and when, in pairs of a label and a text. */
export function headLines(facts: AssemblyFacts, language: Language): readonly (readonly [string, string])[] {
  const words = assemblyWords[language];
  const { assembly, organization, timeZone } = facts;
  const at = (instant: string) => formatInstant(instant, language, timeZone);
  const { startsAt, secondCallAt, openedAt, closedAt, calledAt, call } = assembly;
  return [
    [words.building, assembly.propertyName ?? ''],
    [words.by, organization],
    [words.place, assembly.place],
    [words.first, at(startsAt)],
    [words.second, secondCallAt ? at(secondCallAt) : ''],
    [words.calledOn, calledAt ? at(calledAt) : ''],
    [
      words.session,
      openedAt && closedAt ? words.sessionOf({ from: at(openedAt), to: at(closedAt), call }) : '',
    ],
  ];
}
