import type { FileEvent, LegalFileRecord } from '#src/domain/law/legal-file-record.ts';
import { paperOfFile } from '#src/domain/law/legal-files.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { dialogOf, type FileDialog } from './open-dialog.ts';

interface HistoryCardProps {
  file: LegalFileRecord;
  /** Null for who may not write. */
  onDialog: ((dialog: FileDialog) => void) | null;
}

/** Everything that was entered, in its order; what was corrected stays and says by what. */
export function HistoryCard({ file, onDialog }: HistoryCardProps) {
  const text = useText('legalFiles');
  return (
    <Card
      title={text.history}
      action={
        onDialog ? (
          <Button size="sm" onClick={() => onDialog({ of: 'event', step: 'note', corrects: null })}>
            {text.addNote}
          </Button>
        ) : null
      }
    >
      {file.events.length === 0 ? <p className="text-hint">{text.noHistory}</p> : null}
      <ol className="grid divide-y divide-line">
        {file.events.map((event) => (
          <EventRow key={event.id} event={event} file={file} onDialog={onDialog} />
        ))}
      </ol>
    </Card>
  );
}

function EventRow({ event, file, onDialog }: HistoryCardProps & { event: FileEvent }) {
  const text = useText('legalFiles');
  const { kinds } = useText('legalPapers');
  const language = useLanguage();
  const date = (day: string) => formatDate(day, language);
  const { paper, correctedBy } = event;
  const corrects = file.events.find(({ id }) => id === event.correctsId);
  const name = event.step === 'paper_written' ? kinds[paperOfFile[file.kind]] : text.steps[event.step];
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-15">
          <span className="text-hint tabular-nums">{`${event.number}. ${date(event.happenedOn)} · `}</span>
          <strong className="font-semibold">{name}</strong>
        </p>
        {correctedBy === null && onDialog ? (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${text.correct}: ${event.number}. ${name}`}
            onClick={() => onDialog(dialogOf(event.step, event))}
          >
            {text.correct}
          </Button>
        ) : null}
      </div>
      {correctedBy === null ? null : (
        <p>
          <Badge tone="warn">{text.corrected({ number: correctedBy })}</Badge>
        </p>
      )}
      {[
        corrects ? text.corrects(corrects) : '',
        event.dueOn ? `${text.dueOn}: ${date(event.dueOn)}` : '',
        paper?.lastDay ? `${text.lastDay}: ${date(paper.lastDay)}` : '',
        event.note,
        event.documents.map((one) => one.name).join(' · '),
      ]
        .filter(Boolean)
        .map((line) => (
          <p key={line} className="text-15 wrap-anywhere text-secondary">
            {line}
          </p>
        ))}
      <p className="text-14 text-hint">
        {text.entered({ name: event.authorName, at: date(event.enteredAt.slice(0, 10)) })}
      </p>
    </li>
  );
}
