import { useState } from 'react';
import { countPeriod } from '#src/domain/law/count-period.ts';
import { type LegalPeriodId, legalPeriodIds, periodOf } from '#src/domain/law/periods.ts';
import { useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { CountedDate } from './counted-date.tsx';

/** Counts a period of the law from a day, and shows how. */
export function CountDate() {
  const text = useText('legalPeriods');
  const { information } = useText('lawLibrary');
  const today = useToday();
  const [id, setId] = useState<LegalPeriodId>('notice_dwelling');
  const [day, setDay] = useState('');
  const period = periodOf(id, day || today);
  return (
    <div className="grid gap-5">
      <Notice>{information}</Notice>
      <Card title={text.title} description={text.text}>
        <div className="grid gap-5">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={text.period}
              value={id}
              options={legalPeriodIds.map((value) => ({ value, label: text.names[value] }))}
              onChange={({ target }) => setId(legalPeriodIds.find((one) => one === target.value) ?? id)}
            />
            <DateField
              label={text.facts[period.trigger]}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </div>
          <CountedDate
            period={period}
            counted={countPeriod(period, { days: { [period.trigger]: day }, today })}
          />
        </div>
      </Card>
    </div>
  );
}
