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
  const isKept = processor === kept.processor && kept.credentials_set_at !== null;
  return (
    <Card title={text.title}>
      <div className="grid gap-5">
        {kept.takes_cards ? (
          <Notice tone={kept.is_test ? 'warn' : 'good'}>{kept.is_test ? text.testOn : text.live}</Notice>
        ) : null}
        <SelectField
          label={text.processor}
          placeholder={text.choose}
          value={processor ?? ''}
          options={cardProcessors.map((value) => ({ value, label: text.processors[value] }))}
          onChange={(event) => {
            const chosen = cardProcessors.find((value) => value === event.target.value) ?? null;
            onChange({ processor: chosen, ...(chosen !== kept.processor && { takes_cards: false }) });
          }}
        />
        {processor ? (
          <>
            <p className="text-14 text-secondary">{text.about[processor]}</p>
            <CredentialsPart processor={processor} setAt={isKept ? kept.credentials_set_at : null} />
            <Checkbox
              label={text.takes}
              hint={text.takesHint}
              checked={settings.takes_cards}
              disabled={!isKept && !settings.takes_cards}
              onChange={(event) => onChange({ takes_cards: event.target.checked })}
            />
            <Checkbox
              label={text.isTest}
              hint={text.isTestHint}
              checked={settings.is_test}
              onChange={(event) => onChange({ is_test: event.target.checked })}
            />
            <Checkbox
              label={text.takesAutopay}
              hint={isKept && !kept.can_store_cards ? text.cannotStore[processor] : text.takesAutopayHint}
              checked={settings.takes_autopay}
              onChange={(event) => onChange({ takes_autopay: event.target.checked })}
            />
            {isKept && kept.is_test ? <TrialPart settings={kept} hasEdits={hasEdits} /> : null}
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
          value={settings.minimum_minor}
          onChange={(amount) => onChange({ minimum_minor: amount ?? 0 })}
        />
        <MoneyField
          label={text.maximum}
          currency={currency}
          value={settings.maximum_minor}
          onChange={(amount) => onChange({ maximum_minor: amount ?? 0 })}
        />
      </div>
    </>
  );
}
