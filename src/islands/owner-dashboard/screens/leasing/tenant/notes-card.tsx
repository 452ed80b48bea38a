import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addNote, removeNote } from '#src/data/leasing/people/page-mutations.ts';
import { type PersonNote, personPageQueries } from '#src/data/leasing/people/page-queries.ts';
import { peopleQueries } from '#src/data/leasing/people/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const LONGEST_NOTE = 2000;

/** What the team wrote down about the person, the newest first; the person never sees it. */
export function NotesCard({ personId }: { personId: string }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(personPageQueries.notes(id, personId));
  return (
    <Card title={text.notes} description={text.notesText}>
      <div className="grid gap-4">
        {can('people.write') ? <NewNote personId={personId} /> : null}
        <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
          {(notes) => (
            <>
              {notes.length === 0 ? <p className="text-15 text-secondary">{text.noNotes}</p> : null}
              <ul className="grid gap-4">
                {notes.map((note) => (
                  <Note key={note.id} note={note} />
                ))}
              </ul>
            </>
          )}
        </QueryView>
      </div>
    </Card>
  );
}

function Note({ note }: { note: PersonNote }) {
  const text = useText('ownerTenantPage').tenantPage;
  const language = useLanguage();
  const { can, timeZone } = useOrganization();
  const action = useAction({
    mutationFn: (id: string) => removeNote(id),
    invalidates: [peopleQueries.all],
    toast: text.noteRemoved,
  });
  useErrorToast(action);
  return (
    <li className="flex items-start gap-2 border-b border-line pb-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="text-15 wrap-anywhere whitespace-pre-line">{note.body}</p>
        <p className="text-14 text-hint">
          {text.by({
            name: note.authorName || text.formerUser,
            date: formatInstant(note.createdAt, language, timeZone),
          })}
        </p>
      </div>
      {can('people.write') ? (
        <IconButton
          icon={Trash2}
          size="sm"
          label={text.removeNote}
          disabled={action.isRunning}
          onClick={() => void action.run(note.id)}
        />
      ) : null}
    </li>
  );
}

function NewNote({ personId }: { personId: string }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { id: organizationId } = useOrganization();
  const [body, setBody] = useState('');
  const action = useAction({
    mutationFn: (words: string, noteId) => addNote({ organizationId, personId, body: words }, noteId),
    invalidates: [peopleQueries.all],
    toast: text.noteAdded,
    onDone: () => setBody(''),
  });
  const isMissing = body.trim() === '';
  return (
    <ActionForm
      // Whatever is refused stands at the only field.
      action={{ ...action, error: null }}
      className="grid gap-2"
      input={isMissing ? null : body}
    >
      <TextArea
        label={text.note}
        maxLength={LONGEST_NOTE}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={isMissing ? text.noteMissing : (action.error ?? undefined)}
      />
      <Button type="submit" className="justify-self-start" isBusy={action.isRunning}>
        {text.addNote}
      </Button>
    </ActionForm>
  );
}
