import { useQuery } from '@tanstack/react-query';
import type { Decision } from '#src/data/decisions/decisions.ts';
import { ruleQueries } from '#src/data/decisions/rules.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { majorityText } from '#src/islands/shell/decisions/majority-text.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { hasMatter } from '../decision-form/decision-schema.ts';

/** By what rules it is decided, and when it opened and closed. */
export function FactsCard({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const shared = useText('decisions');
  const { results } = useText('ownerDecisions');
  const { timeZone } = useOrganization();
  const { propertyId, rulesId, matter, kind, quorumNumerator, quorumDenominator, majorityArticle } = decision;
  const rules = useQuery({ ...ruleQueries.byId(rulesId ?? ''), enabled: rulesId !== null });
  const at = (term: string, instant: string | null): Definition[] =>
    instant ? [{ term, value: <InstantText instant={instant} timeZone={timeZone} /> }] : [];
  return (
    <Card title={text.facts}>
      <DefinitionList
        items={[
          {
            term: text.rules,
            value: (
              <AppLink to={`/democratic/rules/${propertyId}`} className="text-action hover:underline">
                {rules.data ? text.rulesVersion({ version: rules.data.version }) : text.rules}
              </AppLink>
            ),
          },
          ...(hasMatter(kind)
            ? [
                ...(matter ? [{ term: text.matter, value: matter }] : []),
                {
                  term: text.majority,
                  value: [majorityText(decision, shared) ?? text.noMajority, majorityArticle]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]
            : []),
          {
            term: shared.result.quorum,
            value: quorumNumerator === null ? text.noMajority : `${quorumNumerator}/${quorumDenominator}`,
          },
          { term: text.ballots, value: decision.isSecret ? shared.secret : shared.open },
          {
            term: text.shown,
            value: decision.isSecret ? results.after_close : results[decision.resultsShown],
          },
          ...at(text.openedAt, decision.openedAt),
          ...(decision.status === 'open' ? at(text.closesAt, decision.closesAt) : []),
          ...at(text.closedAt, decision.closedAt),
          ...at(text.certifiedAt, decision.certifiedAt),
        ]}
      />
    </Card>
  );
}
