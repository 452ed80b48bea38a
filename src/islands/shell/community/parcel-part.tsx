import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { noteParcel, type Parcel, parcelQueries } from '#src/data/community/parcels.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { SkeletonFields, SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { useAppForm } from '../form/use-app-form.ts';
import { QueryView } from '../query-view.tsx';
import { useAction } from '../use-action.ts';
import { useLive } from '../use-live.ts';
import { ParcelList } from './parcel-list.tsx';
import { parcelSchema } from './parcel-schema.ts';
import type { CommunityScene } from './scene.ts';

/** What waits to be collected, what was, and the way to note another one. */
export function ParcelPart({ scene }: { scene: CommunityScene }) {
  const { parcels: text } = useText('community');
  const { states } = useText('common');
  const query = useQuery(parcelQueries.ofProperty(scene.propertyId));
  useLive([{ table: 'parcels', filter: `property_id=eq.${scene.propertyId}` }], [parcelQueries.all]);
  const none = scene.side === 'office' ? text.none : text.tenantNone;
  return (
    <div className="in-turn grid gap-5">
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={4} />}>
        {(rows) => (
          <>
            <Group title={text.waiting} rows={rows.filter(isWaiting)} scene={scene} none={none} />
            <Group title={text.collected} rows={rows.filter((row) => !isWaiting(row))} scene={scene} />
          </>
        )}
      </QueryView>
      {scene.canWrite ? <ParcelForm scene={scene} /> : null}
    </div>
  );
}

const isWaiting = ({ collectedAt }: Parcel) => collectedAt === null;

interface GroupProps {
  title: string;
  rows: readonly Parcel[];
  scene: CommunityScene;
  /** Said when there is nothing; the group is left out without it. */
  none?: string;
}

function Group({ title, rows, scene, none }: GroupProps) {
  if (rows.length === 0 && none === undefined) return null;
  return (
    <Card title={title} isFlush>
      {rows.length > 0 ? (
        <ParcelList rows={rows} scene={scene} />
      ) : (
        <p className="px-5 pb-5 text-15 text-hint">{none}</p>
      )}
    </Card>
  );
}

function ParcelForm({ scene }: { scene: CommunityScene }) {
  const { parcels: text } = useText('community');
  const { states } = useText('common');
  const units = useQuery(parcelQueries.units(scene.propertyId));
  const app = useAppForm({
    schema: parcelSchema,
    defaults: { unitId: null, description: '', storagePlace: '' },
    draftKey: `parcel:${scene.propertyId}`,
    texts: text.problems,
  });
  const note = useAction({
    mutationFn: (values: { unitId: string; description: string; storagePlace: string }, id) =>
      noteParcel({ propertyId: scene.propertyId, ...values }, id),
    invalidates: [parcelQueries.all],
    toast: text.noted,
    onDone: () => {
      app.form.reset({ unitId: null, description: '', storagePlace: '' });
      app.clearDraft();
    },
  });
  return (
    <Card title={text.note} description={text.noteText}>
      <ActionForm action={note} onSubmit={app.submit(note.run)} className="grid gap-5">
        <QueryView query={units} skeleton={<SkeletonFields label={states.loading} rows={1} />}>
          {(rows) => (
            <Controller
              control={app.form.control}
              name="unitId"
              render={({ field }) => (
                <Combobox
                  id="unitId"
                  label={text.unit}
                  value={field.value ?? null}
                  options={rows.map(({ id, label }) => ({ value: id, label }))}
                  emptyText={text.noUnit}
                  error={app.errorOf('unitId')}
                  onChange={field.onChange}
                />
              )}
            />
          )}
        </QueryView>
        <TextField
          label={text.what}
          hint={text.whatHint}
          autoComplete="off"
          maxLength={200}
          error={app.errorOf('description')}
          {...app.register('description')}
        />
        <TextField
          label={text.where}
          optional={states.optional}
          autoComplete="off"
          maxLength={120}
          {...app.register('storagePlace')}
        />
        <div className="max-sm:*:w-full">
          <Button type="submit" variant="primary" isBusy={note.isRunning}>
            {text.submit}
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}
