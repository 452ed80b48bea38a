import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { addUnit, updateUnit } from '#src/data/portfolio/units/mutations.ts';
import { type Unit, unitQueries } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { UnitFormFields } from './unit-form-fields.tsx';
import { type UnitValues, unitDefaults, unitSchema } from './unit-schema.ts';

type UnitDialogProps = {
  /** Null adds a unit. */
  unit: Unit | null;
  /** Where the new unit belongs; without it the form asks. */
  propertyId: string | undefined;
  onClose: () => void;
};

/** Adds a unit or changes one. */
export function UnitDialog({ unit, propertyId, onClose }: UnitDialogProps) {
  const { unitForm: text } = useText('ownerPortfolio');
  const organization = useOrganization();
  const { form, errorOf, submit, clearDraft } = useAppForm({
    schema: unitSchema,
    defaults: unitDefaults(unit, propertyId, organization.defaultCurrency),
    draftKey: `unit-${unit?.id ?? propertyId ?? organization.id}`,
    texts: text.problems,
  });
  const close = () => {
    clearDraft();
    onClose();
  };
  const save = useAction({
    mutationFn: ({ propertyId: place, ...values }: UnitValues, requestId: string) => {
      const { id: organizationId } = organization;
      return unit
        ? updateUnit({ organizationId, unitId: unit.id, unit: values })
        : addUnit({ organizationId, propertyId: place, unit: values }, requestId);
    },
    invalidates: [unitQueries.all, propertyQueries.all, totalsQueries.all],
    errorTexts: { already_exists: text.taken },
    toast: (_, { label }) => (unit ? text.saved({ label }) : text.added({ label })),
    onDone: close,
  });

  return (
    <ActionDialog
      onClose={close}
      title={unit ? text.editTitle({ label: unit.label }) : text.addTitle}
      submitLabel={unit ? text.submitEdit : text.submitAdd}
      action={save}
      onSubmit={submit(save.run)}
    >
      <UnitFormFields form={form} errorOf={errorOf} asksProperty={!unit && !propertyId} />
    </ActionDialog>
  );
}
