import { useEffect, useState } from 'react';
import type { PublishedList } from '#src/data/decisions/decisions.ts';
import type { KeptReceipt } from '#src/domain/decisions/kept-receipt.ts';
import { type ReceiptVerdict as Verdict, verifyReceipt } from '#src/domain/decisions/receipts.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

interface ReceiptVerdictProps {
  receipt: KeptReceipt;
  published: PublishedList;
  timeZone: string;
}

/** What a check of a receipt found, in plain words; what is wrong is said loudly, with what to do. */
export function ReceiptVerdict({ receipt, published, timeZone }: ReceiptVerdictProps) {
  const { receipt: text, vote } = useText('tenantDecisions');
  const language = useLanguage();
  const verdict = useVerdict(receipt, published);
  const whose = receipt.unit ? vote.ofUnit({ unit: receipt.unit }) : vote.ofPerson;
  const name = receipt.castAt
    ? text.ofReceipt({ unit: whose, date: formatInstant(receipt.castAt, language, timeZone) })
    : whose;
  if (!verdict) return <p role="status">{text.checking}</p>;
  if (verdict === 'counted')
    return (
      <div role="status">
        <Notice tone="good" title={receipt.token ? text.countedSecret : text.countedOpen}>
          <p className="text-14">{name}</p>
        </Notice>
      </div>
    );
  if (verdict === 'other_decision')
    return (
      <div role="alert">
        <Notice
          tone="warn"
          title={text.verdicts.other_decision}
          action={
            <AppLink to={`/decisions/${receipt.decisionId}`} className="text-action underline">
              {text.otherLink}
            </AppLink>
          }
        >
          <p>{receipt.question}</p>
        </Notice>
      </div>
    );
  return (
    <div role="alert">
      <Notice tone="bad" title={`${text.faultTitle}: ${text.verdicts[verdict]}`}>
        <p className="text-14">{name}</p>
        <p className="mt-2">{text.whatToDo}</p>
        {verdict === 'not_in_list' ? <p className="mt-2">{text.changedNote}</p> : null}
      </Notice>
    </div>
  );
}

/** Null while it is being checked. */
function useVerdict(receipt: KeptReceipt, published: PublishedList): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    let isGone = false;
    setVerdict(null);
    verifyReceipt(receipt, published).then(
      (found) => isGone || setVerdict(found),
      () => isGone || setVerdict('list_altered'),
    );
    return () => {
      isGone = true;
    };
  }, [receipt, published]);
  return verdict;
}
