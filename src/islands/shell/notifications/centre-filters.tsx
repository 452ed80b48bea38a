import type { NotificationFilter } from '#src/data/notifications/centre/queries.ts';
import { notificationsFor } from '#src/domain/notifications/events.ts';
import { useText } from '#src/i18n/react.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { useOrganizations, useSession } from '../session.ts';

const states = ['all', 'unread', 'snoozed', 'muted'] as const;

/** What of the centre is on screen. */
export type CentreView = Omit<NotificationFilter, 'state'> & { readonly state: (typeof states)[number] };

interface CentreFiltersProps {
  view: CentreView;
  onChange: (view: CentreView) => void;
}

/** All or a part of it: by state, by kind and, for who works in several, by organization. */
export function CentreFilters({ view, onChange }: CentreFiltersProps) {
  const text = useText('notifications').filters;
  const { events } = useText('account').settings.notifications;
  const { userType } = useSession();
  const { all, active } = useOrganizations();
  const kinds = notificationsFor(userType, active);
  return (
    <div className="grid gap-3">
      <ChoiceGroup
        look="segments"
        label={text.label}
        isLabelHidden
        value={view.state}
        choices={states.map((value) => ({ value, label: text.state[value] }))}
        onChange={({ target }) =>
          onChange({ ...view, state: states.find((one) => one === target.value) ?? 'all' })
        }
      />
      {view.state === 'muted' ? null : (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={text.kind}
            placeholder={text.allKinds}
            value={view.event ?? ''}
            options={kinds.map((event) => ({ value: event, label: events[event] }))}
            onChange={({ target }) =>
              onChange({ ...view, event: kinds.find((one) => one === target.value) ?? null })
            }
          />
          {all.length > 1 ? (
            <SelectField
              label={text.organization}
              placeholder={text.allOrganizations}
              value={view.organizationId ?? ''}
              options={all.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => onChange({ ...view, organizationId: target.value || null })}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}
