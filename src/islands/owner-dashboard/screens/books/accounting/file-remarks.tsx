import type { ExportedFile } from '#src/data/books/accounting/export-file.ts';
import type { ChangedText } from '#src/domain/books/accounting-exports/export-rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** What stands in a file otherwise than here: names that the program would not take, letters that its encoding lacks. */
export function FileRemarks({ file }: { file: Pick<ExportedFile, 'changedNames' | 'lostLetters'> }) {
  const { export: text } = useText('ownerAccounting');
  const { changedNames, lostLetters } = file;
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {changedNames.length > 0 ? (
        <Notice tone="warn" title={text.changedTitle({ count: changedNames.length })}>
          <Changed text={text.changedText} changes={changedNames} />
        </Notice>
      ) : null}
      {lostLetters.length > 0 ? (
        <Notice tone="warn" title={text.lostTitle}>
          <Changed text={text.lostText} changes={lostLetters} />
        </Notice>
      ) : null}
    </div>
  );
}

function Changed({ text, changes }: { text: string; changes: readonly ChangedText[] }) {
  const { export: words } = useText('ownerAccounting');
  return (
    <>
      <p>{text}</p>
      <ul className="mt-2 grid max-h-56 gap-1 overflow-y-auto text-14 wrap-anywhere">
        {changes.map((change) => (
          <li key={change.text}>{words.changed({ from: change.text, to: change.shown })}</li>
        ))}
      </ul>
    </>
  );
}
