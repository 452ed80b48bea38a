import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { requestReportFile } from '#src/data/books/report-files/mutations.ts';
import { reportFileQueries } from '#src/data/books/report-files/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import type { Period } from '#src/domain/books/report-period.ts';
import { addDays, isIsoDate } from '#src/domain/foundation/dates.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** The database refuses more. */
const MOST_DAYS = 1096;
const YEARS_OFFERED = 4;
const OTHER = 'days';

interface Draft extends Period {
  /** A year, or `days`. */
  readonly choice: string;
  readonly propertyId: string;
}

const wholeYear = (year: string, today: string): Period => ({
  from: `${year}-01-01`,
  to: year === today.slice(0, 4) ? today : `${year}-12-31`,
});

const isPeriod = ({ from, to }: Period) =>
  isIsoDate(from) && isIsoDate(to) && from <= to && to <= addDays(from, MOST_DAYS);

/** What the file is about. */
export function FileForm() {
  const { form: text } = useText('ownerReportFiles');
  const language = useLanguage();
  const today = useToday();
  const { id: organizationId } = useOrganization();
  const places = useQuery(reportQueries.places(organizationId));
  const thisYear = today.slice(0, 4);
  const [draft, change] = useDraft<Draft>({
    choice: thisYear,
    propertyId: '',
    ...wholeYear(thisYear, today),
  });
  const action = useAction({
    mutationFn: requestReportFile,
    invalidates: [reportFileQueries.all],
    toast: text.asked,
  });
  const years = Array.from({ length: YEARS_OFFERED }, (_, back) => String(Number(thisYear) - back));
  return (
    <Card title={text.title}>
      <ActionForm
        action={action}
        input={
          isPeriod(draft)
            ? {
                ...{ organizationId, from: draft.from, to: draft.to },
                ...{ propertyId: draft.propertyId || null, language },
              }
            : null
        }
      >
        <SelectField
          label={text.period}
          value={draft.choice}
          options={[
            ...years.map((year) => ({
              value: year,
              label: year === thisYear ? text.thisYear({ year }) : year,
            })),
            { value: OTHER, label: text.days },
          ]}
          onChange={({ target: { value } }) =>
            change({ choice: value, ...(value === OTHER ? {} : wholeYear(value, today)) })
          }
        />
        {draft.choice === OTHER ? <Days draft={draft} onChange={change} /> : null}
        <SelectField
          label={text.property}
          value={draft.propertyId}
          options={[
            { value: '', label: text.everyProperty },
            ...(places.data?.properties ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => change({ propertyId: event.target.value })}
        />
        <Button type="submit" variant="primary" icon={FileDown} isBusy={action.isRunning}>
          {text.submit}
        </Button>
      </ActionForm>
    </Card>
  );
}

interface DaysProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

function Days({ draft, onChange }: DaysProps) {
  const { form: text } = useText('ownerReportFiles');
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <DateField
        label={text.from}
        value={draft.from}
        error={!isPeriod(draft) ? text.periodInvalid : undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <DateField
        label={text.to}
        value={draft.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </div>
  );
}
