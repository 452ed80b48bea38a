import { useState } from 'react';
import { type AskedWork, declineQuote, giveQuote } from '#src/data/maintenance/quote-link.ts';
import { quoteTaxes } from '#src/domain/maintenance/work-order-enums.ts';
import { splitPrice } from '#src/domain/maintenance/work-price.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { type QuoteDraft, quoteDraft, readQuote } from './quote-draft.ts';
import { QuotePhotos } from './quote-photos.tsx';

interface QuoteFormProps {
  work: AskedWork;
  token: string;
  onChanged: () => void;
}

/** The vendor's price, which they may change until it is accepted, and the way to decline. */
export function QuoteForm({ work, token, onChanged }: QuoteFormProps) {
  const text = useText('quotePage');
  const [draft, change] = useDraft<QuoteDraft>(() => quoteDraft(work));
  const { problems, input } = readQuote(draft, work.today);
  const give = useAction({ mutationFn: giveQuote, toast: text.sent, onDone: onChanged });
  const { organization } = work;
  return (
    <Card title={text.form}>
      <div className="grid gap-5">
        <Said work={work} organization={organization} />
        <ActionForm
          action={give}
          input={input && { ...input, token }}
          buttons={
            <Button type="submit" variant="primary" size="lg" isBlock isBusy={give.isRunning}>
              {work.quote ? text.change : text.send}
            </Button>
          }
        >
          <PriceFields {...{ work, draft, problems }} onChange={change} />
        </ActionForm>
        <QuotePhotos work={work} token={token} onChanged={onChanged} />
        {work.isDeclined ? null : <Decline token={token} onChanged={onChanged} />}
      </div>
    </Card>
  );
}

/** What the office knows already. */
function Said({ work, organization }: { work: AskedWork; organization: string }) {
  const text = useText('quotePage');
  if (work.isDeclined) return <Notice tone="warn">{text.isDeclined}</Notice>;
  return work.quote ? <Notice tone="good">{text.given({ organization })}</Notice> : null;
}

interface PriceFieldsProps {
  work: AskedWork;
  draft: QuoteDraft;
  problems: ReturnType<typeof readQuote>['problems'];
  onChange: (part: Partial<QuoteDraft>) => void;
}

function PriceFields({ work, draft, problems, onChange }: PriceFieldsProps) {
  const text = useText('quotePage');
  const { states } = useText('common');
  const said = (problem: keyof typeof text.problems | undefined) => problem && text.problems[problem];
  const total = draft.amountMinor ? splitPrice(draft.amountMinor, draft.tax, work.itbisBasisPoints) : null;
  return (
    <>
      <MoneyField
        label={text.price}
        currency={work.currency}
        value={draft.amountMinor}
        error={said(problems.amountMinor)}
        onChange={(amountMinor) => onChange({ amountMinor })}
      />
      <ChoiceGroup
        label={text.tax}
        name="tax"
        choices={quoteTaxes.map((value) => ({ value, label: text.taxes[value] }))}
        value={draft.tax}
        onChange={(event) => onChange({ tax: event.target.value as QuoteDraft['tax'] })}
      />
      <p aria-live="polite" className="text-15">
        {total ? (
          <>
            {text.total}: <MoneyText amountMinor={total.totalMinor} currency={work.currency} />
          </>
        ) : null}
      </p>
      <NumberField
        label={text.days}
        hint={text.daysHint}
        value={draft.days}
        error={said(problems.days)}
        onChange={(days) => onChange({ days })}
      />
      <DateField
        label={text.validUntil}
        min={work.today}
        value={draft.validUntil}
        error={said(problems.validUntil)}
        onChange={(event) => onChange({ validUntil: event.target.value })}
      />
      <TextArea
        label={text.note}
        hint={text.noteHint}
        optional={states.optional}
        value={draft.note}
        error={said(problems.note)}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  );
}

function Decline({ token, onChanged }: { token: string; onChanged: () => void }) {
  const text = useText('quotePage');
  const [isAsking, setAsking] = useState(false);
  const decline = useAction({
    mutationFn: declineQuote,
    toast: text.declined,
    onDone: () => {
      setAsking(false);
      onChanged();
    },
  });
  return (
    <>
      <Button variant="quiet" isBlock onClick={() => setAsking(true)}>
        {text.decline}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={text.declineTitle}
          label={text.declineReason}
          missingText={text.declineMissing}
          submitLabel={text.decline}
          isRequired={false}
          isDanger
          action={decline}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => void decline.run({ token, reason })}
        >
          <p>{text.declineText}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
