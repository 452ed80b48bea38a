import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { planQueries } from '#src/data/money/plans/queries.ts';
import { requestPaymentPlan } from '#src/data/money/plans/request-mutations.ts';
import { addDays, type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const counts = ['2', '3', '4', '6', '9', '12'];
const USUAL_DAYS = 15;
const LONGEST = 600;

interface PlanRequestFormProps {
  lease: TenantLease;
  today: IsoDate;
  /** What is due by today, in minor units. */
  owedMinor: number;
}

/** In how many parts, from when, and why. */
export function PlanRequestForm({ lease, today, owedMinor }: PlanRequestFormProps) {
  const text = useText('tenantAutopay').planRequest;
  const language = useLanguage();
  const draftKey = `plan-request/${lease.id}`;
  const [{ count, firstOn, message }, change, clear] = useDraft(
    { count: '3', firstOn: addDays(today, USUAL_DAYS), message: '' },
    draftKey,
  );
  const money = (minor: number) => formatMoney(minor, lease.currency, language);
  const isMessageMissing = message.trim() === '';
  const isDayGood = isIsoDate(firstOn) && firstOn >= today;
  const ask = useAction({
    mutationFn: requestPaymentPlan,
    invalidates: [planQueries.all],
    toast: text.sent,
    onDone: clear,
  });
  if (owedMinor <= 0) return <Notice>{text.nothing}</Notice>;
  return (
    <Card>
      <ActionForm
        className="grid gap-5"
        action={ask}
        input={
          isDayGood && !isMessageMissing
            ? { leaseId: lease.id, count: Number(count), firstOn, message }
            : null
        }
      >
        <p className="text-16">{text.owed({ amount: money(owedMinor) })}</p>
        <SelectField
          label={text.count}
          hint={text.each({ amount: money(Math.ceil(owedMinor / Number(count))) })}
          value={count}
          options={counts.map((value) => ({ value, label: value }))}
          onChange={(event) => change({ count: event.target.value })}
        />
        <DateField
          label={text.first}
          min={today}
          value={firstOn}
          error={!isDayGood ? text.dayInvalid : undefined}
          onChange={(event) => change({ firstOn: event.target.value })}
        />
        <Message
          value={message}
          isMissing={isMessageMissing}
          onChange={(value) => change({ message: value })}
        />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={ask.isRunning}>
          {text.submit}
        </Button>
      </ActionForm>
    </Card>
  );
}

interface MessageProps {
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

/** Asked for, so that nothing is sent by a mere tap and the landlord reads what to answer to. */
function Message({ value, isMissing, onChange }: MessageProps) {
  const text = useText('tenantAutopay').planRequest;
  return (
    <TextArea
      label={text.message}
      hint={text.messageHint}
      rows={4}
      maxLength={LONGEST}
      value={value}
      error={isMissing ? text.messageMissing : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
