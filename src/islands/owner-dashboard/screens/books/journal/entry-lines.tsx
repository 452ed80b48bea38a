import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { bookQueries, type ChartAccount } from '#src/data/books/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Combobox, type ComboboxOption } from '#src/ui/components/combobox.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { accountName } from '../ledger/entry-words.ts';
import { type DraftLine, draftTotals, emptyLine, lineProblem } from './entry-draft.ts';

interface EntryLinesProps {
  accounts: readonly ChartAccount[];
  lines: readonly DraftLine[];
  currency: CurrencyCode;
  onChange: (lines: readonly DraftLine[]) => void;
}

/** The lines of an entry, and whether debits and credits are the same. */
export function EntryLines({ accounts, lines, currency, onChange }: EntryLinesProps) {
  const text = useText('ownerBooks').entry;
  const names = useText('ownerMoney').ledger.accountNames;
  const { id } = useOrganization();
  const properties = useQuery(bookQueries.properties(id));
  const options = accounts.map((account) => ({
    value: account.id,
    label: `${account.code} ${accountName(account, names)}`,
  }));
  const change = (key: number, part: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const nextKey = Math.max(...lines.map((line) => line.key)) + 1;
  return (
    <Card title={text.lines} isFlush>
      <ol className="border-t border-line">
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            number={index + 1}
            options={options}
            properties={properties.data ?? []}
            currency={currency}
            onChange={(part) => change(line.key, part)}
            onRemove={lines.length > 2 ? () => onChange(lines.filter((own) => own.key !== line.key)) : null}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4">
        <Button icon={Plus} onClick={() => onChange([...lines, emptyLine(nextKey)])}>
          {text.addLine}
        </Button>
        <Totals lines={lines} currency={currency} />
      </div>
    </Card>
  );
}

interface LineRowProps extends Pick<EntryLinesProps, 'currency'> {
  line: DraftLine;
  number: number;
  options: readonly ComboboxOption[];
  properties: readonly { id: string; name: string }[];
  onChange: (part: Partial<DraftLine>) => void;
  onRemove: (() => void) | null;
}

function LineRow(props: LineRowProps) {
  const { line, number, options, properties, currency, onChange, onRemove } = props;
  const text = useText('ownerBooks').entry;
  const problem = lineProblem(line);
  return (
    <li className="border-b border-line px-5 py-4 last:border-0">
      <fieldset className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_10rem_10rem_2.75rem]">
        <legend className="sr-only">{text.line({ number })}</legend>
        <Combobox
          label={text.account}
          options={options}
          value={line.accountId}
          onChange={(accountId) => onChange({ accountId })}
          emptyText={text.accountNone}
          error={problem === 'accountMissing' ? text.accountMissing : undefined}
        />
        <SelectField
          label={text.property}
          placeholder={text.noProperty}
          value={line.propertyId}
          options={properties.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={(event) => onChange({ propertyId: event.target.value })}
        />
        <MoneyField
          label={text.debit}
          currency={currency}
          value={line.debitMinor}
          onChange={(debitMinor) => onChange({ debitMinor, ...(debitMinor ? { creditMinor: null } : {}) })}
          error={problem === 'amountMissing' ? text.amountMissing : undefined}
        />
        <MoneyField
          label={text.credit}
          currency={currency}
          value={line.creditMinor}
          onChange={(creditMinor) => onChange({ creditMinor, ...(creditMinor ? { debitMinor: null } : {}) })}
        />
        {onRemove ? (
          <span className="lg:pt-7">
            <IconButton icon={X} label={text.removeLine({ number })} onClick={onRemove} />
          </span>
        ) : null}
      </fieldset>
    </li>
  );
}

function Totals({ lines, currency }: Pick<EntryLinesProps, 'lines' | 'currency'>) {
  const text = useText('ownerBooks').entry;
  const language = useLanguage();
  const { debitMinor, creditMinor } = draftTotals(lines);
  const apart = Math.abs(debitMinor - creditMinor);
  const isBalanced = apart === 0 && debitMinor > 0;
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-15" aria-live="polite">
      <span className="text-hint">{text.totals}</span>
      <span>
        {text.debit} <MoneyText amountMinor={debitMinor} currency={currency} className="font-semibold" />
      </span>
      <span>
        {text.credit} <MoneyText amountMinor={creditMinor} currency={currency} className="font-semibold" />
      </span>
      <span className={isBalanced ? 'font-semibold text-good' : 'font-semibold text-warn'}>
        {isBalanced ? text.balanced : text.off({ amount: formatMoney(apart, currency, language) })}
      </span>
    </p>
  );
}
