import type { ReactNode } from 'react';
import type { DecisionRules } from '#src/data/decisions/rules.ts';
import { fractionText } from '#src/domain/decisions/fraction.ts';
import { useText } from '#src/i18n/react.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';

/** Each rule with its article; what is not stated says so. */
export function RuleList({ rules }: { rules: DecisionRules }) {
  const text = useText('decisionRules');
  const { states } = useText('common');
  const stated = (value: ReactNode, article = '') => (
    <>
      {value || <span className="text-warn">{text.notStated}</span>}
      {article ? <span className="block text-14 text-secondary">{article}</span> : null}
    </>
  );
  const quorum = (numerator: number | null, denominator: number | null) => {
    const fraction = fractionText(numerator, denominator);
    return stated(fraction && text.ofWeight({ fraction }), rules.quorumArticle);
  };
  const { countAbstentions, noticeDays } = rules;
  return (
    <DefinitionList
      items={[
        {
          term: text.voters,
          value: stated(rules.voters && text.votersOf[rules.voters], rules.votersArticle),
        },
        { term: text.voice, value: rules.tenantsHaveVoice ? states.yes : states.no },
        {
          term: text.weight,
          value: stated(rules.weight && text.weightOf[rules.weight], rules.weightArticle),
        },
        { term: text.firstQuorum, value: quorum(rules.firstQuorumNumerator, rules.firstQuorumDenominator) },
        {
          term: text.secondQuorum,
          value: quorum(rules.secondQuorumNumerator, rules.secondQuorumDenominator),
        },
        {
          term: text.abstentions,
          value: stated(
            countAbstentions === null ? '' : countAbstentions ? text.abstentionsCount : text.abstentionsDont,
            rules.abstentionArticle,
          ),
        },
        {
          term: text.notice,
          value: stated(noticeDays === null ? '' : text.days({ count: noticeDays }), rules.noticeArticle),
        },
        { term: text.proxies, value: stated(useProxyWords(rules), rules.proxyArticle) },
        { term: text.rankedTie, value: stated(rules.rankedTie && text.rankedTieOf[rules.rankedTie]) },
      ]}
    />
  );
}

/** "Allowed: at most 2 per person, units can go to several people" */
function useProxyWords({
  proxiesAllowed,
  proxyLimit,
  proxiesMaySplit,
  proxiesNeedPresence,
}: DecisionRules): string {
  const text = useText('decisionRules');
  if (proxiesAllowed === null) return '';
  if (!proxiesAllowed) return text.proxiesRefused;
  const parts = [
    proxyLimit === null ? '' : text.proxyLimit({ count: proxyLimit }),
    proxiesMaySplit ? text.proxySplit : '',
    proxiesNeedPresence ? text.proxyPresence : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${text.proxiesAllowed}: ${parts.join(', ')}` : text.proxiesAllowed;
}
