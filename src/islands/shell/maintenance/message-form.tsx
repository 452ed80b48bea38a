import type { QueryKey } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { useAction } from '../use-action.ts';

const LONGEST_MESSAGE = 2000;

interface MessageFormProps {
  side: 'office' | 'tenant';
  isSeenByTenant: boolean;
  send: (body: string, isInternal: boolean, requestId: string) => Promise<void>;
  invalidates: readonly QueryKey[];
}

/** Says something to the other side, or writes a note for the team. What is typed stays until it has arrived. */
export function MessageForm({ side, isSeenByTenant, send, invalidates }: MessageFormProps) {
  const { thread } = useText('maintenance');
  const [body, setBody] = useState('');
  const [isNote, setNote] = useState(false);
  const [isTried, setTried] = useState(false);
  const action = useAction({
    mutationFn: (input: { body: string; isNote: boolean }, requestId) =>
      send(input.body, input.isNote, requestId),
    invalidates,
    toast: thread.sent,
    onDone: () => {
      setBody('');
      setTried(false);
    },
  });
  const isEmpty = body.trim() === '';
  const hint = side === 'tenant' ? thread.toLandlord : isSeenByTenant ? thread.toTenant : thread.toNobody;
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isEmpty) void action.run({ body: body.trim(), isNote });
      }}
    >
      <TextArea
        label={thread.write}
        hint={isNote ? undefined : hint}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={isTried && isEmpty ? thread.empty : undefined}
      />
      {side === 'office' && isSeenByTenant ? (
        <Checkbox label={thread.note} checked={isNote} onChange={(event) => setNote(event.target.checked)} />
      ) : null}
      {action.error ? (
        <div role="alert">
          <Notice tone="bad">{action.error}</Notice>
        </div>
      ) : null}
      <div>
        <Button type="submit" icon={Send} isBusy={action.isRunning}>
          {thread.send}
        </Button>
      </div>
    </form>
  );
}
