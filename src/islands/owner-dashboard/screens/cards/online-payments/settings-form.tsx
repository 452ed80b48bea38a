import { useState } from 'react';
import { autopayQueries } from '#src/data/cards/autopays/queries.ts';
import { saveOnlinePayments } from '#src/data/cards/mutations.ts';
import { cardQueries, type OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useBackToSteps } from '#src/islands/owner-dashboard/back-to-steps.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { CardFields } from './card-fields.tsx';
import { SavePart } from './save-part.tsx';

const LONGEST = 600;

export interface SettingsProps {
  settings: OnlinePaymentSettings;
  onChange: (change: Partial<OnlinePaymentSettings>) => void;
}

/** Everything that an owner sets, saved at once. */
export function SettingsForm({ settings: kept }: { settings: OnlinePaymentSettings }) {
  const text = useText('ownerCards');
  // Only what was changed here: what the credentials change beside it comes in without undoing that.
  const [edits, setEdits] = useState<Partial<OnlinePaymentSettings>>({});
  const settings = { ...kept, ...edits };
  const backToSteps = useBackToSteps();
  const save = useAction({
    mutationFn: saveOnlinePayments,
    invalidates: [cardQueries.all, autopayQueries.all],
    toast: text.saved,
    onDone: backToSteps,
  });
  const onChange = (change: Partial<OnlinePaymentSettings>) => setEdits((now) => ({ ...now, ...change }));
  const submit = () => {
    const { credentialsSetAt: _, canStoreCards: __, ...change } = settings;
    void save.run(change);
  };
  return (
    // No form element: the dialog for credentials is one, and stands inside.
    <div className="grid gap-6">
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <ByHandFields settings={settings} onChange={onChange} />
        <CardFields settings={settings} kept={kept} onChange={onChange} />
      </div>
      <SavePart
        kept={kept}
        settings={settings}
        error={save.error}
        isSaving={save.isRunning}
        onSave={submit}
      />
    </div>
  );
}

function ByHandFields({ settings, onChange }: SettingsProps) {
  const text = useText('ownerCards').byHand;
  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        <Checkbox
          label={text.takesTransfers}
          checked={settings.takesTransfers}
          onChange={(event) => onChange({ takesTransfers: event.target.checked })}
        />
        {settings.takesTransfers ? (
          <TextArea
            label={text.transferText}
            hint={text.transferHint}
            rows={4}
            maxLength={LONGEST}
            value={settings.transferText}
            onChange={(event) => onChange({ transferText: event.target.value })}
          />
        ) : null}
        <Checkbox
          label={text.takesCash}
          checked={settings.takesCash}
          onChange={(event) => onChange({ takesCash: event.target.checked })}
        />
        {settings.takesCash ? (
          <TextArea
            label={text.cashText}
            rows={3}
            maxLength={LONGEST}
            value={settings.cashText}
            onChange={(event) => onChange({ cashText: event.target.value })}
          />
        ) : null}
      </div>
    </Card>
  );
}
