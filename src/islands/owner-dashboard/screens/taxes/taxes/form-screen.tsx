import { useQuery } from '@tanstack/react-query';
import { type TaxFiling, taxQueries } from '#src/data/taxes/queries.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import { stateOfForm, type TaxForm, taxForms } from '#src/domain/taxes/codes.ts';
import { dueOn } from '#src/domain/taxes/due-dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Skeleton, SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ElectronicNotice } from './electronic-notice.tsx';
import { FilingBadge } from './filing-badge.tsx';
import { FilingCard } from './filing-card.tsx';
import { FilingHistory } from './filing-history.tsx';
import { FormFigures } from './form-figures.tsx';
import { MissingReceiptsNotice } from './missing-receipts.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { OwnRegimeNotice } from './regime-notice.tsx';
import { SettlementsCard } from './settlements-card.tsx';
import { useIssuer } from './use-issuer.ts';
import { useTaxMonth } from './use-tax-month.ts';
import { WithoutReceiptCard } from './without-receipt-card.tsx';

/** A form of a month: what is in it, what is wrong with it, how far it has come. */
export function Screen({ params }: ScreenProps) {
  const form = taxForms.find((own) => own === params.form);
  const month = useTaxMonth();
  return form ? <FormPage form={form} month={month} /> : <NotFound />;
}

function FormPage({ form, month }: { form: TaxForm; month: IsoMonth }) {
  const text = useText('ownerTaxes');
  const language = useLanguage();
  const today = useToday();
  const { key, known, issuer, pathOf } = useIssuer();
  const filings = useQuery(taxQueries.filings(key, month));
  const filing = filings.data?.find((own) => own.form === form);
  const due = dueOn(form, month);
  return (
    <>
      <PageHeader
        back={<BackLink to={pathOf(`/finance/taxes?month=${month}`)}>{text.form.back}</BackLink>}
        title={text.forms.name({ form, name: text.forms.names[form] })}
        description={
          <span className="flex flex-wrap items-center gap-3">
            {text.forms.due({ date: formatDate(due, language) })}
            {known.length > 1 ? <span>{issuer?.legalName}</span> : null}
            {/* On a phone in a line of its own, whatever it says. */}
            <span className="max-sm:basis-full">
              {filings.isLoading ? (
                <Skeleton className="h-6 w-24" />
              ) : (
                <FilingBadge status={stateOfForm(filing)} isLate={due < today} />
              )}
            </span>
          </span>
        }
      />
      <div className="mb-4">
        <MonthSwitch month={month} />
      </div>
      <div>
        <OwnRegimeNotice />
        <div className="after-waiting">
          <FormBody form={form} month={month} filing={filing ?? null} />
        </div>
      </div>
    </>
  );
}

interface FormBodyProps {
  form: TaxForm;
  month: IsoMonth;
  filing: TaxFiling | null;
}

function FormBody({ form, month, filing }: FormBodyProps) {
  const text = useText('ownerTaxes');
  const { states } = useText('common');
  const { key } = useIssuer();
  const loaded = useQuery(taxQueries.form(key, form, month));
  return (
    <div className="columns-in-turn grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-6">
        <QueryView query={loaded} skeleton={<SkeletonText label={states.loading} rows={6} />}>
          {(found) => (
            <>
              {found.file ? <ElectronicNotice file={found.file} /> : null}
              {found.file ? (
                <ProblemsCard file={found.file} month={month} billed={found.billed ?? []} />
              ) : (
                <MissingReceiptsNotice billed={found.billed ?? []} month={month} />
              )}
              <WithoutReceiptCard bills={found.withoutReceipt ?? []} />
              <FormFigures loaded={found} month={month} />
              {form === 'IT-1' && key.issuerId === key.organizationId ? (
                <SettlementsCard month={month} />
              ) : null}
            </>
          )}
        </QueryView>
        {form === 'IT-1' || form === 'IR-17' ? null : <Notice>{text.notValidated}</Notice>}
      </div>
      <div className="grid min-w-0 gap-6">
        {loaded.isLoading ? <WaitingMark /> : null}
        {loaded.data ? <FilingCard {...{ form, month, filing }} loaded={loaded.data} /> : null}
        {filing ? <FilingHistory filingId={filing.id} /> : null}
      </div>
    </div>
  );
}
