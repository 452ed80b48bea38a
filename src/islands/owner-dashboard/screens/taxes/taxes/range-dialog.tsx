import { useState } from 'react';
import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import { addNcfRange } from '#src/data/taxes/mutations.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { environmentOf } from '#src/domain/taxes/issuers.ts';
import {
  type IssuedKind,
  issuedKinds,
  lastSequenceOf,
  type NcfSeries,
  ncfSeries,
  ncfTypeOf,
  needsExpiry,
} from '#src/domain/taxes/ncf.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { seriesOf } from './use-issuer.ts';

interface RangeDialogProps {
  issuer: FiscalIssuer;
  onClose: () => void;
}

/** Takes note of numbers that the tax authority allowed. */
export function RangeDialog({ issuer, onClose }: RangeDialogProps) {
  const { rangesCard: text, issuers } = useText('ownerTaxes');
  const { states, form } = useText('common');
  const { id: organizationId } = useOrganization();
  const today = useToday();
  const [series, setSeries] = useState<NcfSeries>(seriesOf(issuer, today));
  const [kind, setKind] = useState<IssuedKind>('fiscal_credit');
  const [first, setFirst] = useState<number | null>(1);
  const [last, setLast] = useState<number | null>(null);
  const [expiresOn, setExpiresOn] = useState('');
  const [forContingency, setForContingency] = useState(false);
  const isExpiryAsked = needsExpiry(series, kind);
  const hasExpiry = series === 'B' || isExpiryAsked;
  const isRight =
    first !== null && last !== null && first >= 1 && last >= first && last <= lastSequenceOf(series);
  const add = useAction({
    mutationFn: addNcfRange,
    invalidates: [taxQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  const send = () => {
    const day = hasExpiry ? expiresOn : '';
    if (!isRight || (day === '' ? isExpiryAsked : !isIsoDate(day))) return;
    void add.run({
      ...{ organizationId, issuerId: issuer.id, series, kind, first, last },
      expiresOn: day || null,
      forContingency: series === 'B' && forContingency,
    });
  };
  return (
    <ActionDialog title={text.add} action={add} onClose={onClose} onSubmit={send}>
      <KindFields {...{ series, kind }} onSeries={setSeries} onKind={setKind} />
      <SeriesNotice series={series} issuer={issuer} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          label={text.first}
          value={first}
          onChange={setFirst}
          error={!isRight ? text.numbersInvalid : undefined}
        />
        <NumberField label={text.last} value={last} onChange={setLast} />
      </div>
      {hasExpiry ? (
        <DateField
          label={text.expires}
          hint={isExpiryAsked ? undefined : text.expiresHint}
          optional={isExpiryAsked ? undefined : states.optional}
          error={isExpiryAsked && expiresOn === '' ? form.required : undefined}
          min={today}
          value={expiresOn}
          onChange={(event) => setExpiresOn(event.target.value)}
        />
      ) : (
        <p className="text-14 text-hint">{issuers.noExpiry}</p>
      )}
      {series === 'B' ? (
        <Checkbox
          label={issuers.contingency}
          hint={issuers.contingencyHint}
          checked={forContingency}
          onChange={(event) => setForContingency(event.target.checked)}
        />
      ) : null}
    </ActionDialog>
  );
}

/** Until when paper serves, or for which environment electronic numbers are. */
function SeriesNotice({ series, issuer }: { series: NcfSeries; issuer: FiscalIssuer }) {
  const { rangesCard: text, issuers } = useText('ownerTaxes');
  if (series === 'B') return <Notice tone="warn">{text.paperEnds}</Notice>;
  return <Notice>{issuers.rangeOf({ environment: issuers.environments[environmentOf(issuer)] })}</Notice>;
}

interface KindFieldsProps {
  series: NcfSeries;
  kind: IssuedKind;
  onSeries: (series: NcfSeries) => void;
  onKind: (kind: IssuedKind) => void;
}

function KindFields({ series, kind, onSeries, onKind }: KindFieldsProps) {
  const { rangesCard: text, kinds, kindOf } = useText('ownerTaxes');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={text.series}
        value={series}
        options={ncfSeries.map((value) => ({ value, label: text.seriesNames[value] }))}
        onChange={(event) => onSeries(ncfSeries.find((own) => own === event.target.value) ?? 'B')}
      />
      <SelectField
        label={text.kind}
        value={kind}
        options={issuedKinds.map((value) => ({
          value,
          label: kindOf({ type: series + ncfTypeOf(series, value), name: kinds[value] }),
        }))}
        onChange={(event) => onKind(issuedKinds.find((own) => own === event.target.value) ?? 'fiscal_credit')}
      />
    </div>
  );
}
