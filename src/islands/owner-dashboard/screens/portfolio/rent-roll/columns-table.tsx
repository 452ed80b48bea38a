import { type RollField, rollFields } from '#src/domain/portfolio/rent-roll/fields.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import type { Roll } from './use-roll.ts';

const SAMPLES = 3;

interface SheetColumn {
  readonly at: number;
  readonly name: string;
  readonly samples: readonly string[];
}

/** Each column of the sheet with its first values and what it holds; what is not imported is named. */
export function ColumnsTable({ roll: { heads, body, table, hold } }: { roll: Roll }) {
  const { columns: text, fields } = useText('ownerRentRoll');
  const { states } = useText('common');
  if (!table) return null;
  const sheet = columnsOf(heads, body, (at) => text.unnamed({ at: at + 1 }));
  const ignored = sheet.filter(({ at }) => table.mapping[at] === null);
  const options = rollFields.map((field) => ({ value: field, label: fields[field] }));
  const columns: Column<SheetColumn>[] = [
    {
      id: 'column',
      header: text.column,
      phone: 'title',
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    {
      id: 'samples',
      header: text.samples,
      phone: 'note',
      cell: ({ samples }) => (
        <span className="text-14 wrap-anywhere text-secondary">{samples.join(' · ') || text.nothing}</span>
      ),
    },
    {
      id: 'holds',
      header: text.holds,
      phone: 'figure',
      cell: ({ at, name }) => (
        <span className="grid gap-1 py-1 text-left">
          <SelectField
            label={text.holdsOf({ column: name })}
            isLabelHidden
            optional={states.optional}
            value={table.mapping[at] ?? ''}
            placeholder={text.notRead}
            options={options}
            onChange={({ target }) => hold(at, (target.value || null) as RollField | null)}
          />
          {table.byValues.has(at) ? <Badge>{text.byValues}</Badge> : null}
        </span>
      ),
    },
  ];
  return (
    <Card title={text.title} description={text.text} isFlush>
      <DataTable caption={text.title} columns={columns} rows={sheet} rowKey={({ at }) => String(at)} />
      {ignored.length > 0 ? (
        <p className="px-5 py-4 text-14 wrap-anywhere text-secondary">
          {text.ignored({ columns: ignored.map(({ name }) => name).join(', ') })}
        </p>
      ) : null}
    </Card>
  );
}

/** Columns with a head or a value. */
function columnsOf(
  heads: readonly string[],
  body: Roll['body'],
  unnamed: (at: number) => string,
): SheetColumn[] {
  return heads.flatMap((head, at) => {
    const samples: string[] = [];
    for (const { cells } of body) {
      const value = cells[at] ?? '';
      if (value !== '' && !samples.includes(value)) samples.push(value);
      if (samples.length === SAMPLES) break;
    }
    return head === '' && samples.length === 0 ? [] : [{ at, name: head || unnamed(at), samples }];
  });
}
