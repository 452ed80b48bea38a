import { useState } from 'react';
import type { OnlinePaymentSettings, OpenAttempt } from '#src/data/cards/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { PlanPayment } from '#src/domain/money/plan-progress.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Form } from '#src/ui/components/form.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import type { DueSummary } from '../parts/due-summary.ts';
import { CardPanel } from './card-panel.tsx';
import { ManualPaymentPanel } from './manual-payment-panel.tsx';
import { OwedNote } from './owed-note.tsx';
import { amountOf, type Share, sharesOf } from './share.ts';
import { ShareFields } from './share-fields.tsx';
import { type Way, waysOffered } from './ways.ts';

interface PayFormProps {
  lease: TenantLease;
  settings: OnlinePaymentSettings;
  summary: DueSummary;
  /** What a plan asks for next; null without one. */
  instalment: PlanPayment | null;
  /** Card payments without an answer. */
  attempts: readonly OpenAttempt[];
}

/** How much and which way; what follows depends on the way. The amount follows what is owed while the form is open. */
export function PayForm({ lease, settings, summary, instalment, attempts }: PayFormProps) {
  const text = useText('tenantPay');
  const offered = waysOffered(settings, lease.currency);
  const [chosenWay, setWay] = useState<Way | null>(null);
  const [chosenShare, setShare] = useState<Share | null>(null);
  const [partMinor, setPart] = useState<number | null>(null);
  const way = offered.find((value) => value === chosenWay) ?? offered[0];
  if (way === undefined) return <Notice tone="warn">{text.none}</Notice>;
  const owed = { remainingMinor: summary.remainingMinor, instalment };
  const shares = sharesOf(owed);
  const share = shares.find((value) => value === chosenShare) ?? shares[0] ?? 'part';
  const amountMinor = amountOf(share, owed, partMinor);
  const panel = { lease, settings, amountMinor };
  return (
    <Card>
      <Form className="flex flex-col gap-6">
        <div className="grid gap-4">
          <OwedNote lease={lease} summary={summary} />
          <ShareFields
            lease={lease}
            owed={owed}
            share={share}
            onShare={setShare}
            partMinor={partMinor}
            onPart={setPart}
            error={amountMinor <= 0 ? text.amountMissing : undefined}
          />
        </div>
        <WayChoice settings={settings} offered={offered} way={way} onChange={setWay} />
        {way === 'card' ? (
          <CardPanel {...panel} attempts={attempts} />
        ) : (
          <ManualPaymentPanel {...panel} way={way} />
        )}
      </Form>
    </Card>
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
