import { useQuery } from '@tanstack/react-query';
import { type Decision, decisionQueries } from '#src/data/decisions/decisions.ts';
import { toAppError } from '#src/data/errors.ts';
import { useText } from '#src/i18n/react.tsx';
import { ResultView } from '#src/islands/shell/decisions/result-view.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** What came out of it; while it is open, how it stands, where that is shown to the reader. */
export function ResultCard({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const { states } = useText('common');
  const isOpen = decision.status === 'open';
  const isHidden = isOpen && (decision.isSecret || decision.resultsShown === 'after_close');
  const result = useQuery({ ...decisionQueries.result(decision.id), enabled: !isHidden });
  const options = useQuery(decisionQueries.options(decision.id));
  const isRefused = isOpen && result.error && toAppError(result.error).kind === 'not_found';
  if (isHidden || isRefused)
    return (
      <Card title={text.result}>
        <p className="text-15 text-secondary">
          {decision.isSecret ? text.resultSecret : text.resultHidden[decision.resultsShown]}
        </p>
      </Card>
    );
  return (
    <Card title={isOpen ? text.resultSoFar : text.result}>
      <QueryView query={options} skeleton={<SkeletonText label={states.loading} rows={4} />}>
        {(rows) => (
          <QueryView query={result} skeleton={<SkeletonText label={states.loading} rows={4} />}>
            {(found) => <ResultView decision={decision} options={rows} result={found} />}
          </QueryView>
        )}
      </QueryView>
    </Card>
  );
}
