import { formatDate, formatRelativeDays } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { useIssuer } from './use-issuer.ts';
import { useTaxCalendar } from './use-tax-calendar.ts';

/** The forms of this year whose day has passed: a line a month, which opens on the ways to where each is filed. */
export function OverdueForms() {
  const { overdue: months, statusOf, isLoading } = useTaxCalendar();
  const { pathOf } = useIssuer();
  const { forms: text } = useText('ownerTaxes');
  const language = useLanguage();
  if (months.length === 0) return isLoading ? <WaitingMark /> : null;
  return (
    <section className="mb-4 rounded-card border border-line bg-surface px-5 py-3" aria-label={text.overdue}>
      <h2 className="text-15 font-semibold text-bad">{text.overdue}</h2>
      <ul className="mt-2 grid gap-1">
        {months.map(({ month, forms }) => (
          <li key={month} className="text-15">
            <details>
              <summary className="cursor-pointer rounded-mark py-1">
                <span className="inline-flex w-[calc(100%-1.25rem)] items-baseline justify-between gap-4 align-top">
                  <span className="first-letter:uppercase">
                    {text.overdueMonth({
                      month: formatDate(month, language, 'month'),
                      count: forms.length,
                    })}
                  </span>
                  <span className="text-14 text-hint">
                    {formatRelativeDays(forms[0]?.days ?? 0, language)}
                  </span>
                </span>
              </summary>
              <p className="flex flex-wrap gap-x-4 gap-y-1 py-1 pl-4 text-14">
                {forms.map(({ form }) => (
                  <AppLink
                    key={form}
                    to={pathOf(`/finance/taxes/forms/${form}?month=${month}`)}
                    className="rounded-mark py-1 underline underline-offset-2"
                  >
                    {text.formState({ form, status: text.status[statusOf(form, month)] })}
                  </AppLink>
                ))}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
