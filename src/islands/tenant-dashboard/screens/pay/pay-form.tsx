import { useState } from 'react';
import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/tenancy/rows.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { ByHandPanel } from './by-hand-panel.tsx';
import { CardPanel } from './card-panel.tsx';
import { type Way, waysOffered } from './ways.ts';

interface PayFormProps {
  lease: TenantLease;
  settings: OnlinePaymentSettings;
  /** What is owed and not yet reported, in minor units. */
  dueMinor: number;
}

/** How much and which way; what follows depends on the way. */
export function PayForm({ lease, settings, dueMinor }: PayFormProps) {
  const text = useText('tenantPay');
  const offered = waysOffered(settings, lease.currency);
  const [way, setWay] = useState<Way | undefined>(offered[0]);
  const [amountMinor, setAmount] = useState<number | null>(dueMinor > 0 ? dueMinor : null);
  const [isTried, setTried] = useState(false);
  if (way === undefined) return <Notice tone="warn">{text.none}</Notice>;
  const isMissing = isTried && (amountMinor ?? 0) <= 0;
  const panel = { lease, settings, amountMinor: amountMinor ?? 0, onTry: () => setTried(true) };
  return (
    <Card>
      <div className="grid gap-6">
        <AmountFields
          lease={lease}
          dueMinor={dueMinor}
          amountMinor={amountMinor}
          onChange={setAmount}
          error={isMissing ? text.amountMissing : undefined}
        />
        <WayChoice settings={settings} offered={offered} way={way} onChange={setWay} />
        {way === 'card' ? <CardPanel {...panel} /> : <ByHandPanel {...panel} way={way} />}
      </div>
    </Card>
  );
}

interface AmountFieldsProps {
  lease: TenantLease;
  dueMinor: number;
  amountMinor: number | null;
  onChange: (amountMinor: number | null) => void;
  error: string | undefined;
}

function AmountFields({ lease, dueMinor, amountMinor, onChange, error }: AmountFieldsProps) {
  const text = useText('tenantPay');
  const language = useLanguage();
  const [isAll, setAll] = useState(dueMinor > 0);
  const amount = formatMoney(dueMinor, lease.currency, language, { trimCents: true });
  return (
    <div className="grid gap-4">
      {dueMinor > 0 ? (
        <ChoiceGroup
          label={text.howMuch}
          value={isAll ? 'all' : 'part'}
          choices={[
            { value: 'all', label: text.all({ amount }) },
            { value: 'part', label: text.part },
          ]}
          onChange={(event) => {
            setAll(event.target.value === 'all');
            onChange(event.target.value === 'all' ? dueMinor : null);
          }}
        />
      ) : (
        <Notice>{text.ahead}</Notice>
      )}
      {isAll ? null : (
        <MoneyField
          label={text.amount}
          currency={lease.currency}
          value={amountMinor}
          onChange={onChange}
          error={error}
        />
      )}
    </div>
  );
}

interface WayChoiceProps {
  settings: OnlinePaymentSettings;
  offered: readonly Way[];
  way: Way;
  onChange: (way: Way) => void;
}

function WayChoice({ settings, offered, way, onChange }: WayChoiceProps) {
  const { how, methods, processors } = useText('tenantPay');
  const hints: Record<Way, string> = {
    card: settings.processor ? methods.cardHint({ processor: processors[settings.processor] }) : '',
    transfer: methods.transferHint,
    cash: methods.cashHint,
  };
  return (
    <ChoiceGroup
      label={how}
      value={way}
      choices={offered.map((value) => ({ value, label: methods[value], hint: hints[value] }))}
      onChange={(event) => onChange(offered.find((value) => value === event.target.value) ?? way)}
    />
  );
}
