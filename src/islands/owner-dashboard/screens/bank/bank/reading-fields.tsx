import { type ReactNode, useState } from 'react';
import { type DecimalSign, decimalSigns } from '#src/domain/bank/bank-amount.ts';
import { type SignWay, signWays } from '#src/domain/bank/bank-signs.ts';
import type { BankReading } from '#src/domain/bank/bank-statement.ts';
import { type BankColumn, bankColumns } from '#src/domain/bank/bank-words.ts';
import { type TextFileEncoding, textEncodings } from '#src/domain/foundation/text-file.ts';
import { type DateOrder, dateOrders } from '#src/domain/foundation/written-day.ts';
import { useText } from '#src/i18n/react.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { type Option, SelectField } from '#src/ui/components/select-field.tsx';
import type { BankFileState } from './use-bank-file.ts';

const LINES_OFFERED = 40;
const SEPARATORS = [',', ';', '\t', '|'] as const;
const RARE_SEPARATORS = ['~', '^', '#', ':'] as const;
const ROW = 'grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3';

/** All that decides how a file is read, by hand: it opens by itself where the columns were not found. */
export function ReadingFields({ state }: { state: BankFileState }) {
  const { import: text } = useText('ownerBank');
  const [said, setSaid] = useState<boolean | null>(null);
  const { opened, reading, questions } = state;
  if (!reading || !opened || opened.kind === 'problem') return null;
  const needsColumns = questions.some(({ kind }) => kind === 'columns');
  // What opened by itself stays open when the last column was chosen: focus is in it.
  if (needsColumns && said === null) setSaid(true);
  const isTable = opened.kind === 'tables' && opened.form !== 'qif';
  const isShown = said ?? needsColumns;
  return (
    <details
      open={isShown}
      onToggle={(event) => setSaid(event.currentTarget.open)}
      className="rounded-control border border-line px-4 py-3"
    >
      <summary className="min-h-8 cursor-pointer text-16 font-semibold">{text.how}</summary>
      {isShown ? (
        <div className="mt-3 grid gap-5">
          {isTable ? <FormFields state={state} /> : null}
          {isTable && state.table ? <ColumnFields {...{ state, reading, needsColumns }} /> : null}
          <WayFields state={state} reading={reading} />
        </div>
      ) : null}
    </details>
  );
}

/** The line of the head, what separates columns, and how letters are written. */
function FormFields({ state }: { state: BankFileState }) {
  const { import: text } = useText('ownerBank');
  const { opened, by, table } = state;
  if (opened?.kind !== 'tables') return null;
  const lines = opened.grid
    .filter(({ cells }) => cells.some(Boolean))
    .slice(0, LINES_OFFERED)
    .map(({ line, cells }) => ({
      value: String(line),
      label: text.headLine({ line, text: cells.filter(Boolean).join(' · ').slice(0, 60) }),
    }));
  const { separator, encoding } = opened;
  const known: Option[] = SEPARATORS.map((value) => ({ value, label: text.separators[value] }));
  const others = new Set<string>([...RARE_SEPARATORS, separator ?? ',']);
  const other = [...others]
    .filter((sign) => !known.some(({ value }) => value === sign))
    .map((sign) => ({ value: sign, label: text.separatorOther({ sign }) }));
  return (
    <div className={ROW}>
      <SelectField
        label={text.head}
        value={table?.headLine === null || !table ? '' : String(table.headLine)}
        placeholder={text.headNone}
        options={lines}
        onChange={({ target }) =>
          void state.reopen({ ...by, head: target.value ? Number(target.value) : null })
        }
      />
      {separator === null ? null : (
        <SelectField
          label={text.separator}
          value={separator}
          options={[...known, ...other]}
          onChange={({ target }) => void state.reopen({ ...withoutHead(by), separator: target.value })}
        />
      )}
      {encoding === null ? null : (
        <SelectField
          label={text.encoding}
          value={encoding}
          options={textEncodings.map((value) => ({ value, label: text.encodings[value] }))}
          onChange={({ target }) => void state.reopen({ ...by, encoding: target.value as TextFileEncoding })}
        />
      )}
    </div>
  );
}

/** Another separator makes other cells: the head is looked for again. */
function withoutHead({ head: _, ...by }: BankFileState['by']): BankFileState['by'] {
  return by;
}

interface PartProps {
  state: BankFileState;
  reading: BankReading;
}

/** Which column is which, each with a value of the file beside its name. */
function ColumnFields({ state, reading, needsColumns }: PartProps & { needsColumns: boolean }) {
  const { import: text } = useText('ownerBank');
  const { table } = state;
  if (!table) return null;
  const options = table.heads.map((value, place) => {
    const example = table.rows.find(({ cells }) => cells[place])?.cells[place]?.slice(0, 24);
    return { value, label: example ? `${value} (${example})` : value };
  });
  const { columns } = reading;
  const hasAmount = Boolean(columns.amount ?? columns.debit ?? columns.credit);
  const isMissing = (column: BankColumn) =>
    needsColumns && ((column === 'date' && !columns.date) || (column === 'amount' && !hasAmount));
  const choose = (column: BankColumn, head: string) => {
    const { [column]: _, ...others } = reading.columns;
    state.set({ ...reading, first: null, columns: head ? { ...others, [column]: head } : others });
  };
  return (
    <Group legend={text.columns}>
      {bankColumns.map((column) => (
        <SelectField
          key={column}
          label={text.names[column]}
          value={reading.columns[column] ?? ''}
          placeholder={text.none}
          options={options}
          error={isMissing(column) ? text.choiceMissing : undefined}
          onChange={({ target }) => choose(column, target.value)}
        />
      ))}
    </Group>
  );
}

/** The order of days, the sign before decimals, the signs, and whether the balance is checked. */
function WayFields({ state, reading }: PartProps) {
  const { import: text } = useText('ownerBank');
  const isTable = state.opened?.kind === 'tables';
  const set = (change: Partial<BankReading>) => state.set({ ...reading, ...change });
  return (
    <div className="grid gap-3">
      <div className={ROW}>
        {isTable ? (
          <SelectField
            label={text.dateOrder}
            value={reading.dateOrder ?? state.read?.dateOrder ?? ''}
            placeholder={text.byFile}
            options={dateOrders.map((value) => ({ value, label: text.orders[value] }))}
            onChange={({ target }) => set({ dateOrder: (target.value || null) as DateOrder | null })}
          />
        ) : null}
        {isTable ? (
          <SelectField
            label={text.decimal}
            value={reading.decimal ?? ''}
            placeholder={text.byFile}
            options={decimalSigns.map((value) => ({ value, label: text.decimals[value] }))}
            onChange={({ target }) => set({ decimal: (target.value || null) as DecimalSign | null })}
          />
        ) : null}
        <SelectField
          label={text.sign}
          value={reading.sign ?? ''}
          placeholder={text.byFile}
          options={signWays.map((value) => ({ value, label: text.signs[value] }))}
          onChange={({ target }) => set({ sign: (target.value || null) as SignWay | null })}
        />
      </div>
      {isTable ? (
        <Checkbox
          label={text.checksBalance}
          checked={reading.checksBalance}
          onChange={({ target }) => set({ checksBalance: target.checked })}
        />
      ) : null}
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-15 font-semibold">{legend}</legend>
      <div className={ROW}>{children}</div>
    </fieldset>
  );
}
