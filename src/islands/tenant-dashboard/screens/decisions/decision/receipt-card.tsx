import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Decision, decisionQueries, type PublishedList } from '#src/data/decisions/decisions.ts';
import { receiptQueries } from '#src/data/decisions/receipts.ts';
import type { KeptReceipt } from '#src/domain/decisions/kept-receipt.ts';
import { useText } from '#src/i18n/react.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { ReceiptPicker } from '../parts/receipt-picker.tsx';
import { ReceiptVerdict } from './receipt-verdict.tsx';

interface ReceiptCardProps {
  decision: Decision;
  timeZone: string;
}

const NONE: readonly KeptReceipt[] = [];

/** Compares receipts with what was published of a closed decision, in this browser: those kept here, and any file. */
export function ReceiptCard({ decision, timeZone }: ReceiptCardProps) {
  const { receipt: text } = useText('tenantDecisions');
  const published = useQuery(decisionQueries.published(decision.id));
  const kept = useQuery(receiptQueries.kept(useSession().userId, decision.id));
  return (
    <Card title={text.title} description={text.text}>
      {published.data ? (
        <Checks receipts={kept.data ?? NONE} published={published.data} timeZone={timeZone} />
      ) : (
        <p role="status" className="text-15 text-secondary">
          {published.error ? text.notHere : text.checking}
        </p>
      )}
    </Card>
  );
}

interface ChecksProps {
  receipts: readonly KeptReceipt[];
  published: PublishedList;
  timeZone: string;
}

function Checks({ receipts, published, timeZone }: ChecksProps) {
  const { receipt: text } = useText('tenantDecisions');
  const [read, setRead] = useState<KeptReceipt | null>(null);
  return (
    <div className="grid gap-4">
      {receipts.length === 0 ? <Notice>{text.none}</Notice> : null}
      {receipts.map((receipt) => (
        <ReceiptVerdict key={receipt.voteId} {...{ receipt, published, timeZone }} />
      ))}
      <ReceiptPicker label={text.file} hint={text.fileHint} onReceipt={setRead} />
      {read ? <ReceiptVerdict receipt={read} {...{ published, timeZone }} /> : null}
      <p className="text-14 text-hint">{text.list({ count: published.leaves.length })}</p>
    </div>
  );
}
