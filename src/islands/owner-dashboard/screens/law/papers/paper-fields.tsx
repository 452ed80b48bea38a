import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { type PaperField, paperFields } from '#src/domain/law/paper.ts';
import { increaseWarning } from '#src/domain/leasing/rental-law.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { PaperDraft } from './paper-form.tsx';

interface PaperFieldsProps {
  lease: Lease;
  draft: PaperDraft;
  missing: readonly PaperField[];
  onChange: (part: Partial<PaperDraft>) => void;
}

/** The facts that the chosen paper asks for. */
export function PaperFields({ lease, draft, missing, onChange }: PaperFieldsProps) {
  const text = useText('legalPapers');
  const { kind } = draft;
  const asks = (field: PaperField) => paperFields[kind].includes(field);
  const errorOf = (field: PaperField) => (missing.includes(field) ? text.problems[field] : undefined);
  const labelOf = (labels: Readonly<Partial<Record<string, string>>>) => labels[kind] ?? '';
  if (paperFields[kind].length === 0) return null;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {asks('day') ? (
          <DateField
            label={labelOf(text.days)}
            error={errorOf('day')}
            value={draft.day}
            onChange={({ target }) => onChange({ day: target.value })}
          />
        ) : null}
        {asks('untilDay') ? (
          <DateField
            label={text.untilDay}
            error={errorOf('untilDay')}
            value={draft.untilDay}
            onChange={({ target }) => onChange({ untilDay: target.value })}
          />
        ) : null}
        {asks('amountMinor') ? (
          <MoneyField
            key={kind}
            label={labelOf(text.amounts)}
            error={errorOf('amountMinor')}
            currency={lease.currency}
            value={draft.amountMinor}
            onChange={(amountMinor) => onChange({ amountMinor })}
          />
        ) : null}
        {asks('name') ? (
          <TextField
            label={labelOf(text.names)}
            error={errorOf('name')}
            maxLength={160}
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        ) : null}
      </div>
      {asks('text') ? (
        <TextArea
          label={text.reasons}
          error={errorOf('text')}
          maxLength={2000}
          value={draft.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      ) : null}
      {kind === 'rent_increase' ? <CapNote lease={lease} afterMinor={draft.amountMinor ?? 0} /> : null}
    </>
  );
}

/** What an increase comes to above the cap, which holds where nothing was agreed expressly. */
function CapNote({ lease, afterMinor }: { lease: Lease; afterMinor: number }) {
  const text = useText('legalPapers');
  const language = useLanguage();
  const today = useToday();
  const warning = increaseWarning({
    use: lease.unitUse,
    beforeMinor: lease.rentMinor,
    afterMinor,
    agreedOn: today,
  });
  return (
    <p role="status" className="text-14 text-secondary empty:hidden">
      {warning
        ? text.aboveCap({ maximum: formatMoney(warning.maximumMinor, lease.currency, language) })
        : null}
    </p>
  );
}
