import { useState } from 'react';
import type { Arguments } from '#src/data/functions.ts';
import { giveNotice } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { addDays, isIsoDate, laterOf } from '#src/domain/foundation/dates.ts';
import { type NoticeParty, noticeParties } from '#src/domain/foundation/enums.ts';
import { noticeWarning, ruleInForce } from '#src/domain/leasing/rental-law.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { type Action, useAction } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { leaseKeys } from '../lease/lease-keys.ts';
import { RentalLawNote } from '../parts/rental-law-note.tsx';
import { RentAfterEndField, useRentAfterEnd } from './rent-after-end.tsx';

const LONGEST_REASON = 300;

/** Somebody has said that the lease will end: who, when, and which day is the last. */
export function NoticeDialog({ isOpen, onClose, lease }: OpenedDialogProps & { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.notice;
  const action = useAction({
    mutationFn: giveNotice,
    invalidates: leaseKeys,
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog isOpen={isOpen} onClose={onClose} title={text.title} submitLabel={text.submit}>
      <NoticeForm lease={lease} action={action} />
    </ActionDialog>
  );
}

interface NoticeFormProps {
  lease: Lease;
  action: Action<Arguments<'give_notice'>, unknown>;
}

function NoticeForm({ lease, action }: NoticeFormProps) {
  const text = useText('ownerLeasing').leasing.notice;
  const { states } = useText('common');
  const today = useToday();
  const days = ruleInForce('notice', lease.unitUse, today)?.value ?? 0;
  const [givenBy, setGivenBy] = useState<NoticeParty>('tenant');
  const [givenOn, setGivenOn] = useState(today);
  const [leavesOn, setLeavesOn] = useState(laterOf(lease.endsOn, addDays(today, days)));
  const [reason, setReason] = useState('');
  const isGivenOnGood = isIsoDate(givenOn) && givenOn >= lease.startsOn && givenOn <= today;
  const isLeavesOnGood = isIsoDate(leavesOn) && leavesOn >= givenOn;
  const rent = useRentAfterEnd(lease, isLeavesOnGood ? leavesOn : null);
  const warning =
    isGivenOnGood && isLeavesOnGood ? noticeWarning({ use: lease.unitUse, givenOn, leavesOn }) : null;
  return (
    <ActionForm
      action={action}
      input={
        isGivenOnGood && isLeavesOnGood
          ? {
              ...{ leaseId: lease.id, givenBy, givenOn, leavesOn },
              ...{ reason: reason.trim(), rentNote: rent.takeOffFor },
            }
          : null
      }
    >
      <ChoiceGroup
        label={text.givenBy}
        look="segments"
        value={givenBy}
        choices={[...noticeParties].reverse().map((value) => ({ value, label: text.parties[value] }))}
        onChange={(event) => setGivenBy(event.target.value as NoticeParty)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label={text.givenOn}
          value={givenOn}
          min={lease.startsOn}
          max={today}
          onChange={(event) => setGivenOn(event.target.value)}
          error={!isGivenOnGood ? text.givenOnInvalid : undefined}
        />
        <DateField
          label={text.leavesOn}
          value={leavesOn}
          min={givenOn}
          onChange={(event) => setLeavesOn(event.target.value)}
          error={!isLeavesOnGood ? text.leavesOnInvalid : undefined}
        />
      </div>
      <RentalLawNote warning={warning} currency={lease.currency} />
      <RentAfterEndField lease={lease} choice={rent} />
      <TextArea
        label={text.reason}
        optional={states.optional}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionForm>
  );
}
