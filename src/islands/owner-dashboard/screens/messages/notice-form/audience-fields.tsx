import { useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { noticeAudiences } from '#src/domain/foundation/outgoing-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { RecipientsField } from '../parts/recipients-field.tsx';
import type { NoticeFieldsProps } from './text-fields.tsx';

/** Whom it is for: everybody, a property, some of its units, or some tenants. */
export function AudienceFields({ app }: NoticeFieldsProps) {
  const { form: text, audience: names } = useText('notices');
  const { states } = useText('common');
  const { id } = useOrganization();
  const { form, register, errorOf } = app;
  const [audience, propertyId, leaseIds] = form.watch(['audience', 'propertyId', 'leaseIds']);
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label={text.audience}
        choices={noticeAudiences.map((value) => ({ value, label: names[value] }))}
        {...register('audience')}
      />
      {audience === 'property' || audience === 'units' ? (
        <QueryView query={properties} skeleton={<SkeletonText label={states.loading} rows={2} />}>
          {(rows) => (
            <Combobox
              id="propertyId"
              label={text.property}
              options={rows.map((row) => ({ value: row.id, label: row.name }))}
              emptyText={text.noProperty}
              value={propertyId}
              error={errorOf('propertyId')}
              onChange={(next) => {
                form.setValue('propertyId', next, { shouldValidate: true });
                form.setValue('unitIds', []);
              }}
            />
          )}
        </QueryView>
      ) : null}
      {audience === 'units' && propertyId ? <Units app={app} propertyId={propertyId} /> : null}
      {audience === 'leases' ? (
        <RecipientsField
          chosen={leaseIds}
          error={errorOf('leaseIds')}
          onChange={(chosen) => form.setValue('leaseIds', [...chosen], { shouldValidate: true })}
        />
      ) : null}
    </div>
  );
}

function Units({ app, propertyId }: NoticeFieldsProps & { propertyId: string }) {
  const { form: text } = useText('notices');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(maintenanceQueries.units(id, propertyId));
  const chosen = app.form.watch('unitIds');
  const error = app.errorOf('unitIds');
  const toggle = (unitId: string) =>
    app.form.setValue(
      'unitIds',
      chosen.includes(unitId) ? chosen.filter((one) => one !== unitId) : [...chosen, unitId],
      { shouldValidate: true },
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="text-14 font-medium">{text.units}</legend>
      <FieldError id="units-error" text={error} />
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(units) => (
          <ul
            id="unitIds"
            className="grid max-h-72 grid-cols-2 gap-x-4 overflow-y-auto rounded-control border border-line px-4 py-1 sm:grid-cols-3"
          >
            {units.map((unit) => (
              <li key={unit.id}>
                <Checkbox
                  label={unit.label}
                  checked={chosen.includes(unit.id)}
                  onChange={() => toggle(unit.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </fieldset>
  );
}
