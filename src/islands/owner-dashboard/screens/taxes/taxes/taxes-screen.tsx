import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type TaxFiling, taxQueries } from '#src/data/taxes/queries.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { stateOfForm, taxForms } from '#src/domain/taxes/codes.ts';
import { dueOn } from '#src/domain/taxes/due-dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { DueDatesCard } from './due-dates-card.tsx';
import { FilingBadge } from './filing-badge.tsx';
import { IssuerSwitch } from './issuer-switch.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { OverdueForms } from './overdue-forms.tsx';
import { OwnRegimeNotice } from './regime-notice.tsx';
import { TaxFrame } from './tax-frame.tsx';
import { useIssuer } from './use-issuer.ts';
import { useTaxCalendar } from './use-tax-calendar.ts';
import { useTaxMonth } from './use-tax-month.ts';

// Of issuers that give out e-CF alone.
const QueueCard = lazyPart(() => import('../ecf/queue-card.tsx').then((file) => file.QueueCard));
const EcfMonthCard = lazyPart(() => import('../ecf/ecf-month-card.tsx').then((file) => file.EcfMonthCard));

/** The forms of a month with their state, and what is due when. */
export function Screen() {
  const text = useText('ownerTaxes');
  const { states } = useText('common');
  const language = useLanguage();
  const { key, issuer } = useIssuer();
  const month = useTaxMonth();
  const isElectronic = issuer != null && issuer.electronicSince !== null;
  const filings = useQuery(taxQueries.filings(key, month));
  return (
    <TaxFrame tab="forms">
      <IssuerSwitch />
      <OwnRegimeNotice />
      <OverdueForms />
      <div className="after-waiting mb-4">
        <MonthSwitch month={month} />
      </div>
      <div className="after-waiting grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="in-turn grid gap-4">
          {isElectronic ? <QueueCard /> : null}
          <Card isFlush title={text.forms.title({ month: formatDate(month, language, 'month') })}>
            <QueryView query={filings} skeleton={<SkeletonText label={states.loading} rows={5} />}>
              {(found) => <FormList month={month} filings={found} />}
            </QueryView>
          </Card>
          {isElectronic ? <EcfMonthCard month={month} /> : null}
          <Notice>{text.notValidated}</Notice>
        </div>
        <div className="after-waiting">
          <DueDatesCard />
        </div>
      </div>
    </TaxFrame>
  );
}

function FormList({ month, filings }: { month: IsoMonth; filings: readonly TaxFiling[] }) {
  const { forms: text } = useText('ownerTaxes');
  const language = useLanguage();
  const today = useToday();
  const { pathOf } = useIssuer();
  const { calendar } = useTaxCalendar();
  const isBeforeBooks = calendar && (calendar.firstMonth === null || month < calendar.firstMonth);
  return (
    <ul className="divide-y divide-line border-t border-line">
      {taxForms.map((form) => {
        const due = dueOn(form, month);
        const filing = filings.find((own) => own.form === form);
        return (
          <li key={form}>
            <AppLink
              to={pathOf(`/finance/taxes/forms/${form}?month=${month}`)}
              className="group flex min-h-16 items-center gap-4 px-5 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="w-16 shrink-0 text-20 font-semibold tabular-nums">{form}</span>
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
                <span className="min-w-0 basis-56 grow">
                  <span className="block text-15">{text.names[form]}</span>
                  <span className="block text-14 text-hint">
                    {text.due({ date: formatDate(due, language, 'short') })}
                  </span>
                </span>
                <FilingBadge
                  status={stateOfForm(filing)}
                  // Until it is known where the books begin, nothing is called overdue.
                  isLate={calendar !== undefined && due < today}
                  isBeforeBooks={isBeforeBooks}
                />
              </span>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-hint" />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
