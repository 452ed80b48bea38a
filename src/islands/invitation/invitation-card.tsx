import type { ReactNode } from 'react';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

interface InvitationCardProps {
  title: string;
  text?: string | undefined;
  note?: string | undefined;
  error?: string | null;
  children: ReactNode;
}

/** The card that every state of an invitation stands in. */
export function InvitationCard({ title, text, note, error, children }: InvitationCardProps) {
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
