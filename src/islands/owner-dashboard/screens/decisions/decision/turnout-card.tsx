import type { Decision } from '#src/data/decisions/decisions.ts';
import { partOf, reaches } from '#src/domain/decisions/weight.ts';
import { formatInstant, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useWeightText } from '#src/islands/shell/decisions/use-weight-text.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';

/** How many voted until now, by weight and by votes, beside the quorum. It follows the votes as they come. */
export function TurnoutCard({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const said = useWeightText(decision.weightBasis);
  const { weight, votedWeight, votes, voted, quorumNumerator, quorumDenominator, closesAt } = decision;
  const isReached =
    quorumNumerator !== null &&
    quorumDenominator !== null &&
    voted > 0 &&
    reaches(BigInt(votedWeight), BigInt(weight), quorumNumerator, quorumDenominator);
  return (
    <Card title={text.turnout}>
      <div className="grid gap-4">
        <ProgressBar
          label={text.turnoutWeight}
          share={partOf(BigInt(votedWeight), BigInt(weight))}
          valueText={text.turnoutPart({
            voted: said.plain(votedWeight),
            all: said.plain(weight),
            percent: said.percent(votedWeight, weight),
          })}
          tone={isReached ? 'good' : 'info'}
        />
        <ProgressBar
          label={text.turnoutVotes}
          share={votes > 0 ? voted / votes : 0}
          valueText={text.turnoutPart({
            voted: formatNumber(voted, language),
            all: formatNumber(votes, language),
            percent: formatPercent(votes > 0 ? voted / votes : 0, language),
          })}
        />
        <p role="status" className="text-15 text-secondary">
          {isReached
            ? text.quorumReached
            : text.quorumOpen({ fraction: `${quorumNumerator ?? 0}/${quorumDenominator ?? 1}` })}
        </p>
        {closesAt ? (
          <p className="text-15 text-secondary">
            {text.left({ time: formatInstant(closesAt, language, timeZone) })}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
