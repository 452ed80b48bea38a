import type { ContractFinding } from '#src/domain/law/contract-check/check-contract.ts';
import type { LawCheckText } from '#src/i18n/dictionaries/law/law-check.en.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';

interface FindingListProps {
  findings: readonly ContractFinding[];
  /** What was checked, where the screen is about something else. */
  title?: string;
}

/** What the check of a contract found: the clause, the article, and what to write instead. */
export function FindingList({ findings, title }: FindingListProps) {
  const text = useText('lawCheck');
  return (
    <Card {...(title && { title })}>
      <div className="grid gap-4">
        <div role="status" className="grid gap-1">
          {title ? (
            <p className="text-15 font-semibold">{text.result({ count: findings.length })}</p>
          ) : (
            <h2 className="text-16 font-semibold">{text.result({ count: findings.length })}</h2>
          )}
          <p className="text-14 text-hint">{text.noneText}</p>
        </div>
        {findings.length > 0 ? (
          <ol className="grid divide-y divide-line">
            {findings.map((finding) => (
              <Finding key={keyOf(finding)} finding={finding} />
            ))}
          </ol>
        ) : null}
      </div>
    </Card>
  );
}

const keyOf = ({ code, item, repealed, place }: ContractFinding) =>
  [code, item, repealed, place?.start].join();

function Finding({ finding }: { finding: ContractFinding }) {
  const text = useText('lawCheck');
  const { cites } = useText('lawLibrary');
  const { title, instead } = wordsOf(finding, text);
  const { law, article, place } = finding;
  return (
    <li className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
      <p className="text-15 font-semibold">{title}</p>
      <p className="text-14 text-secondary">{article ? cites({ law, article }) : text.noArticle({ law })}</p>
      {place ? (
        <blockquote className="border-l-2 border-line pl-3 text-15 wrap-anywhere text-secondary">
          {place.text}
        </blockquote>
      ) : null}
      <p className="text-15">{`${text.instead}: ${instead}`}</p>
    </li>
  );
}

function wordsOf({ code, item, repealed }: ContractFinding, text: LawCheckText) {
  if (code === 'dated_law')
    return { title: text.datedTitle({ law: repealed ?? '' }), instead: text.datedInstead };
  if (code !== 'missing') return text.findings[code];
  const words = item && text.missing[item];
  return { title: text.missingTitle({ item: words?.title ?? '' }), instead: words?.instead ?? '' };
}
