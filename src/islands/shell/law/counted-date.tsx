import { reviewDueOn } from '#src/domain/law/articles.ts';
import type { CountedPeriod } from '#src/domain/law/count-period.ts';
import type { LegalPeriod } from '#src/domain/law/periods.ts';
import { formatDate } from '#src/i18n/format.ts';
import { refusalWords, stepWords } from '#src/i18n/legal-period.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';

interface CountedDateProps {
  period: LegalPeriod;
  counted: CountedPeriod;
}

/** The last day of a period with its arithmetic, or why there is none. */
export function CountedDate({ period, counted }: CountedDateProps) {
  const text = useText('legalPeriods');
  const { cites } = useText('lawLibrary');
  const language = useLanguage();
  const words = { text, language, period };
  const date = (day: string) => formatDate(day, language);
  if (!counted.isKnown)
    return (
      <div role="status">
        <ul className="grid gap-1 text-15 text-secondary">
          {counted.refusals.map((refusal) => (
            <li key={refusal.code}>{refusalWords(refusal, words)}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <div role="status" className="grid gap-3">
      <p className="text-15">
        {`${text.results[period.id]}: `}
        <strong className="font-semibold">{date(counted.lastDay)}</strong>
        {` (${cites(period)})`}
      </p>
      <h3 className="text-14 text-hint">{text.arithmetic}</h3>
      <ol className="grid list-decimal gap-1 pl-5 text-15 tabular-nums">
        {counted.steps.map((step) => (
          <li key={step.code}>{stepWords(step, words)}</li>
        ))}
      </ol>
      {period.reviewedOn ? (
        <p className="text-14 text-hint">
          {text.reviewed({ date: date(period.reviewedOn), due: date(reviewDueOn(period.reviewedOn)) })}
        </p>
      ) : null}
    </div>
  );
}
