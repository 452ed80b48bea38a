import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Decision, decisionQueries, type PublishedList } from '#src/data/decisions/decisions.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { readReceipt } from '#src/domain/decisions/receipt-file.ts';
import { type ReceiptVerdict, verifyReceipt } from '#src/domain/decisions/receipts.ts';
import { useText } from '#src/i18n/react.tsx';
import { saveCsv } from '#src/islands/shell/list/list-export.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ballotsCsv } from './ballots-csv.ts';

/** The published ballots as files, and the check of a receipt against them. */
export function PublishedCard({ decision }: { decision: Decision }) {
  const text = useText('decisionPage');
  const { states } = useText('common');
  const query = useQuery(decisionQueries.published(decision.id));
  return (
    <Card title={text.published} description={text.publishedText}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(published) => (
          <div className="grid gap-4">
            <p className="text-15">{text.publishedCount({ count: published.leaves.length })}</p>
            <p className="text-14 text-secondary wrap-anywhere">
              {text.root}: <code>{published.root}</code>
            </p>
            <Files decision={decision} published={published} />
            <ReceiptCheck published={published} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function Files({ decision, published }: { decision: Decision; published: PublishedList }) {
  const text = useText('decisionPage');
  const name = `${text.fileName}-${decision.id.slice(0, 8)}`;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        icon={Download}
        size="sm"
        onClick={() =>
          saveFile(
            new Blob([`${JSON.stringify(published, null, 2)}\n`], { type: 'application/json' }),
            `${name}.json`,
          )
        }
      >
        {text.downloadJson}
      </Button>
      <Button icon={Download} size="sm" onClick={() => saveCsv(ballotsCsv(published, text.csv), name)}>
        {text.downloadCsv}
      </Button>
    </div>
  );
}

type Verdict = ReceiptVerdict | 'countedSecret' | 'unreadable';

/** Compares a receipt with the list, in the browser. */
function ReceiptCheck({ published }: { published: PublishedList }) {
  const text = useText('decisionPage');
  const { actions } = useText('common');
  const [file, setFile] = useState<File | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async (next: File | null) => {
    setFile(next);
    setVerdict(null);
    if (!next) return;
    const receipt = readReceipt(await next.text());
    if (!receipt) return setVerdict('unreadable');
    const found = await verifyReceipt(receipt, published);
    setVerdict(found === 'counted' && receipt.token ? 'countedSecret' : found);
  };
  const isCounted = verdict === 'counted' || verdict === 'countedSecret';
  return (
    <div className="grid gap-3 border-t border-line pt-4 print:hidden">
      <h3 className="text-15 font-semibold">{text.check}</h3>
      <FileField
        label={text.receipt}
        hint={text.checkText}
        accept="application/json,.json"
        value={file}
        chooseText={text.chooseReceipt}
        removeLabel={actions.remove}
        describe={({ name }) => name}
        onChange={(next) => void check(next)}
      />
      <div role="status">
        {verdict ? <Notice tone={isCounted ? 'good' : 'bad'}>{text.verdicts[verdict]}</Notice> : null}
      </div>
    </div>
  );
}
