import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { askForQuotes } from '#src/data/maintenance/work-order-mutations.ts';
import { type WorkOrder, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { workKeys } from '../work-orders/work-keys.ts';
import { type AskDraft, askDraft, MOST_VENDORS, readAsk } from './ask-draft.ts';

/** Whom to ask for a price, until when, and what they are shown. */
export function AskDialog({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const { ask: text } = useText('workOrders');
  const today = useToday();
  const [draft, change] = useDraft<AskDraft>(() => askDraft(today));
  const { badEmails, isDayGood, input } = readAsk(draft, today);
  const ask = useAction({
    mutationFn: askForQuotes,
    invalidates: workKeys,
    toast: (count) => text.sent({ count }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      size="wide"
      action={ask}
      onClose={onClose}
      input={input && { workOrderId: order.id, ...input }}
    >
      <p className="text-secondary">{text.text}</p>
      <Vendors draft={draft} badEmails={badEmails} onChange={change} />
      <DateField
        label={text.lastDay}
        min={today}
        column="expires_on"
        value={draft.lastDay}
        error={isDayGood ? undefined : text.problems.dayInvalid}
        onChange={(event) => change({ lastDay: event.target.value })}
      />
      <ChoiceGroup
        label={text.language}
        name="language"
        look="segments"
        choices={(['es', 'en'] as const).map((value) => ({ value, label: text.languages[value] }))}
        value={draft.language}
        onChange={(event) => change({ language: event.target.value as AskDraft['language'] })}
      />
      <Photos order={order} draft={draft} onChange={change} />
      <Checkbox
        label={text.contact}
        checked={draft.showsContact}
        onChange={(event) => change({ showsContact: event.target.checked })}
      />
    </ActionDialog>
  );
}

interface PartProps {
  draft: AskDraft;
  onChange: (part: Partial<AskDraft>) => void;
}

/** Each vendor with the address that the link goes to. */
function Vendors({ draft, badEmails, onChange }: PartProps & { badEmails: readonly string[] }) {
  const { ask: text } = useText('workOrders');
  const { id } = useOrganization();
  const known = useQuery(workOrderQueries.vendors(id)).data ?? [];
  const { vendors } = draft;
  const free = known.filter((one) => !vendors.some((chosen) => chosen.id === one.id));
  const add = (vendorId: string | null) => {
    const vendor = free.find((one) => one.id === vendorId);
    if (vendor) onChange({ vendors: [...vendors, vendor] });
  };
  return (
    <>
      {vendors.map((vendor) => (
        <div key={vendor.id} className="flex items-start gap-2">
          <TextField
            className="flex-1"
            type="email"
            label={text.email({ vendor: vendor.name })}
            value={vendor.email}
            error={badEmails.includes(vendor.id) ? text.problems.emailInvalid : undefined}
            onChange={(event) =>
              onChange({
                vendors: vendors.map((one) =>
                  one.id === vendor.id ? { ...one, email: event.target.value } : one,
                ),
              })
            }
          />
          <span className="pt-7">
            <IconButton
              icon={X}
              label={text.removeVendor({ vendor: vendor.name })}
              onClick={() => onChange({ vendors: vendors.filter((one) => one.id !== vendor.id) })}
            />
          </span>
        </div>
      ))}
      {vendors.length < MOST_VENDORS ? (
        <Combobox
          // A new one after each choice, so that the next vendor can be typed.
          key={vendors.length}
          label={text.vendor}
          hint={text.vendorHint}
          options={free.map((vendor) => ({ value: vendor.id, label: vendor.name, detail: vendor.email }))}
          emptyText={text.noVendor}
          column="vendor_ids"
          value={null}
          error={vendors.length === 0 ? text.problems.vendorMissing : undefined}
          onChange={add}
        />
      ) : null}
    </>
  );
}

/** The photos of the request that the vendors see: none, until they are chosen. */
function Photos({ order, draft, onChange }: PartProps & { order: WorkOrder }) {
  const { ask: text } = useText('workOrders');
  const { photos: words } = useText('maintenance');
  const photos = useQuery(maintenanceQueries.photos(order.maintenanceId)).data ?? [];
  const { photoIds } = draft;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 font-medium">{text.photos}</legend>
      {photos.length === 0 ? <p className="text-15 text-secondary">{text.noPhotos}</p> : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {photos.map(({ id, url }, place) => (
          <li key={id} className="grid gap-1">
            <img
              src={url}
              alt=""
              loading="lazy"
              className="aspect-square w-full rounded-card bg-sunken object-cover"
            />
            <Checkbox
              label={words.photo({ number: place + 1 })}
              checked={photoIds.includes(id)}
              onChange={(event) =>
                onChange({
                  photoIds: event.target.checked ? [...photoIds, id] : photoIds.filter((one) => one !== id),
                })
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
