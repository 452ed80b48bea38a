import { useText } from '#src/i18n/react.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { IssueDraft } from './issue-draft.ts';

type Rate = Pick<IssueDraft, 'rate' | 'rateSource'>;

interface RateFieldsProps {
  draft: Rate;
  onChange: (more: Partial<Rate>) => void;
  error: string | undefined;
}

/** Pesos for a dollar, and who says so. */
export function RateFields({ draft, onChange, error }: RateFieldsProps) {
  const { issueDialog: text } = useText('ownerTaxes');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={text.rate}
        inputMode="decimal"
        value={draft.rate}
        onChange={(event) => onChange({ rate: event.target.value })}
        error={error}
      />
      <TextField
        label={text.rateSource}
        maxLength={80}
        value={draft.rateSource}
        onChange={(event) => onChange({ rateSource: event.target.value })}
      />
    </div>
  );
}
