import type { ReactNode } from 'react';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

interface EntryCardProps {
  title: string;
  text?: string;
  /** Stays above the form, such as that a link was stale. */
  note?: string | undefined;
  /** Why the last attempt failed. */
  error?: string | null;
  children?: ReactNode;
}

/** The card that every way of entering stands in. */
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
