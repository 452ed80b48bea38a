import type { BankAccount } from '#src/data/bank/queries.ts';
import { type BankFile, MOST_BANK_LINES } from '#src/domain/bank/bank-file.ts';
import { type ImportStop, totalsOf } from '#src/domain/bank/bank-import.ts';
import { formatMoney, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

const MOST_SHOWN = 5;

interface ImportFindingsProps {
  account: BankAccount;
  file: BankFile;
  stop: ImportStop | null;
}

/** What is worth knowing before a file is imported: what stops it, how its signs and balance were read, what it comes to. */
export function ImportFindings({ account, file, stop }: ImportFindingsProps) {
  const { import: text } = useText('ownerBank');
  const { lines, refused } = file;
  if (stop?.kind === 'whose' || stop?.kind === 'tooMany') {
    return (
      <div role="alert" tabIndex={-1} data-refusal="">
        <Stop stop={stop} account={account} />
      </div>
    );
  }
  if (lines.length === 0 && refused.length === 0) return <Notice tone="warn">{text.noLines}</Notice>;
  return (
    <>
      {stop ? (
        <div role="alert" tabIndex={-1} data-refusal="">
          <Stop stop={stop} account={account} />
        </div>
      ) : null}
      {file.notes.map((note) => (
        <Notice key={note} tone={note === 'no_signs' ? 'warn' : 'info'}>
          {text.notes[note]}
        </Notice>
      ))}
      {file.balance.kind === 'agrees' ? (
        <Notice tone="good">{text.balanceAgrees({ steps: file.balance.steps })}</Notice>
      ) : null}
      {refused.length > 0 ? <Refused refused={refused} /> : null}
      <Totals account={account} file={file} />
    </>
  );
}

/** What all lines come to: signs that are the wrong way round show here at once. */
function Totals({ account, file }: Pick<ImportFindingsProps, 'account' | 'file'>) {
  const { import: text } = useText('ownerBank');
  const { inMinor, outMinor } = totalsOf(file);
  if (file.lines.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-15">
      <div className="flex gap-2">
        <dt className="text-hint">{text.moneyIn}</dt>
        <dd>
          <MoneyText amountMinor={inMinor} currency={account.currency} />
        </dd>
      </div>
      <div className="flex gap-2">
        <dt className="text-hint">{text.moneyOut}</dt>
        <dd>
          <MoneyText amountMinor={outMinor} currency={account.currency} />
        </dd>
      </div>
    </dl>
  );
}

function Stop({ stop, account }: { stop: ImportStop; account: BankAccount }) {
  const { import: text } = useText('ownerBank');
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor, account.currency, language);
  if (stop.kind === 'balance') {
    const { line, expectedMinor, foundMinor } = stop;
    return (
      <Notice
        tone="bad"
        title={text.stops.balance({ line, expected: money(expectedMinor), found: money(foundMinor) })}
      >
        {text.stops.balanceWay}
      </Notice>
    );
  }
  if (stop.kind === 'tooMany') {
    const number = (value: number) => formatNumber(value, language);
    return (
      <Notice tone="bad">
        {text.stops.tooMany({ count: number(stop.count), most: number(MOST_BANK_LINES) })}
      </Notice>
    );
  }
  const { whose } = stop;
  return (
    <Notice tone="bad">
      {whose.kind === 'other_account'
        ? text.stops.other_account({ file: whose.lastFour, account: account.lastFour })
        : text.stops.other_currency({ file: whose.currency, account: account.currency })}
    </Notice>
  );
}

function Refused({ refused }: Pick<BankFile, 'refused'>) {
  const { import: text } = useText('ownerBank');
  return (
    <Notice tone="warn" title={text.refused({ count: refused.length })}>
      <ul className="grid gap-1 text-14">
        {refused.slice(0, MOST_SHOWN).map((row) => (
          <li key={row.line} className="wrap-anywhere">
            {text.line({ number: row.line })}: {text.faults[row.fault]} · {row.text}
          </li>
        ))}
      </ul>
      {refused.length > MOST_SHOWN ? (
        <p className="mt-1 text-14">{text.more({ count: refused.length - MOST_SHOWN })}</p>
      ) : null}
    </Notice>
  );
}
