import * as v from 'valibot';
import { addMeter, unitDetailQueries } from '#src/data/portfolio/units/detail.ts';
import { meterKinds } from '#src/domain/portfolio/unit-facts.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const meterSchema = v.object({
  kind: v.picklist(meterKinds, 'required'),
  number: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(40, 'numberLong')),
});

/** Adds a meter of the unit. */
export function MeterDialog({ unitId, onClose }: { unitId: string; onClose: () => void }) {
  const { unitPage: text } = useText('ownerProperty');
  const { id: organizationId } = useOrganization();
  const { register, errorOf, submit } = useAppForm({
    schema: meterSchema,
    defaults: { kind: 'electricity', number: '' },
    texts: text.problems,
  });
  const add = useAction({
    mutationFn: addMeter,
    invalidates: [unitDetailQueries.meters(organizationId, unitId).queryKey],
    errorTexts: { already_exists: text.meterTaken },
    onDone: onClose,
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.addMeter}
      submitLabel={text.addMeter}
      action={add}
      onSubmit={submit((meter) => add.run({ organizationId, unitId, ...meter }))}
    >
      <ChoiceGroup
        look="segments"
        label={text.meterKind}
        choices={meterKinds.map((value) => ({ value, label: text.meterKinds[value] }))}
        error={errorOf('kind')}
        {...register('kind')}
      />
      <TextField
        label={text.meterNumber}
        hint={text.meterNumberHint}
        autoComplete="off"
        error={errorOf('number')}
        {...register('number')}
      />
    </ActionDialog>
  );
}
