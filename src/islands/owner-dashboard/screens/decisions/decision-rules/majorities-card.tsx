import { useQuery } from '@tanstack/react-query';
import { type DecisionRules, ruleQueries } from '#src/data/decisions/rules.ts';
import { fractionText } from '#src/domain/decisions/fraction.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** The majority of each kind of matter, as a fraction. */
export function MajoritiesCard({ rules }: { rules: DecisionRules }) {
  const text = useText('decisionRules');
  const { majorities: words } = useText('decisions');
  const { states } = useText('common');
  const query = useQuery(ruleQueries.majorities(rules.id));
  return (
    <Card title={text.majorities} description={text.majoritiesText}>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-warn">{text.noMajorities}</p>}
      >
        {(rows) => (
          <DefinitionList
            items={rows.map(({ matter, numerator, denominator, mustExceed, base, article }) => ({
              term: matter,
              value: (
                <>
                  {words[base]({ fraction: fractionText(numerator, denominator), mustExceed })}
                  {article ? <span className="block text-14 text-secondary">{article}</span> : null}
                </>
              ),
            }))}
          />
        )}
      </QueryView>
    </Card>
  );
}
