import { useState } from 'react';
import { keepReceipt, receiptQueries } from '#src/data/decisions/receipts.ts';
import type { KeptReceipt } from '#src/domain/decisions/kept-receipt.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { ReceiptPicker } from '../parts/receipt-picker.tsx';

/** A secret vote whose key is not in this browser: a saved receipt brings it back. */
export function OpenReceipt({ decisionId, voteId }: { decisionId: string; voteId: string }) {
  const { vote: text, receipt: receiptText } = useText('tenantDecisions');
  const { userId } = useSession();
  const [isOther, setOther] = useState(false);
  const keep = useAction({
    mutationFn: (receipt: KeptReceipt) => keepReceipt(userId, receipt),
    invalidates: [receiptQueries.all],
    toast: text.opened,
    worksOffline: true,
  });
  const open = (receipt: KeptReceipt | null) => {
    const isRight = receipt?.decisionId === decisionId && receipt.voteId === voteId && Boolean(receipt.token);
    setOther(receipt !== null && !isRight);
    if (receipt && isRight) void keep.run(receipt);
  };
  return (
    <div className="grid gap-3">
      <Notice tone="warn">{text.keyMissing}</Notice>
      <ReceiptPicker
        label={receiptText.openFile}
        onReceipt={open}
        error={isOther ? receiptText.wrongVote : undefined}
      />
      <FailureNote text={keep.error} />
    </div>
  );
}
