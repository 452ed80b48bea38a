import { CircleCheck } from 'lucide-react';
import type { MyDecision } from '#src/data/decisions/my-part.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { OutcomeBadge } from '#src/islands/shell/decisions/outcome-badge.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { useTimeLeft } from '../parts/use-time-left.ts';

/** A decision in a list: what is asked, by when, and whether the reader voted. */
export function DecisionLine({ decision, isPlaceShown }: { decision: MyDecision; isPlaceShown: boolean }) {
  const { id, question, propertyName, outcome, status } = decision;
  return (
    <li className="border-b border-line last:border-0">
      <AppLink
        to={`/decisions/${id}`}
        className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 basis-60">
          <span className="block text-16 font-medium break-words">{question}</span>
          <span className="block text-14 text-secondary">
            {isPlaceShown ? `${propertyName} · ` : null}
            <When decision={decision} />
          </span>
        </span>
        {status !== 'open' && outcome ? <OutcomeBadge outcome={outcome} /> : null}
        {status === 'open' ? <OwnState decision={decision} /> : null}
      </AppLink>
    </li>
  );
}

function When({ decision }: { decision: MyDecision }) {
  const text = useText('tenantDecisions');
  const language = useLanguage();
  const { status, closesAt, closedAt, timeZone } = decision;
  const left = useTimeLeft(status === 'open' ? closesAt : null);
  if (status !== 'open')
    return closedAt ? text.closedOn({ date: formatInstant(closedAt, language, timeZone) }) : null;
  if (!closesAt || !left) return text.inAssembly;
  return `${left} · ${text.closes({ date: formatInstant(closesAt, language, timeZone) })}`;
}

function OwnState({ decision: { voteCount, castCount } }: { decision: MyDecision }) {
  const text = useText('tenantDecisions');
  if (voteCount === 0) return <Badge>{text.voiceOnly}</Badge>;
  if (castCount === 0) return <Badge tone="warn">{text.toVote}</Badge>;
  if (castCount < voteCount)
    return <Badge tone="warn">{text.votedSome({ cast: castCount, count: voteCount })}</Badge>;
  return (
    <Badge tone="good" icon={CircleCheck}>
      {text.voted}
    </Badge>
  );
}
