import { CircleHelp, Sparkles } from 'lucide-react';
import type { KeptAnswer } from '#src/data/messages/assistant/queries.ts';
import type { AnswerPart, Place } from '#src/domain/messages/assistant/answer.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { AnswerView } from '#src/islands/shell/assistant/answer-view.tsx';
import { loneLinkClass } from '#src/islands/shell/link-class.ts';
import { wordsOfPart } from './answer-words.ts';

const paths: Readonly<Record<Place, string>> = {
  home: '/',
  charges: '/charges',
  payments: '/payments',
  pay: '/payments/pay',
  rental: '/property',
  maintenance: '/maintenance',
  report: '/maintenance/new',
  documents: '/documents',
  contact: '/messages',
  security: '/settings/security',
  settings: '/settings',
  help: '/help',
};

interface TurnViewProps {
  question: string;
  answer: KeptAnswer;
  landlord: string;
  timeZone: string;
}

/** A question and what was answered, each part with where it comes from. */
export function TurnView({ question, answer, landlord, timeZone }: TurnViewProps) {
  const text = useText('assistant');
  const reply = answer.reply?.is === 'answer' && !answer.reply.answer.candidates ? answer.reply : null;
  return (
    <li className="grid gap-3">
      <p className="max-w-[85%] justify-self-end rounded-card bg-selected px-4 py-2.5 break-words whitespace-pre-wrap">
        <span className="sr-only">{text.asked}: </span>
        {question}
      </p>
      <div className="flex max-w-[92%] gap-3">
        <AnswerMark isKnown={answer.parts.length > 0 || reply !== null} />
        <div className="grid min-w-0 gap-4 pt-1">
          <span className="sr-only">{text.answered}:</span>
          {answer.parts.length === 0 && !reply ? <Unknown landlord={landlord} /> : null}
          {reply ? <AnswerView reply={reply} timeZone={timeZone} /> : null}
          {answer.parts.map((part) => (
            <Part key={`${part.topic} ${part.source.id ?? ''}`} part={part} />
          ))}
        </div>
      </div>
    </li>
  );
}

function AnswerMark({ isKnown }: { isKnown: boolean }) {
  const Icon = isKnown ? Sparkles : CircleHelp;
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-selected text-action">
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}

function Part({ part }: { part: AnswerPart }) {
  const text = useText('assistant');
  const rental = useText('tenantRental');
  const language = useLanguage();
  const { place, id } = part.source;
  return (
    <div className="grid gap-1.5">
      {wordsOfPart(part, { text, rental, language }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="text-14 text-secondary">
        <AppLink to={id ? `${paths[place]}/${id}` : paths[place]} className={loneLinkClass}>
          {text.from({ place: text.places[place] })}
        </AppLink>
      </p>
    </div>
  );
}

function Unknown({ landlord }: { landlord: string }) {
  const text = useText('assistant');
  return (
    <div className="grid gap-1.5">
      <p>
        {text.unknown} {text.askThem({ landlord })}
      </p>
      <p className="text-14 text-secondary">
        <AppLink to={paths.contact} className={loneLinkClass}>
          {text.places.contact}
        </AppLink>
      </p>
    </div>
  );
}
