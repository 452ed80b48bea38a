import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContingencyPaper, ecfQueries } from '#src/data/taxes/ecf.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { useIssuer } from '../taxes/use-issuer.ts';
import { ReplacePaperDialog } from './replace-paper-dialog.tsx';

const NONE: readonly ContingencyPaper[] = [];

/** Paper receipts of contingencies that are still to be replaced by e-CF, and until when. */
export function ContingencyPapers() {
  const { contingency: text, paper } = useText('ownerEcf');
  const language = useLanguage();
  const { can } = useOrganization();
  const { key } = useIssuer();
  const papers = useQuery(ecfQueries.papers(key)).data ?? NONE;
  const [chosen, setChosen] = useState<ContingencyPaper | null>(null);
  const due = papers.filter(({ dueBy }) => dueBy !== null);
  const later = papers.length - due.length;
  const first = due[0]?.dueBy;
  return (
    <>
      {later > 0 ? <p className="text-15">{text.toReplaceLater({ count: later })}</p> : null}
      {first ? (
        <p className="text-15">{text.toReplace({ count: due.length, date: formatDate(first, language) })}</p>
      ) : null}
      {due.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {due.map((row) => (
            <li key={row.invoiceId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-15">
              <span className="font-medium tabular-nums">{row.ncf}</span>
              <span className="min-w-0 text-secondary wrap-anywhere">
                {row.clientName}, {formatDate(row.issuedOn, language, 'short')}
              </span>
              {can('money.write') ? (
                <span className="ml-auto">
                  <Button size="sm" onClick={() => setChosen(row)}>
                    {paper.action}
                    <span className="sr-only"> {row.ncf}</span>
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {chosen ? (
        <ReplacePaperDialog
          invoice={{ id: chosen.invoiceId, ncf: chosen.ncf }}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}
