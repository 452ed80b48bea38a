import { useState } from 'react';
import { addNcfRange } from '#src/data/taxes/mutations.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import {
  type IssuedKind,
  issuedKinds,
  lastSequenceOf,
  type NcfSeries,
  ncfSeries,
  ncfTypeOf,
} from '#src/domain/taxes/ncf.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface RangeDialogProps {
  isElectronic: boolean;
  onClose: () => void;
}

/** Takes note of numbers that the tax authority allowed. */
export function RangeDialog({ isElectronic, onClose }: RangeDialogProps) {
  const { rangesCard: text } = useText('ownerTaxes');
  const { states } = useText('common');
  const { id: organizationId } = useOrganization();
  const today = useToday();
  const [series, setSeries] = useState<NcfSeries>(isElectronic ? 'E' : 'B');
  const [kind, setKind] = useState<IssuedKind>('fiscal_credit');
  const [first, setFirst] = useState<number | null>(1);
  const [last, setLast] = useState<number | null>(null);
  const [expiresOn, setExpiresOn] = useState('');
  const isRight =
    first !== null && last !== null && first >= 1 && last >= first && last <= lastSequenceOf(series);
  const add = useAction({
    mutationFn: addNcfRange,
    invalidates: [taxQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  const send = () => {
    if (!isRight || (expiresOn !== '' && !isIsoDate(expiresOn))) return;
    void add.run({ organizationId, series, kind, first, last, expiresOn: expiresOn || null });
  };
  return (
    <ActionDialog title={text.add} action={add} onClose={onClose} onSubmit={send}>
      <KindFields {...{ series, kind }} onSeries={setSeries} onKind={setKind} />
      {series === 'B' ? <Notice tone="warn">{text.paperEnds}</Notice> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          label={text.first}
          value={first}
          onChange={setFirst}
          error={!isRight ? text.numbersInvalid : undefined}
        />
        <NumberField label={text.last} value={last} onChange={setLast} />
      </div>
      <DateField
        label={text.expires}
        hint={text.expiresHint}
        optional={states.optional}
        min={today}
        value={expiresOn}
        onChange={(event) => setExpiresOn(event.target.value)}
      />
    </ActionDialog>
  );
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
