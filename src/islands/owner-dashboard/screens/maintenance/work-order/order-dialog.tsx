import { useQuery } from '@tanstack/react-query';
import { orderWork } from '#src/data/maintenance/work-order-mutations.ts';
import { type WorkOrder, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { workKeys } from '../work-orders/work-keys.ts';

/** Gives approved work to its vendor: when, and to which address. */
export function OrderDialog({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const { order: text } = useText('workOrders');
  const { states } = useText('common');
  const { id } = useOrganization();
  const language = useLanguage();
  const today = useToday();
  const vendors = useQuery(workOrderQueries.vendors(id));
  const asked = useQuery(workOrderQueries.asked(id, order.id));
  const known =
    asked.data?.find(({ quoteId }) => quoteId !== null && quoteId === order.quoteId)?.email ??
    vendors.data?.find((vendor) => vendor.id === order.vendorId)?.email ??
    '';
  const [draft, change] = useDraft<{ plannedOn: string; email: string | null }>({
    plannedOn: '',
    email: null,
  });
  const email = draft.email ?? known;
  const isDayGood = draft.plannedOn === '' || (isIsoDate(draft.plannedOn) && draft.plannedOn >= today);
  const isEmailGood = email.trim() === '' || normalizeEmail(email) !== null;
  const give = useAction({
    mutationFn: orderWork,
    invalidates: workKeys,
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={give}
      onClose={onClose}
      input={
        isDayGood && isEmailGood
          ? { workOrderId: order.id, plannedOn: draft.plannedOn || null, email: email.trim(), language }
          : null
      }
    >
      <p className="text-secondary">{text.text}</p>
      <DateField
        label={text.day}
        optional={states.optional}
        min={today}
        column="planned_on"
        value={draft.plannedOn}
        error={isDayGood ? undefined : text.problems.dayInvalid}
        onChange={(event) => change({ plannedOn: event.target.value })}
      />
      <TextField
        type="email"
        label={text.email}
        hint={text.emailHint}
        column="email"
        value={email}
        error={isEmailGood ? undefined : text.problems.emailInvalid}
        onChange={(event) => change({ email: event.target.value })}
      />
    </ActionDialog>
  );
}
