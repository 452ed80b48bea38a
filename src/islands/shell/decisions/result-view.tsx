import type { Decision, DecisionOption, DecisionResult } from '#src/data/decisions/decisions.ts';
import { isOfNumbers } from '#src/domain/decisions/choice.ts';
import { reaches } from '#src/domain/decisions/weight.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { majorityText } from './majority-text.ts';
import { useOptionNames } from './option-names.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { ResultBars } from './result-bars.tsx';
import { RunoffRounds } from './runoff-rounds.tsx';
import { useWeightText } from './use-weight-text.ts';

export interface ResultViewProps {
  decision: Decision;
  /** Of yes or no none. */
  options: readonly DecisionOption[];
  result: DecisionResult;
}

/** What came out of a decision, or how it stands: outcome, bars with a table, quorum and majority as fractions. */
export function ResultView({ decision, options, result }: ResultViewProps) {
  const names = useOptionNames(decision.kind, options);
  const isOver = decision.status === 'closed' || decision.status === 'certified';
  return (
    <div className="grid gap-5">
      {isOver ? (
        <div className="flex flex-wrap items-center gap-3">
          <OutcomeBadge outcome={result.outcome} />
          <Winners names={names} result={result} />
        </div>
      ) : null}
      {isOver ? <WhyNothing result={result} /> : null}
      <ResultBars decision={decision} names={names} result={result} />
      {result.rounds && result.rounds.length > 1 ? (
        <RunoffRounds names={names} rounds={result.rounds} basis={decision.weightBasis} />
      ) : null}
      <Terms decision={decision} result={result} />
    </div>
  );
}

function Winners({ names, result }: { names: readonly string[]; result: DecisionResult }) {
  const shown = result.outcome === 'no_quorum' ? [] : result.chosen;
  if (shown.length === 0) return null;
  return <p className="min-w-0 font-semibold">{shown.map((option) => names[option - 1]).join(', ')}</p>;
}

function WhyNothing({ result }: { result: DecisionResult }) {
  const { result: text } = useText('decisions');
  if (result.outcome === 'tied') return <Notice tone="warn">{text.tiedText}</Notice>;
  if (result.outcome !== 'no_quorum') return null;
  return <Notice tone="warn">{result.ballots === 0 ? text.noVotesText : text.noQuorumText}</Notice>;
}

/** By what rule it was counted, and what came together. */
function Terms({ decision, result }: { decision: Decision; result: DecisionResult }) {
  const text = useText('decisions');
  const language = useLanguage();
  const weight = useWeightText(decision.weightBasis);
  const { quorum, present, all } = result;
  const isMet =
    reaches(BigInt(present), BigInt(all), quorum.numerator, quorum.denominator) && result.ballots > 0;
  const said = isMet ? text.result.quorumMet : text.result.quorumMissed;
  const majority = isOfNumbers(decision.kind) ? null : majorityText(decision, text);
  return (
    <DefinitionList
      items={[
        {
          term: text.result.turnout,
          value: text.result.ballotsOf({
            ballots: formatNumber(result.ballots, language),
            votes: text.votes({ count: result.votes }),
          }),
        },
        {
          term: text.result.quorum,
          value: said({
            present: `${weight.share(present, all)} (${weight.percent(present, all)})`,
            fraction: `${quorum.numerator}/${quorum.denominator}`,
          }),
        },
        ...(majority
          ? [
              {
                term: text.result.majority,
                value: `${majority}${result.base ? ` (${weight.plain(result.base)})` : ''}`,
              },
            ]
          : []),
        {
          term: text.abstained,
          value: `${weight.share(result.abstained, result.cast)}`,
        },
      ]}
    />
  );
}
