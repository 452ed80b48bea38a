import { useState } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { type CheckedProof, checkRecord, type LoggedRecord } from '#src/data/trust/records.ts';
import { composeProofFile, type RecordProof } from '#src/domain/trust/record-proof.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

interface RecordCheckProps {
  record: LoggedRecord;
  /** What it is, for whoever does not see the line. */
  what: string;
}

/** Has a record's proof checked in this browser, says what came of it, and gives the proof as a file. */
export function RecordCheck({ record, what }: RecordCheckProps) {
  const text = useText('trust');
  const [checked, setChecked] = useState<CheckedProof | null>(null);
  const check = useAction({ mutationFn: checkRecord, onDone: setChecked });
  const save = ({ proof }: CheckedProof) =>
    saveFile(
      new Blob([composeProofFile(proof)], { type: 'text/plain;charset=utf-8' }),
      `${record.kind}-${record.recordId}.tlog-proof`,
    );
  return (
    <div className="grid gap-2">
      <Button
        size="sm"
        className="justify-self-start"
        isBusy={check.isRunning}
        aria-label={text.checkOf({ what })}
        onClick={() => void check.run(record)}
      >
        {text.check}
      </Button>
      <FailureNote text={check.error} />
      <div role="status">
        {checked ? (
          <Notice
            tone={checked.fault ? 'bad' : 'good'}
            action={
              <Button size="sm" onClick={() => save(checked)}>
                {text.download}
              </Button>
            }
          >
            <p>{checked.fault ? text.proofFaults[checked.fault] : text.proved}</p>
            <Logged proof={checked.proof} />
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

/** What the leaf is the hash of, for whoever checks it by hand. */
function Logged({ proof: { salt, facts } }: { proof: RecordProof }) {
  const text = useText('trust');
  if (salt === null || facts === null) return <p className="text-14">{text.removed}</p>;
  return (
    <details className="mt-1 text-14">
      <summary className="cursor-pointer py-1">{text.logged}</summary>
      <p className="font-mono text-12 text-secondary wrap-anywhere">{facts}</p>
      <p className="mt-1 font-mono text-12 text-secondary wrap-anywhere">
        {text.salt}: {salt}
      </p>
    </details>
  );
}
