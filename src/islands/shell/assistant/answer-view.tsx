import { FilePen } from 'lucide-react';
import type { Reply } from '#src/domain/insight/assistant/reply.ts';
import {
  type ToolAnswer,
  type ToolArguments,
  type ToolName,
  tools,
} from '#src/domain/insight/assistant/tools.ts';
import type { MeasureId } from '#src/domain/insight/measures/names.ts';
import { formatDateRange, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Facts, Passages, Rows } from './answer-rows.tsx';
import { type CellReader, shownCell } from './shown-cells.ts';

type Answered = Extract<Reply, { is: 'answer' }>;
type Line = ToolAnswer['rows'][number];

interface AnswerViewProps {
  reply: Answered;
  timeZone: string;
  /** Asks the same again with one of several records. Tenants' tools name none. */
  onChoose?: (name: string, tool: ToolName, values: ToolArguments) => void;
}

/** What a tool answered: a sentence, its rows, and where all of it stands. */
export function AnswerView({ reply, timeZone, onChoose }: AnswerViewProps) {
  const { answer, tool } = reply;
  if (answer.candidates) return <Candidates reply={reply} onChoose={onChoose} />;
  if (answer.unknown !== undefined) return <Unknown name={answer.unknown} />;
  if (tools[tool].does === 'prepare') return <Prepared reply={reply} />;
  return <Read reply={reply} timeZone={timeZone} />;
}

function Candidates({
  reply: { answer, tool, arguments: values },
  onChoose,
}: Omit<AnswerViewProps, 'timeZone'>) {
  const text = useText('ownerAssistant');
  return (
    <>
      <p>{text.which}</p>
      <ul className="flex flex-wrap gap-2">
        {answer.candidates?.map(({ id, name, detail }) => (
          <li key={id}>
            <Button
              size="sm"
              onClick={() => onChoose?.(name, tool, { ...values, [answer.parameter ?? '']: id })}
            >
              {detail ? `${name} · ${detail}` : name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Unknown({ name }: { name: string }) {
  const text = useText('ownerAssistant');
  return <p>{text.unknownRecord({ name })}</p>;
}

function Prepared({ reply: { tool, answer } }: { reply: Answered }) {
  const text = useText('ownerAssistant');
  const { lead } = useText('toolAnswers');
  const [form] = answer.places;
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line p-4">
      <p>{lead[tool]({ count: 0, first: {} })}</p>
      {form ? (
        <AppLink to={form} className={buttonClass({ variant: 'primary' })}>
          <FilePen size={18} aria-hidden="true" />
          {text.openForm}
        </AppLink>
      ) : null}
    </div>
  );
}

function Read({ reply, timeZone }: Omit<AnswerViewProps, 'onChoose'>) {
  const text = useText('ownerAssistant');
  const reader = useCellReader(timeZone);
  const { language } = reader;
  const { rows, count, from, until, places } = reply.answer;
  const [first] = rows;
  const facts = Object.fromEntries(
    Object.keys(first ?? {}).map((column) => [column, saidCell(column, first ?? {}, reader)]),
  );
  const { measure } = reply.arguments;
  if (reply.tool === 'measure') facts.name = reader.measures.measures[measure as MeasureId].name;
  const isText = reply.tool === 'law' || reply.tool === 'guide';
  const isList = rows.length > 1 && !isText;
  // A figure that is cut by nothing stands in the sentence.
  const isFigure = reply.tool === 'measure' && !reply.arguments.by;
  return (
    <>
      <p>{reader.text.lead[reply.tool]({ count, first: facts })}</p>
      {from && until ? (
        <p className="text-14 text-secondary">{formatDateRange(from, until, language, 'day')}</p>
      ) : null}
      {isText ? <Passages rows={rows} reader={reader} /> : null}
      {isList ? <Rows reply={reply} reader={reader} /> : null}
      {first && !isText && !isList && !isFigure ? <Facts row={first} reader={reader} /> : null}
      {count > rows.length && rows.length > 0 ? (
        <p className="text-14 text-secondary">
          {text.shown({
            shown: formatNumber(rows.length, language),
            count: formatNumber(count, language),
          })}
        </p>
      ) : null}
      {places.slice(0, 1).map((place) => (
        <p key={place} className="text-14">
          <AppLink to={place} className={loneLinkClass}>
            {text.source}
          </AppLink>
        </p>
      ))}
    </>
  );
}

/** A figure of a sentence; nothing where there is no such amount. */
function saidCell(column: string, row: Line, reader: CellReader): string | undefined {
  const cell = row[column];
  if (typeof cell === 'object' && cell !== null && cell.minor === 0 && column === 'late') return undefined;
  return shownCell(column, row, reader);
}

/** The words that cells are shown in. */
function useCellReader(timeZone: string): CellReader {
  const { enums } = useText('common');
  return {
    language: useLanguage(),
    timeZone,
    text: useText('toolAnswers'),
    enums,
    entries: useText('calendarEntries'),
    measures: useText('measures'),
  };
}
