import type { ReactNode } from 'react';
import type { DataRequest } from '#src/data/trust/data-requests.ts';
import type { DataRequestStatus } from '#src/domain/trust/data-requests.ts';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';

const tones: Readonly<Record<DataRequestStatus, Tone>> = {
  open: 'warn',
  done: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
};

interface DataRequestLineProps {
  request: DataRequest;
  /** Who asked, or whom. */
  who: string;
  action?: ReactNode;
}

/** A request about personal data with its deadline, its article and the answer. */
export function DataRequestLine({ request, who, action }: DataRequestLineProps) {
  const text = useText('dataRequests');
  const language = useLanguage();
  const { kind, status, details, dueOn, answer, answeredAt, createdAt, timeZone } = request;
  const isLate = useToday(timeZone) > (dueOn ?? '9999') && status === 'open';
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-5 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-medium wrap-anywhere">
            {text.kinds[kind]} · {who}
          </span>
          <Badge tone={isLate ? 'bad' : tones[status]}>{isLate ? text.late : text.statuses[status]}</Badge>
        </p>
        <p className="text-14 text-hint">
          {text.asked({ date: formatInstant(createdAt, language, timeZone) })}
        </p>
        {details ? <p className="text-15 wrap-anywhere whitespace-pre-line">{details}</p> : null}
        {status === 'open' ? <Deadline {...request} /> : null}
        {answeredAt ? (
          <blockquote className="border-l-2 border-line pl-3">
            <p className="text-15 wrap-anywhere whitespace-pre-line">{answer}</p>
            <p className="text-14 text-hint">
              {text.answered({ date: formatInstant(answeredAt, language, timeZone) })}
            </p>
          </blockquote>
        ) : null}
      </div>
      {action}
    </li>
  );
}

function Deadline({ dueOn, law, article, reviewedOn }: DataRequest) {
  const text = useText('dataRequests');
  const language = useLanguage();
  if (dueOn === null || law === null || article === null)
    return <p className="text-14 text-secondary">{text.noPeriod}</p>;
  return (
    <div className="text-14 text-secondary">
      <p>{text.dueOn({ date: formatDate(dueOn, language), law, article })}</p>
      {reviewedOn === null ? <p className="text-hint">{text.notReviewed}</p> : null}
    </div>
  );
}
