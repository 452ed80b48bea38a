import { Check, RotateCcw } from 'lucide-react';
import { markMessageAnswered } from '#src/data/public-forms/visitor-mutations.ts';
import { type VisitorMessage, visitorQueries } from '#src/data/public-forms/visitor-queries.ts';
import { DEFAULT_TIME_ZONE } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';

/** One message: who wrote what as whom, a link to answer, and whether it has been. */
export function MessageItem({ message }: { message: VisitorMessage }) {
  const { messages: text } = useText('admin');
  const isAnswered = message.answeredAt !== null;
  const action = useAction({
    mutationFn: (isAnswered: boolean) => markMessageAnswered({ id: message.id, isAnswered }),
    invalidates: [visitorQueries.messagesKey],
  });
  const answerUrl = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(text.subject)}`;
  return (
    <li className="grid gap-3 border-line border-b px-5 py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-16">{message.name}</h2>
        <p className="flex flex-wrap items-center gap-2 text-14 text-secondary">
          <Badge>{text.readers[message.reader]}</Badge>
          {isAnswered ? (
            <Badge tone="good" icon={Check}>
              {text.states.answered}
            </Badge>
          ) : (
            <Badge tone="warn">{text.states.open}</Badge>
          )}
          <InstantText instant={message.createdAt} timeZone={DEFAULT_TIME_ZONE} />
        </p>
      </div>
      <p className="max-w-prose text-15 whitespace-pre-line wrap-anywhere">{message.message}</p>
      <FailureNote text={action.error} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <a className={linkClass} href={answerUrl}>
          {text.answerTo({ email: message.email })}
        </a>
        <Button
          size="sm"
          icon={isAnswered ? RotateCcw : Check}
          isBusy={action.isRunning}
          onClick={() => void action.run(!isAnswered)}
        >
          {isAnswered ? text.reopen : text.markAnswered}
        </Button>
      </div>
    </li>
  );
}
