import { useQuery } from '@tanstack/react-query';
import { Droplets, Flame, Plus, Trash2, Zap } from 'lucide-react';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { addMeter, removeMeter, type UnitMeter, unitDetailQueries } from '#src/data/units/detail.ts';
import { meterKinds } from '#src/domain/unit-facts.ts';
import { useText } from '#src/i18n/react.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useAppForm } from '#src/islands/shell/use-app-form.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { ConfirmDialog } from '#src/ui/components/confirm-dialog.tsx';
import { FormErrors } from '#src/ui/components/form-errors.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { useErrorToast } from '../../use-error-toast.ts';

const icons = { electricity: Zap, water: Droplets, gas: Flame };

const meterSchema = v.object({
  kind: v.picklist(meterKinds, 'required'),
  number: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(40, 'numberLong')),
});

/** The unit's own meters, by the numbers under which the suppliers know them. */
export function MetersCard({ unitId }: { unitId: string }) {
  const { unitPage: text } = useText('ownerProperty');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(unitDetailQueries.meters(id, unitId));
  const [isAdding, setIsAdding] = useState(false);
  const mayWrite = can('portfolio.write');
  return (
    <Card
      title={text.meters}
      action={
        mayWrite ? (
          <Button size="sm" icon={Plus} onClick={() => setIsAdding(true)}>
            {text.addMeter}
          </Button>
        ) : undefined
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(meters) => meters.length === 0}
        empty={<p className="text-15 text-hint">{text.noMeters}</p>}
      >
        {(meters) => (
          <ul className="grid divide-y divide-line">
            {meters.map((meter) => (
              <MeterLine key={meter.id} meter={meter} unitId={unitId} mayWrite={mayWrite} />
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding ? <MeterDialog unitId={unitId} onClose={() => setIsAdding(false)} /> : null}
    </Card>
  );
}

type MeterLineProps = { meter: UnitMeter; unitId: string; mayWrite: boolean };

function MeterLine({ meter, unitId, mayWrite }: MeterLineProps) {
  const { unitPage: text } = useText('ownerProperty');
  const { actions } = useText('common');
  const { id: organizationId } = useOrganization();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction({
    mutationFn: removeMeter,
    invalidates: [unitDetailQueries.meters(organizationId, unitId).queryKey],
    onDone: () => setIsAsking(false),
  });
  useErrorToast(remove);
  const Icon = icons[meter.kind];
  const name = `${text.meterKinds[meter.kind]} ${meter.number}`;
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon size={18} aria-hidden="true" className="shrink-0 text-hint" />
      <span className="min-w-0 flex-1">
        {text.meterKinds[meter.kind]}{' '}
        <span className="font-medium tabular-nums wrap-anywhere">{meter.number}</span>
      </span>
      {mayWrite ? (
        <IconButton
          size="sm"
          icon={Trash2}
          label={text.removeMeter({ name })}
          onClick={() => setIsAsking(true)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove.run({ organizationId, meterId: meter.id })}
        title={text.removeMeterTitle({ name })}
        confirmLabel={actions.remove}
        cancelLabel={actions.cancel}
        closeLabel={actions.close}
        isBusy={remove.isRunning}
      >
        <p>{text.removeMeterText}</p>
      </ConfirmDialog>
    </li>
  );
}

function MeterDialog({ unitId, onClose }: { unitId: string; onClose: () => void }) {
  const { unitPage: text } = useText('ownerProperty');
  const { id: organizationId } = useOrganization();
  const formId = useId();
  const { register, errorOf, submit, summary } = useAppForm({
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
    <FormDialog
      onClose={onClose}
      title={text.addMeter}
      submitLabel={text.addMeter}
      isBusy={add.isRunning}
      formId={formId}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={submit((meter) => add.run({ organizationId, unitId, ...meter }))}
      >
        {summary ? <FormErrors {...summary} /> : null}
        {add.error ? <FormErrors title={add.error} errors={[]} /> : null}
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
      </form>
    </FormDialog>
  );
}
