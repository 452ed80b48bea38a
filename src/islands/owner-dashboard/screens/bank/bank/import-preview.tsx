import type { BankImportPreview } from '#src/data/bank/import-queries.ts';
import type { BankAccount } from '#src/data/bank/queries.ts';
import type { BankFile, BankFileLine } from '#src/domain/bank/bank-file.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { type ImportChoice, ImportChoices } from './import-choices.tsx';
import { countWords } from './import-counts.ts';
import type { ImportChoicesState } from './use-import-choices.ts';

const MOST_SHOWN = 5;

interface ImportPreviewProps {
  readonly account: BankAccount;
  readonly lines: BankFile['lines'];
  readonly choices: ImportChoicesState;
}

/** What the account would take of a file: the first lines, what becomes of all, and what may be one too many. */
export function ImportPreview({ account, lines, choices }: ImportPreviewProps) {
  const { import: text } = useText('ownerBank');
  const { checking } = useText('ownerBankImports');
  // Two lines of a file may say the same: only their place tells them apart.
  const first = lines.slice(0, MOST_SHOWN).map((line, place) => ({ key: String(place), line }));
  return (
    <>
      <h3 className="text-16">
        <span role="status">{text.preview({ count: lines.length })}</span>
      </h3>
      <ul className="grid rounded-control border border-line px-4">
        {first.map(({ key, line }) => (
          <li
            key={key}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2 last:border-0"
          >
            <DateText date={line.occurredOn} format="short" />
            <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
              {line.description || line.reference}
            </span>
            <MoneyText amountMinor={line.amountMinor} currency={account.currency} />
          </li>
        ))}
      </ul>
      {lines.length > MOST_SHOWN ? (
        <p className="text-14 text-hint">{text.more({ count: lines.length - MOST_SHOWN })}</p>
      ) : null}
      <QueryView query={choices.query} skeleton={<SkeletonText label={checking} rows={1} />}>
        {(preview) => <Outcome {...{ account, lines, choices, preview }} />}
      </QueryView>
    </>
  );
}

function Outcome({
  account,
  lines,
  choices: { isAdded, leftOut, choose },
  preview,
}: ImportPreviewProps & { preview: BankImportPreview }) {
  const { counts, likely, repeated } = useText('ownerBankImports');
  const shared = { account, isAdded, onChoose: choose };
  const added = preview.newCount + preview.likely.length - leftOut.size;
  return (
    <>
      <p role="status" className="text-15">
        {countWords(counts, {
          added,
          known: preview.knownCount,
          before: preview.beforeCount,
          leftOut: leftOut.size,
        })}
      </p>
      <ImportChoices
        {...shared}
        tone="warn"
        title={likely.title({ count: preview.likely.length })}
        text={likely.text}
        choices={choicesOf(lines, preview.likely).map(({ twin, ...choice }) => ({
          ...choice,
          hint: likely.twin({ text: twin.description || twin.reference || likely.noText }),
        }))}
      />
      <ImportChoices
        {...shared}
        tone="info"
        title={repeated.title({ count: preview.repeated.length })}
        text={repeated.text}
        choices={choicesOf(
          lines,
          preview.repeated.map((place) => ({ place })),
        )}
      />
    </>
  );
}

function choicesOf<T extends { place: number }>(
  lines: readonly BankFileLine[],
  found: readonly T[],
): (ImportChoice & { twin: T })[] {
  return found.flatMap((twin) => {
    const line = lines[twin.place - 1];
    return line ? [{ index: twin.place - 1, line, twin }] : [];
  });
}
