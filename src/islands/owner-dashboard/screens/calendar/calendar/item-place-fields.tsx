import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { maintenanceListSpec, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { memberQueries } from '#src/data/people/members/queries.ts';
import { emptyListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { PropertyChoice } from '#src/islands/shell/list/property-choice.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { ItemFormPart } from './item-part.ts';

/** Who, where, and what else is to be known. All of it may stay empty. */
export function ItemPlaceFields({ draft, change }: ItemFormPart) {
  const text = useText('calendarItem');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const { data: members = [] } = useQuery(memberQueries.list(id));
  return (
    <div className="grid gap-4">
      <h3 className="text-15">{text.where}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.assignee}
          optional={states.optional}
          column="assignee"
          value={draft.assignee}
          placeholder={text.noAssignee}
          options={members.map(({ userId, name }) => ({ value: userId, label: name }))}
          onChange={({ target }) => change({ assignee: target.value })}
        />
        <TextField
          label={text.place}
          optional={states.optional}
          maxLength={200}
          value={draft.place}
          onChange={({ target }) => change({ place: target.value })}
        />
        <PropertyChoice
          label={text.property}
          everyLabel={text.noProperty}
          value={draft.propertyId}
          onChange={(propertyId) =>
            change({ propertyId, unitId: '', leaseId: null, maintenanceId: '', isShownToTenants: false })
          }
        />
        {draft.propertyId ? <UnitChoice draft={draft} change={change} /> : null}
        {draft.propertyId && can('maintenance.read') ? <RequestChoice draft={draft} change={change} /> : null}
      </div>
      {draft.leaseId ? (
        <Checkbox
          label={text.isShownToTenants}
          checked={draft.isShownToTenants}
          onChange={({ target }) => change({ isShownToTenants: target.checked })}
        />
      ) : null}
      <TextArea
        label={text.note}
        optional={states.optional}
        rows={2}
        maxLength={2000}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </div>
  );
}

type ChoiceProps = Pick<ItemFormPart, 'draft' | 'change'>;

/** A unit brings its lease, whose tenants may be shown the item. */
function UnitChoice({ draft, change }: ChoiceProps) {
  const text = useText('calendarItem');
  const { states } = useText('common');
  const { id } = useOrganization();
  const { data: units = [] } = useQuery(leaseQueries.lettableUnits(id, draft.propertyId));
  return (
    <SelectField
      label={text.unit}
      optional={states.optional}
      value={draft.unitId}
      placeholder={text.noUnit}
      options={units.map((unit) => ({ value: unit.id, label: unit.label }))}
      onChange={({ target }) => {
        const unit = units.find((one) => one.id === target.value);
        change({ unitId: target.value, leaseId: unit?.leaseId ?? null, isShownToTenants: false });
      }}
    />
  );
}

const EVERY_REQUEST = emptyListQuery(maintenanceListSpec);

function RequestChoice({ draft, change }: ChoiceProps) {
  const text = useText('calendarItem');
  const { states } = useText('common');
  const { id } = useOrganization();
  const { data } = useInfiniteQuery(
    maintenanceQueries.list(id, {
      ...EVERY_REQUEST,
      filters: { property: [draft.propertyId], status: ['pending', 'in_progress'] },
    }),
  );
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <SelectField
      label={text.request}
      optional={states.optional}
      value={draft.maintenanceId}
      placeholder={text.noRequest}
      options={rows.map(({ id: value, number, title }) => ({
        value,
        label: text.requestChoice({ number, title }),
      }))}
      onChange={({ target }) => change({ maintenanceId: target.value })}
    />
  );
}
