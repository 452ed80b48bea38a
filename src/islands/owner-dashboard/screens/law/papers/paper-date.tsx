import { mayBeWritten, type PaperKind, type PaperPeriod } from '#src/domain/law/paper.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { CountedDate } from '#src/islands/shell/law/counted-date.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Notice } from '#src/ui/components/notice.tsx';

/** The date that a paper goes by, and whether it is too late for it. */
export function PaperDate({ kind, paper }: { kind: PaperKind; paper: PaperPeriod }) {
  const text = useText('legalPapers');
  const language = useLanguage();
  const today = useToday();
  const { counted } = paper;
  return (
    <>
      <CountedDate period={paper.period} counted={counted} />
      {counted.isKnown && today > counted.lastDay ? (
        <Notice tone="warn">
          {(mayBeWritten(kind, paper, today) ? text.late : text.passed)({
            date: formatDate(counted.lastDay, language),
          })}
        </Notice>
      ) : null}
    </>
  );
}
