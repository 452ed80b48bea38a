import type { Reply } from '#src/domain/insight/assistant/reply.ts';
import type { ToolAnswer } from '#src/domain/insight/assistant/tools.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { type CellReader, columnsOf, shownCell } from './shown-cells.ts';

type Answered = Extract<Reply, { is: 'answer' }>;
type Line = ToolAnswer['rows'][number];

function headingOf(column: string, { text, measures }: CellReader): string {
  const own = (text.column as Readonly<Record<string, string>>)[column];
  return own ?? (measures.dimensions as Readonly<Record<string, { name: string }>>)[column]?.name ?? column;
}

const pathOf = ({ path }: Line): string | null =>
  typeof path === 'string' && path.startsWith('/') ? path : null;

/** The cells of one row, each with its name. */
export function Facts({ row, reader }: { row: Line; reader: CellReader }) {
  const columns = columnsOf([row], reader);
  return (
    <DefinitionList
      items={columns.map((column, at) => ({
        term: headingOf(column, reader),
        value: <CellView row={row} column={column} reader={reader} isFirst={at === 0} />,
      }))}
    />
  );
}

/** Passages of the law or of guides, each with its title: a table would cut them. */
export function Passages({ rows, reader }: { rows: readonly Line[]; reader: CellReader }) {
  return (
    <ul className="grid gap-4">
      {rows.map((row) => {
        const cited = ['law', 'article'].map((column) => shownCell(column, row, reader)).filter(Boolean);
        return (
          <li key={`${row.title} ${cited.join()}`} className="grid gap-1">
            <p className="font-medium">
              <CellView row={row} column="title" reader={reader} isFirst />
            </p>
            <p>{shownCell('text', row, reader)}</p>
            {cited.length > 0 ? (
              <p className="text-14 text-secondary">
                {cited.join(', ')}
                {row.isInForce === false ? ` · ${reader.text.notInForce}` : null}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Rows as a table; the first cell of each leads to its record. */
export function Rows({ reply, reader }: { reply: Answered; reader: CellReader }) {
  const { rows } = reply.answer;
  const isMoney = (column: string) =>
    rows.some((row) => typeof row[column] === 'object' && row[column] !== null);
  const columns = columnsOf(rows, reader).map(
    (column, at): Column<Line> => ({
      id: column,
      header: headingOf(column, reader),
      phone: at === 0 ? 'title' : isMoney(column) ? 'figure' : 'note',
      align: isMoney(column) ? 'end' : 'start',
      cell: (row) => <CellView row={row} column={column} reader={reader} isFirst={at === 0} />,
    }),
  );
  return (
    <DataTable
      caption={reader.text.lead[reply.tool]({ count: reply.answer.count, first: {} })}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
      columns={columns}
    />
  );
}

interface CellViewProps {
  row: Line;
  column: string;
  reader: CellReader;
  /** It names the row, and leads to its record. */
  isFirst: boolean;
}

function CellView({ row, column, reader, isFirst }: CellViewProps) {
  const path = isFirst ? pathOf(row) : null;
  const shown = shownCell(column, row, reader) ?? '';
  return path ? (
    <AppLink to={path} className={linkClass}>
      {shown}
    </AppLink>
  ) : (
    shown
  );
}
