import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { certificateQueries } from '#src/data/taxes/certificates.ts';
import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import { type NcfRange, taxQueries } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { type ChecklistStep, checklistSteps, electronicTypes } from './checklist-steps.ts';
import { ServiceAddresses } from './service-addresses.tsx';

const NO_RANGES: readonly NcfRange[] = [];
const marks = {
  done: { icon: CircleCheck, ink: 'text-good' },
  open: { icon: Circle, ink: 'text-warn' },
  unknown: { icon: CircleDashed, ink: 'text-hint' },
} as const;

/** What a person does to become an electronic issuer: what records show is ticked; what was read second hand says so. */
export function IssuerChecklist({ issuer }: { issuer: FiscalIssuer }) {
  const text = useText('ownerChecklist');
  const { id } = useOrganization();
  const today = useToday();
  const all = useQuery(taxQueries.ranges(id)).data ?? NO_RANGES;
  const ranges = all.filter((range) => range.issuerId === issuer.id);
  const signers = useQuery(certificateQueries.signers(id)).data;
  const hasSigner = signers?.some(({ issuerId }) => issuerId === issuer.id) ?? false;
  const steps = checklistSteps({ issuer, ranges, hasSigner, today });
  const seen = steps.filter(({ state }) => state !== 'unknown');
  const done = seen.filter(({ state }) => state === 'done').length;
  return (
    <Card title={text.title} description={text.text}>
      <div className="grid gap-5 text-15">
        <p className="font-medium">{text.done({ done, all: seen.length })}</p>
        <ol className="grid gap-4">
          {steps.map((step) => (
            <Step
              key={step.name}
              step={step}
              issuer={issuer}
              types={electronicTypes({ issuer, ranges, today })}
            />
          ))}
        </ol>
        {issuer.issuingWay === 'provider' ? <SecondHand text={text.providerText} /> : null}
        <Reading />
        <p className="text-14 text-hint">{text.ask}</p>
      </div>
    </Card>
  );
}

interface StepProps {
  step: ChecklistStep;
  issuer: FiscalIssuer;
  /** Of its electronic numbers. */
  types: readonly string[];
}

function Step({ step: { name, state }, issuer, types }: StepProps) {
  const text = useText('ownerChecklist');
  const { icon: Icon, ink } = marks[state];
  return (
    <li className="flex gap-3">
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${ink}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{text.steps[name].title}</span>
          <span className={`text-14 ${ink}`}>{text.states[state]}</span>
        </p>
        <p className="text-secondary">{text.steps[name].text}</p>
        {name === 'certification' ? <CertificationOrder /> : null}
        {name === 'addresses' ? <ServiceAddresses slug={issuer.receptionSlug} /> : null}
        {name === 'ranges' && types.length > 0 ? (
          <p className="text-14 text-hint">{text.types({ types: types.join(', ') })}</p>
        ) : null}
      </div>
    </li>
  );
}

function CertificationOrder() {
  const text = useText('ownerChecklist');
  return (
    <>
      <ol className="list-decimal pl-5 text-secondary">
        {text.order.map((set) => (
          <li key={set}>{set}</li>
        ))}
      </ol>
      <SecondHand text={text.again} />
    </>
  );
}

/** A sentence that was read in other people's summaries alone. */
function SecondHand({ text }: { text: string }) {
  const { issuers } = useText('ownerTaxes');
  return (
    <p>
      {text} <span className="text-hint">({issuers.secondHand})</span>
    </p>
  );
}

/** What to know, folded. */
function Reading() {
  const text = useText('ownerChecklist');
  const { issuers } = useText('ownerTaxes');
  return text.parts.map((part) => (
    <details key={part.title}>
      <summary className="cursor-pointer rounded-mark py-1 font-semibold">{part.title}</summary>
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        {part.items.map((item) => (
          <li key={item.text}>
            {item.text}
            {item.isSecondHand ? <span className="text-hint"> ({issuers.secondHand})</span> : null}
          </li>
        ))}
      </ul>
    </details>
  ));
}
