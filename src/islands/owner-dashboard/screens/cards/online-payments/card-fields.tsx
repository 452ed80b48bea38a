import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { cardProcessors, currencyCodes } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { CredentialsPart } from './credentials-part.tsx';
import { FeeFields } from './fee-fields.tsx';
import type { SettingsProps } from './settings-form.tsx';
import { TrialPart } from './trial-part.tsx';

interface CardFieldsProps extends SettingsProps {
  /** As the database has them. */
  kept: OnlinePaymentSettings;
}

/** With whom cards are taken, in which limits, on whose account. */
export function CardFields({ settings, kept, onChange }: CardFieldsProps) {
  const text = useText('ownerCards').cards;
  const { processor } = settings;
  const hasEdits = (Object.keys(kept) as (keyof typeof kept)[]).some((name) => settings[name] !== kept[name]);
  const isKept = processor === kept.processor && kept.credentialsSetAt !== null;
  return (
    <Card title={text.title}>
      <div className="grid gap-5">
        {kept.takesCards ? (
          <Notice tone={kept.isTest ? 'warn' : 'good'}>{kept.isTest ? text.testOn : text.live}</Notice>
        ) : null}
        <SelectField
          label={text.processor}
          placeholder={text.choose}
          value={processor ?? ''}
          options={cardProcessors.map((value) => ({ value, label: text.processors[value] }))}
          onChange={(event) => {
            const chosen = cardProcessors.find((value) => value === event.target.value) ?? null;
            onChange({ processor: chosen, ...(chosen !== kept.processor && { takesCards: false }) });
          }}
        />
        {processor ? (
          <>
            <p className="text-14 text-secondary">{text.about[processor]}</p>
            <CredentialsPart processor={processor} setAt={isKept ? kept.credentialsSetAt : null} />
            <Checkbox
              label={text.takes}
              hint={text.takesHint}
              checked={settings.takesCards}
              disabled={!isKept && !settings.takesCards}
              onChange={(event) => onChange({ takesCards: event.target.checked })}
            />
            <Checkbox
              label={text.isTest}
              hint={text.isTestHint}
              checked={settings.isTest}
              onChange={(event) => onChange({ isTest: event.target.checked })}
            />
            <Checkbox
              label={text.takesAutopay}
              hint={isKept && !kept.canStoreCards ? text.cannotStore[processor] : text.takesAutopayHint}
              checked={settings.takesAutopay}
              onChange={(event) => onChange({ takesAutopay: event.target.checked })}
            />
            {isKept && kept.isTest ? <TrialPart settings={kept} hasEdits={hasEdits} /> : null}
            <Limits settings={settings} onChange={onChange} />
            <FeeFields settings={settings} onChange={onChange} />
            <Notice>{text.unverified}</Notice>
          </>
        ) : null}
      </div>
    </Card>
  );
}

function Limits({ settings, onChange }: SettingsProps) {
  const text = useText('ownerCards').cards;
  const { enums } = useText('common');
  const { currency } = settings;
  return (
    <>
      <SelectField
        label={text.currency}
        hint={text.currencyHint}
        value={currency}
        options={currencyCodes.map((value) => ({ value, label: enums.currency[value] }))}
        onChange={(event) =>
          onChange({ currency: currencyCodes.find((value) => value === event.target.value) ?? currency })
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label={text.minimum}
          currency={currency}
          value={settings.minimumMinor}
          onChange={(amount) => onChange({ minimumMinor: amount ?? 0 })}
        />
        <MoneyField
          label={text.maximum}
          currency={currency}
          value={settings.maximumMinor}
          onChange={(amount) => onChange({ maximumMinor: amount ?? 0 })}
        />
      </div>
    </>
  );
}
