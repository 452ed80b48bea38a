import { ImageUp, Pencil, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import {
  addItemPhoto,
  type ConditionItem,
  conditionQueries,
  removeItem,
} from '#src/data/community/condition/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { hasWorsened, MOST_ITEM_PHOTOS } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { preparePhoto } from '../prepare-photo.ts';
import { roomFor } from '../room-for.ts';
import { useAction } from '../use-action.ts';
import { ConditionBadge } from './state-badge.tsx';

interface ItemLineProps {
  item: ConditionItem;
  /** At the move-in; undefined where nothing is compared, null where it was not there. */
  before: ConditionItem | null | undefined;
  canEdit: boolean;
  onEdit: () => void;
}

/** An item with its photos; in the report of the move-out beside what it was. */
export function ItemLine({ item, before, canEdit, onEdit }: ItemLineProps) {
  const text = useText('condition');
  const isWorse = before ? hasWorsened(before.condition, item.condition) : false;
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-0 flex-1 font-medium break-words">{item.name}</p>
        <div className="flex flex-wrap items-center gap-2">
          {isWorse ? <Badge tone="bad">{text.worse}</Badge> : null}
          {before === null ? <Badge tone="info">{text.isNew}</Badge> : null}
          {canEdit ? <ItemActions item={item} onEdit={onEdit} /> : null}
        </div>
      </div>
      {before ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Look title={text.before} item={before} />
          <Look title={text.now} item={item} />
        </div>
      ) : (
        <Look item={item} />
      )}
    </li>
  );
}

/** What an item looked like at one moment. */
function Look({ title, item }: { title?: string; item: ConditionItem }) {
  const text = useText('condition');
  return (
    <div className="grid content-start gap-2">
      <p className="flex flex-wrap items-center gap-2 text-14 text-hint">
        {title}
        <ConditionBadge condition={item.condition} />
      </p>
      {item.note ? <p className="text-15 break-words whitespace-pre-line">{item.note}</p> : null}
      {item.photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {item.photos.map(({ id, url }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
                <img
                  src={url}
                  alt={text.photo({ name: item.name, number: index + 1 })}
                  loading="lazy"
                  className="size-24 rounded-control bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function ItemActions({ item, onEdit }: { item: ConditionItem; onEdit: () => void }) {
  const text = useText('condition');
  const [isAsked, setAsked] = useState(false);
  const remove = useAction({
    mutationFn: () => removeItem({ itemId: item.id }),
    invalidates: [conditionQueries.all],
    toast: text.removed,
    onDone: () => setAsked(false),
  });
  return (
    <div className="flex flex-wrap items-center gap-1 print:hidden">
      <AddPhotos item={item} />
      <IconButton icon={Pencil} label={`${text.edit}: ${item.name}`} onClick={onEdit} />
      <IconButton icon={Trash2} label={`${text.remove}: ${item.name}`} onClick={() => setAsked(true)} />
      <ActionDialog
        isOpen={isAsked}
        title={text.removeTitle}
        submitLabel={text.remove}
        action={remove}
        onClose={() => {
          remove.reset();
          setAsked(false);
        }}
        onConfirm={() => void remove.run(undefined)}
        variant="danger"
      >
        <p className="text-secondary">{text.removeText}</p>
      </ActionDialog>
    </div>
  );
}

function AddPhotos({ item }: { item: ConditionItem }) {
  const text = useText('condition');
  const input = useRef<HTMLInputElement>(null);
  const { form } = useText('common');
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const add = useAction({
    mutationFn: async (files: readonly File[]) => {
      const failed: string[] = [];
      for (const [index, file] of files.entries()) {
        setProgress({ done: index + 1, count: files.length });
        const picture = await preparePhoto(file);
        if (picture) await addItemPhoto({ itemId: item.id, picture }, newId());
        else failed.push(file.name);
      }
      return failed;
    },
    invalidates: [conditionQueries.all],
    onDone: setUnreadable,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    const { taken, leftOut: tooMany } = roomFor(files, MOST_ITEM_PHOTOS - item.photos.length);
    setLeftOut(tooMany);
    if (taken.length > 0) void add.run(taken);
  };
  const label = text.photosOf({ name: item.name });
  return (
    <>
      {add.isRunning && progress ? (
        <span role="status" className="text-14 text-secondary">
          {text.sending(progress)}
        </span>
      ) : null}
      {add.error || unreadable.length > 0 ? (
        <span role="alert" className="text-14 text-bad">
          {add.error ?? text.unreadable({ names: unreadable.join(', ') })}
        </span>
      ) : null}
      {leftOut.length > 0 ? (
        <span role="alert" className="text-14 text-warn">
          {form.leftOut({ names: leftOut.join(', ') })}
        </span>
      ) : null}
      <IconButton
        icon={ImageUp}
        label={label}
        disabled={add.isRunning || item.photos.length >= MOST_ITEM_PHOTOS}
        onClick={() => input.current?.click()}
      />
      <input ref={input} type="file" accept="image/*" multiple hidden aria-label={label} onChange={choose} />
    </>
  );
}
