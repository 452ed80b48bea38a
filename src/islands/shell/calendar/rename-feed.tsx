import { renameCalendarFeed } from '#src/data/calendar/mutations.ts';
import { type CalendarFeed, calendarQueries } from '#src/data/calendar/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextField } from '#src/ui/components/text-field.tsx';

interface RenameFeedProps {
  feed: CalendarFeed;
  onClose: () => void;
}

/** Another name for a link; programs that read it show it when they read next. */
export function RenameFeed({ feed, onClose }: RenameFeedProps) {
  const text = useText('calendarFeeds');
  const [draft, change] = useDraft({ name: feed.name });
  const name = draft.name.trim();
  const rename = useAction({
    mutationFn: (input: { feedId: string; name: string }) => renameCalendarFeed(input),
    invalidates: [calendarQueries.all],
    toast: text.renamed,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.renameOf({ name: feed.name })}
      action={rename}
      input={name === '' ? null : { feedId: feed.id, name }}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        column="name"
        autoComplete="off"
        maxLength={80}
        value={draft.name}
        error={name === '' ? text.nameMissing : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
    </ActionDialog>
  );
}
