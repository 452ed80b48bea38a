import { isAnswered } from '#src/domain/portfolio/rent-roll/plan.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { ColumnsTable } from './columns-table.tsx';
import type { RollActions } from './own-sheet.tsx';
import { RollQuestions } from './roll-questions.tsx';
import type { Roll } from './use-roll.ts';
import { UsualFields } from './usual-fields.tsx';
import { missingUsual } from './usual-of.ts';

const HEADS_SHOWN = 20;

interface StepProps {
  roll: Roll;
  actions: RollActions;
}

/** What is what in the sheet, and what it leaves open. Nothing goes on before it is said. */
export function ColumnsStep({ roll, actions: { check } }: StepProps) {
  const text = useText('ownerRentRoll');
  const { plan, table, answers, source } = roll;
  if (!plan || !table) return null;
  const isOpen = plan.questions.some(({ question }) => !isAnswered(question, answers));
  const isMapped = table.mapping.includes('property') || table.mapping.includes('unit');
  const isReady = isMapped && !isOpen && missingUsual(table.mapping, answers, plan.isAllHere).length === 0;
  return (
    <ActionForm
      action={check}
      input={isReady ? plan.files : null}
      className="grid gap-6"
      autoComplete="off"
      buttons={
        <>
          <Button type="submit" variant="primary" size="lg" isBusy={check.isRunning}>
            {text.review}
          </Button>
          <p role="status" className="text-15 text-secondary">
            {check.isRunning ? text.checking : null}
          </p>
        </>
      }
    >
      <Card title={source?.name || text.source.pasted}>
        <WhereItStands roll={roll} />
      </Card>
      {table.isRemembered ? <Notice tone="info">{text.columns.remembered}</Notice> : null}
      <ColumnsTable roll={roll} />
      {isMapped ? null : <Notice tone="warn">{text.columns.needs}</Notice>}
      <RollQuestions roll={roll} questions={plan.questions} />
      <UsualFields roll={roll} mapping={table.mapping} />
    </ActionForm>
  );
}

/** The sheet of a workbook, and the line that names the columns. */
function WhereItStands({ roll: { source, table, grid = [], read } }: { roll: Roll }) {
  const text = useText('ownerRentRoll');
  const language = useLanguage();
  if (!source || !table) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {source.sheets.length > 1 ? (
        <SelectField
          label={text.sheet}
          value={String(table.sheetAt)}
          options={source.sheets.map(({ name, grid: rows }, at) => ({
            value: String(at),
            label: text.sheetChoice({ name, rows: formatNumber(rows.length, language) }),
          }))}
          onChange={({ target }) => read(Number(target.value))}
        />
      ) : null}
      <SelectField
        label={text.head}
        value={String(table.headAt)}
        options={grid.slice(0, HEADS_SHOWN).map(({ line, cells }, at) => ({
          value: String(at),
          label: text.headChoice({ line, cells: cells.filter(Boolean).slice(0, 4).join(' · ') }),
        }))}
        onChange={({ target }) => read(table.sheetAt, Number(target.value))}
      />
    </div>
  );
}
