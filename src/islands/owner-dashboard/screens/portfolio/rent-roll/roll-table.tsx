import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import { type RollField, rollFields } from '#src/domain/portfolio/rent-roll/fields.ts';
import type { RollLine } from '#src/domain/portfolio/rent-roll/lines.ts';
import type { RollPlan } from '#src/domain/portfolio/rent-roll/plan.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import type { RollProblem } from './problems-of.ts';
import { RollCell } from './roll-cell.tsx';
import type { Roll } from './use-roll.ts';

interface RollTableProps {
  roll: Roll;
  plan: RollPlan;
  problems: readonly RollProblem[];
}

/** The rows of the sheet as they are read. A cell that is wrong can be corrected where it stands. */
export function RollTable({ roll, plan, problems }: RollTableProps) {
  const { table: text, fields } = useText('ownerRentRoll');
  const [isEvery, setEvery] = useState(false);
  // What is corrected stays in view until the sheet is checked again.
  const [first] = useState(() => new Set(problems.map(({ line }) => line)));
  const byCell = useMemo(
    () => new Map(problems.map((problem) => [`${problem.line} ${problem.field}`, problem.fault])),
    [problems],
  );
  const lines = new Set(problems.map(({ line }) => line));
  const { edits, edit, table } = roll;
  const rows = isEvery
    ? plan.rows
    : plan.rows.filter(({ line }) => lines.has(line) || first.has(line) || edits.has(line));
  const shown = rollFields.filter(
    (field) => table?.mapping.includes(field) || problems.some((problem) => problem.field === field),
  );
  const columns: Column<RollLine>[] = [
    { id: 'row', header: text.row, phone: 'title', cell: ({ line }) => line },
    ...shown.map((field) => ({
      id: field,
      header: fields[field],
      phone: 'figure' as const,
      cell: ({ line, cell }: RollLine) => (
        <RollCell
          label={text.cell({ column: fields[field], line })}
          value={cell(field)}
          fault={byCell.get(`${line} ${field}`)}
          isEdited={edits.get(line)?.[field] !== undefined}
          onChange={(given) => edit(line, field, given)}
        />
      ),
    })),
  ];
  return (
    <Card
      title={lines.size > 0 ? text.problems({ count: lines.size }) : text.title}
      description={lines.size > 0 ? text.text : undefined}
      isFlush
      action={lines.size > 0 ? <SaveProblems {...{ plan, problems, shown }} /> : undefined}
    >
      <p role="status" className="sr-only">
        {edits.size > 0 ? text.said({ count: lines.size }) : null}
      </p>
      <div className="px-5 pb-4">
        <ChoiceGroup
          label={text.filter}
          isLabelHidden
          look="segments"
          value={isEvery ? 'every' : 'only'}
          choices={[
            { value: 'only', label: text.only },
            { value: 'every', label: text.every },
          ]}
          onChange={({ target }) => setEvery(target.value === 'every')}
        />
      </div>
      {rows.length > 0 ? (
        <DataTable caption={text.title} columns={columns} rows={rows} rowKey={({ line }) => String(line)} />
      ) : (
        <p className="px-5 pb-5 text-15 text-secondary">{text.none}</p>
      )}
    </Card>
  );
}

/** The refused rows as they stand, with what is wrong: to be corrected elsewhere and imported again. */
function SaveProblems({
  plan,
  problems,
  shown,
}: Omit<RollTableProps, 'roll'> & { shown: readonly RollField[] }) {
  const { table: text, fields, faults } = useText('ownerRentRoll');
  const save = () => {
    const reasons = new Map<number, string[]>();
    for (const { line, field, fault } of problems)
      reasons.set(line, [...(reasons.get(line) ?? []), `${fields[field]}: ${faults[fault]}`]);
    const csv = toCsv(
      [text.row, ...shown.map((field) => fields[field]), text.problem],
      plan.rows.flatMap(({ line, cell }) => {
        const said = reasons.get(line);
        return said ? [[line, ...shown.map(cell), said.join(' ')]] : [];
      }),
    );
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${text.fileName}.csv`);
  };
  return (
    <Button size="sm" icon={Download} onClick={save}>
      {text.save}
    </Button>
  );
}
