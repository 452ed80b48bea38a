import { startCardTest } from '#src/data/cards/mutations.ts';
import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

interface TrialPartProps {
  settings: OnlinePaymentSettings;
  /** The test leads away from the form: what is not saved would be lost. */
  hasEdits: boolean;
}

/** Tries the processor from end to end without a tenant and without posting anything. */
export function TrialPart({ settings, hasEdits }: TrialPartProps) {
  const text = useText('ownerCards').cards;
  const language = useLanguage();
  const start = useAction({
    mutationFn: startCardTest,
    onDone: ({ url }) => window.location.assign(url),
  });
  const amount = formatMoney(settings.minimumMinor, settings.currency, language);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          isBusy={start.isRunning}
          disabled={hasEdits}
          onClick={() => void start.run({ organizationId: settings.organizationId, language })}
        >
          {text.trial}
        </Button>
        <p className="text-14 text-hint">{hasEdits ? text.trialSave : text.trialNote({ amount })}</p>
      </div>
      <FailureNote text={start.error} />
    </div>
  );
}
