import { createCalendarFeed, type NewFeed } from '#src/data/calendar/mutations.ts';
import { calendarQueries } from '#src/data/calendar/queries.ts';
import type { CalendarKind } from '#src/domain/calendar/calendar-entry.ts';
import { calendarKinds } from '#src/domain/calendar/calendar-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { PropertyChoice } from '#src/islands/shell/list/property-choice.tsx';
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

/** Whose dates are read. */
export interface FeedSource {
  readonly organizationId: string;
  /** Of a tenant: the lease that they are of. Null: a member's. */
  readonly leaseId: string | null;
  /** Whether the reader may see who rents. */
  readonly canName: boolean;
}

/** What concerns the tenants of a lease: `private.tenant_entries`. */
const KINDS_OF_LEASE: readonly CalendarKind[] = [
  'rent',
  'lease',
  'maintenance',
  'reservation',
  'document',
  'item',
  'holiday',
];

interface FeedFormProps {
  source: FeedSource;
  onCreated: (token: string) => void;
  onCancel: () => void;
}

/** A new address for calendar programs, and what they read there. Tenants are not named unless it is asked for. */
export function FeedForm({ source, onCreated, onCancel }: FeedFormProps) {
  const text = useText('calendarFeeds');
  const { actions } = useText('common');
  const { organizationId, leaseId, canName } = source;
  const [draft, change] = useDraft(NEW);
  const name = draft.name.trim();
  const create = useAction({
    mutationFn: (input: NewFeed, requestId) => createCalendarFeed(input, requestId),
    invalidates: [calendarQueries.all],
    toast: text.created,
    onDone: onCreated,
  });
  const input = { ...draft, name, organizationId, propertyId: draft.propertyId || null, leaseId };
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
      <KindBoxes
        choices={leaseId === null ? calendarKinds : KINDS_OF_LEASE}
        kinds={draft.kinds}
        onChange={(kinds) => change({ kinds })}
      />
      {leaseId === null ? <OfPortfolio draft={draft} canName={canName} onChange={change} /> : null}
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

interface OfPortfolioProps {
  draft: FeedDraft;
  canName: boolean;
  onChange: (changes: Partial<FeedDraft>) => void;
}

/** What of a whole portfolio is read. */
function OfPortfolio({ draft, canName, onChange }: OfPortfolioProps) {
  const text = useText('calendarFeeds');
  return (
    <>
      <PropertyChoice
        label={text.property}
        everyLabel={text.everyProperty}
        value={draft.propertyId}
        onChange={(propertyId) => onChange({ propertyId })}
      />
      <div className="grid">
        <Checkbox
          label={text.isOwnOnly}
          checked={draft.isOwnOnly}
          onChange={({ target }) => onChange({ isOwnOnly: target.checked })}
        />
        {canName ? (
          <Checkbox
            label={text.withNames}
            hint={text.withNamesHint}
            checked={draft.withNames}
            onChange={({ target }) => onChange({ withNames: target.checked })}
          />
        ) : null}
      </div>
    </>
  );
}

interface KindBoxesProps {
  choices: readonly CalendarKind[];
  kinds: readonly CalendarKind[];
  onChange: (kinds: readonly CalendarKind[]) => void;
}

function KindBoxes({ choices, kinds, onChange }: KindBoxesProps) {
  const text = useText('calendarFeeds');
  const { kind: names } = useText('calendarEntries');
  return (
    <fieldset>
      <legend className="text-14 font-medium">{text.kinds}</legend>
      <p className="text-14 text-hint">{text.kindsHint}</p>
      <div className="grid sm:grid-cols-2">
        {choices.map((kind) => (
          <Checkbox
            key={kind}
            label={names[kind]}
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              onChange(choices.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
