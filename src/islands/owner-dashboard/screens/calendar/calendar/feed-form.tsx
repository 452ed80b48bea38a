import { createCalendarFeed, type NewFeed } from '#src/data/calendar/mutations.ts';
import { calendarQueries } from '#src/data/calendar/queries.ts';
import type { CalendarKind } from '#src/domain/calendar/calendar-entry.ts';
import { calendarKinds } from '#src/domain/calendar/calendar-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { PropertyChoice } from '#src/islands/shell/list/property-choice.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface FeedDraft {
  readonly name: string;
  readonly kinds: readonly CalendarKind[];
  readonly propertyId: string;
  readonly isOwnOnly: boolean;
  readonly withNames: boolean;
}

const NEW: FeedDraft = { name: '', kinds: [], propertyId: '', isOwnOnly: false, withNames: false };

interface FeedFormProps {
  onCreated: (token: string) => void;
  onCancel: () => void;
}

/** A new address for calendar programs, and what they read there. Tenants are not named unless it is asked for. */
export function FeedForm({ onCreated, onCancel }: FeedFormProps) {
  const text = useText('calendarFeeds');
  const { actions } = useText('common');
  const { id: organizationId, can } = useOrganization();
  const [draft, change] = useDraft(NEW);
  const name = draft.name.trim();
  const create = useAction({
    mutationFn: (input: NewFeed, requestId) => createCalendarFeed(input, requestId),
    invalidates: [calendarQueries.all],
    toast: text.created,
    onDone: onCreated,
  });
  const input = { ...draft, name, organizationId, propertyId: draft.propertyId || null, leaseId: null };
  return (
    <ActionForm action={create} input={name === '' ? null : input}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        column="name"
        autoComplete="off"
        maxLength={80}
        value={draft.name}
        error={name === '' ? text.nameMissing : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <KindBoxes kinds={draft.kinds} onChange={(kinds) => change({ kinds })} />
      <PropertyChoice
        label={text.property}
        everyLabel={text.everyProperty}
        value={draft.propertyId}
        onChange={(propertyId) => change({ propertyId })}
      />
      <div className="grid">
        <Checkbox
          label={text.isOwnOnly}
          checked={draft.isOwnOnly}
          onChange={({ target }) => change({ isOwnOnly: target.checked })}
        />
        {can('people.read') ? (
          <Checkbox
            label={text.withNames}
            hint={text.withNamesHint}
            checked={draft.withNames}
            onChange={({ target }) => change({ withNames: target.checked })}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={create.isRunning}>
          {text.create}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </ActionForm>
  );
}

interface KindBoxesProps {
  kinds: readonly CalendarKind[];
  onChange: (kinds: readonly CalendarKind[]) => void;
}

function KindBoxes({ kinds, onChange }: KindBoxesProps) {
  const text = useText('calendarFeeds');
  const { kind: names } = useText('calendarEntries');
  return (
    <fieldset>
      <legend className="text-14 font-medium">{text.kinds}</legend>
      <p className="text-14 text-hint">{text.kindsHint}</p>
      <div className="grid sm:grid-cols-2">
        {calendarKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={names[kind]}
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              onChange(calendarKinds.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
