import { Plus, X } from 'lucide-react';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { workOrderPayers } from '#src/domain/maintenance/work-order-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { OptionalMoneyField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import type { Action } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import {
  type DraftLine,
  emptyLine,
  isLineDescribed,
  isLinePriced,
  type OrderDraft,
  type OrderInput,
  readOrder,
} from './order-draft.ts';

const MOST_LINES = 50;

interface WorkOrderFormProps<Input> {
  title: string;
  submitLabel?: string;
  start: OrderDraft;
  /** Vendors were asked for a price in it. */
  isCurrencyFixed?: boolean;
  action: Action<Input, unknown>;
  toInput: (input: OrderInput) => NoInfer<Input>;
  onClose: () => void;
}

/** What is to be done, who pays, and in which currency, in a dialog. */
export function WorkOrderForm<Input>(props: WorkOrderFormProps<Input>) {
  const { title, submitLabel, start, isCurrencyFixed = false, action, toInput, onClose } = props;
  const { form: text, payer, payerHint } = useText('workOrders');
  const { states } = useText('common');
  const [draft, change] = useDraft<OrderDraft>(start);
  const { isTitleGood, isScopeGood, input } = readOrder(draft);
  return (
    <ActionDialog
      {...{ title, submitLabel, action, onClose }}
      size="wide"
      input={input === null ? null : toInput(input)}
    >
      <TextField
        label={text.title}
        column="title"
        maxLength={120}
        value={draft.title}
        error={isTitleGood ? undefined : text.problems.titleLength}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label={text.scope}
        hint={text.scopeHint}
        optional={states.optional}
        column="scope"
        value={draft.scope}
        error={isScopeGood ? undefined : text.problems.scopeLong}
        onChange={(event) => change({ scope: event.target.value })}
      />
      <Lines draft={draft} onChange={(lines) => change({ lines })} />
      <ChoiceGroup
        label={text.payer}
        name="payer"
        column="payer"
        choices={workOrderPayers.map((value) => ({ value, label: payer[value], hint: payerHint[value] }))}
        value={draft.payer}
        onChange={(event) => change({ payer: event.target.value as OrderDraft['payer'] })}
      />
      <SelectField
        label={text.currency}
        column="currency"
        disabled={isCurrencyFixed}
        options={currencyCodes.map((value) => ({ value, label: value }))}
        value={draft.currency}
        onChange={(event) => change({ currency: event.target.value as OrderDraft['currency'] })}
      />
    </ActionDialog>
  );
}

function Lines({ draft, onChange }: { draft: OrderDraft; onChange: (lines: readonly DraftLine[]) => void }) {
  const { form: text } = useText('workOrders');
  const { lines } = draft;
  const put = (line: DraftLine, part: Partial<DraftLine>) =>
    onChange(lines.map((other) => (other === line ? { ...other, ...part } : other)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-14 font-medium">{text.lines}</legend>
      <p className="text-14 text-secondary">{text.linesHint}</p>
      {lines.map((line, place) => (
        <fieldset
          key={line.key}
          className="grid items-start gap-3 rounded-control border border-line p-3 sm:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <legend className="sr-only">{text.line({ number: place + 1 })}</legend>
          <TextField
            label={text.what}
            maxLength={200}
            value={line.description}
            error={isLineDescribed(line) ? undefined : text.problems.lineMissing}
            onChange={(event) => put(line, { description: event.target.value })}
          />
          <SelectField
            label={text.nature}
            options={[
              { value: 'services', label: text.services },
              { value: 'goods', label: text.goods },
            ]}
            value={line.isGoods ? 'goods' : 'services'}
            onChange={(event) => put(line, { isGoods: event.target.value === 'goods' })}
          />
          <OptionalMoneyField
            label={text.amount}
            currency={draft.currency}
            value={line.amountMinor}
            error={isLinePriced(line) ? undefined : text.problems.amountInvalid}
            onChange={(amountMinor) => put(line, { amountMinor })}
          />
          <IconButton
            icon={X}
            label={text.removeLine({ number: place + 1 })}
            className="sm:mt-7"
            onClick={() => onChange(lines.filter((other) => other !== line))}
          />
        </fieldset>
      ))}
      {lines.length < MOST_LINES ? (
        <Button
          icon={Plus}
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...lines, emptyLine()])}
        >
          {text.addLine}
        </Button>
      ) : null}
    </fieldset>
  );
}
