import type { ReactNode } from 'react';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { FailureNote } from './form/failure-note.tsx';

interface EntryCardProps {
  title: string;
  text?: string | undefined;
  /** Stays above the form, such as that a link was stale. */
  note?: string | undefined;
  /** Why the last attempt failed. */
  error?: string | null;
  children?: ReactNode;
}

/** The card of each step on the way in: a form, what a link of a mail asks, what became of an invitation. */
export function EntryCard({ title, text, note, error, children }: EntryCardProps) {
  return (
    <Card>
      <h1 className="text-25">{title}</h1>
      {text ? <p className="mt-1 text-secondary">{text}</p> : null}
      <div className="mt-5 grid gap-4">
        {note ? <Notice tone="warn">{note}</Notice> : null}
        <FailureNote text={error} />
        {children}
      </div>
    </Card>
  );
}
