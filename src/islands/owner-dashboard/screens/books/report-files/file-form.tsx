import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { requestReportFile } from '#src/data/books/report-files/mutations.ts';
import { reportFileQueries } from '#src/data/books/report-files/queries.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { type Period, presetPeriod } from '#src/domain/foundation/period.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DateRange } from '#src/islands/shell/date-range/date-range.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

/** The database refuses more. */
const MOST_DAYS = 1096;

interface Draft extends Period {
  readonly propertyId: string;
}

/** What the file is about. */
export function FileForm() {
  const { form: text } = useText('ownerReportFiles');
  const language = useLanguage();
  const today = useToday();
  const { id: organizationId } = useOrganization();
  const places = useQuery(reportQueries.places(organizationId));
  const [draft, change] = useDraft<Draft>({
    propertyId: '',
    from: presetPeriod('this_year', today).from,
    to: today,
  });
  const action = useAction({
    mutationFn: requestReportFile,
    invalidates: [reportFileQueries.all],
    toast: text.asked,
  });
  return (
    <Card title={text.title}>
      <ActionForm
        action={action}
        input={{
          ...{ organizationId, from: draft.from, to: draft.to },
          ...{ propertyId: draft.propertyId || null, language },
        }}
      >
        <DateRange
          label={text.period}
          isLabelShown
          isRequired
          value={{ from: draft.from, to: draft.to }}
          problemOf={({ from, to }) => (to > addDays(from, MOST_DAYS) ? text.periodInvalid : undefined)}
          onChange={({ from, to }) => (from && to ? change({ from, to }) : null)}
        />
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
