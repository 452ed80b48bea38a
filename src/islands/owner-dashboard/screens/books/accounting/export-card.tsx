import { Download } from 'lucide-react';
import { useState } from 'react';
import { type ExportedFile, exportAccounting } from '#src/data/books/accounting/export-file.ts';
import type { ExportOrder } from '#src/data/books/accounting/export-order.ts';
import { accountingQueries } from '#src/data/books/accounting/queries.ts';
import {
  type ExportFormat,
  exportFormats,
  formatFacts,
} from '#src/domain/books/accounting-exports/formats.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { type Period, presetPeriod } from '#src/domain/foundation/period.ts';
import { useText } from '#src/i18n/react.tsx';
import { DateRange } from '#src/islands/shell/date-range/date-range.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { MakingProgress, useFileMaking } from '#src/islands/shell/use-file-making.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { AccountField, useStatementAccount } from './account-field.tsx';
import { FileRemarks } from './file-remarks.tsx';
import { useExportWords } from './use-export-words.ts';

const scopes = ['new', 'all'] as const;
const invalidates = [accountingQueries.all];

/** A file on its way, and the last one that was made. */
function useMaking() {
  const { export: texts } = useText('ownerAccounting');
  const [made, setMade] = useState<ExportedFile | null>(null);
  const make = async (order: ExportOrder, requestId: string) => {
    setMade(null);
    const file = await exportAccounting(order, requestId);
    setMade(file);
    return file;
  };
  return { made, making: useFileMaking({ make, invalidates, texts }) };
}

/** Makes a file of some days in a format; it says how far it is, for a long journal takes a while. */
export function ExportCard() {
  const { export: text } = useText('ownerAccounting');
  const { id: organizationId, defaultCurrency } = useOrganization();
  const [period, setPeriod] = useState(presetPeriod('last_month', useToday()));
  const [format, setFormat] = useState<ExportFormat>('quickbooks_csv');
  const [currency, setCurrency] = useState<CurrencyCode>(defaultCurrency);
  const [scope, setScope] = useState<(typeof scopes)[number]>('new');
  const isStatement = formatFacts[format].source === 'bank';
  const account = useStatementAccount(isStatement);
  const words = useExportWords();
  const { making, made } = useMaking();
  const accountId = isStatement ? account.value : null;
  return (
    <Card title={text.title}>
      <ActionForm
        action={making}
        input={
          !isStatement || accountId
            ? { organizationId, format, currency, accountId, ...period, isOnlyNew: scope === 'new', words }
            : null
        }
      >
        <SelectField
          label={text.format}
          hint={text.hints[format]}
          value={format}
          options={exportFormats.map((value) => ({ value, label: text.formats[value] }))}
          onChange={(event) =>
            setFormat(exportFormats.find((own) => own === event.target.value) ?? 'generic_journal')
          }
        />
        {isStatement ? <AccountField account={account} /> : null}
        <PeriodFields {...{ period, currency }} onPeriod={setPeriod} onCurrency={setCurrency} />
        <ChoiceGroup
          label={text.scope}
          value={scope}
          choices={scopes.map((value) => ({
            value,
            label: text.scopes[value],
            hint: text.scopeHints[value],
          }))}
          onChange={(event) => setScope(event.target.value === 'all' ? 'all' : 'new')}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" icon={Download} isBusy={making.isRunning}>
            {text.submit}
          </Button>
          <MakingProgress making={making} />
        </div>
        {made ? <FileRemarks file={made} /> : null}
      </ActionForm>
    </Card>
  );
}

interface PeriodProps {
  period: Period;
  currency: CurrencyCode;
  onPeriod: (period: Period) => void;
  onCurrency: (currency: CurrencyCode) => void;
}

function PeriodFields({ period, currency, onPeriod, onCurrency }: PeriodProps) {
  const { export: text } = useText('ownerAccounting');
  const { enums } = useText('common');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <DateRange
        className="sm:col-span-2"
        isLabelShown
        isRequired
        value={period}
        onChange={({ from, to }) => (from && to ? onPeriod({ from, to }) : null)}
      />
      <SelectField
        label={text.currency}
        value={currency}
        options={currencyCodes.map((value) => ({ value, label: enums.currency[value] }))}
        onChange={(event) => onCurrency(currencyCodes.find((own) => own === event.target.value) ?? 'DOP')}
      />
    </div>
  );
}
