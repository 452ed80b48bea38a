import type { LegalStep } from '#src/domain/law/legal-enums.ts';
import type { LegalFileRecord } from '#src/domain/law/legal-file-record.ts';
import { type FileStep, stepsOf } from '#src/domain/law/legal-files.ts';
import { formatDate, formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { CountedDate } from '#src/islands/shell/law/counted-date.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { dialogOf, type FileDialog } from './open-dialog.ts';

interface GuideCardProps {
  file: LegalFileRecord;
  /** The step that comes next. */
  next: LegalStep | null;
  /** Null for who may not write. */
  onDialog: ((dialog: FileDialog) => void) | null;
}

/** The steps of a file, each with its first and last day and where they come from. */
export function GuideCard({ file, next, onDialog }: GuideCardProps) {
  const text = useText('legalFiles');
  return (
    <Card title={text.guide}>
      <ol className="grid divide-y divide-line">
        {stepsOf(file, file.today).map((step) => (
          <StepRow key={step.step} step={step} isNext={step.step === next} onDialog={onDialog} />
        ))}
      </ol>
    </Card>
  );
}

interface StepRowProps extends Pick<GuideCardProps, 'onDialog'> {
  step: FileStep;
  isNext: boolean;
}

function StepRow({ step, isNext, onDialog }: StepRowProps) {
  const text = useText('legalFiles');
  const { cites } = useText('lawLibrary');
  const language = useLanguage();
  const date = (day: string) => formatDate(day, language);
  const { doneOn, latest, earliest, period, fault, missing, reason } = step;
  const isCounted = doneOn === null && period !== null && (isNext || !period.counted.isKnown);
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-15 font-semibold">{text.steps[step.step]}</h3>
        {fault ? <Badge tone="warn">{text.faults[fault]}</Badge> : null}
        {doneOn ? <Badge tone="good">{text.done({ date: date(doneOn) })}</Badge> : null}
      </div>
      {(latest || earliest) && !(isCounted && latest) ? (
        <p className="text-15 tabular-nums">
          {[
            earliest ? text.earliest({ date: date(earliest) }) : '',
            latest ? text.latest({ date: date(latest) }) : '',
          ].join('')}
          {period ? ` (${cites(period.period)})` : null}
          {reason ? <span className="text-hint">{` ${text.reasons[reason]}`}</span> : null}
        </p>
      ) : null}
      {isCounted && period ? <CountedDate {...period} /> : null}
      {isNext && !period && !reason ? <p className="text-14 text-hint">{text.noPeriod}</p> : null}
      {doneOn !== null && missing.length > 0 ? (
        <p className="text-14 text-warn">
          {text.missing({
            steps: formatList(
              missing.map((one) => text.steps[one]),
              language,
            ),
          })}
        </p>
      ) : null}
      {onDialog && doneOn === null ? (
        <div>
          <Button
            size="sm"
            variant={isNext ? 'primary' : 'secondary'}
            aria-label={`${step.step === 'paper_written' ? text.write : text.enter}: ${text.steps[step.step]}`}
            onClick={() => onDialog(dialogOf(step.step, null))}
          >
            {step.step === 'paper_written' ? text.write : text.enter}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
