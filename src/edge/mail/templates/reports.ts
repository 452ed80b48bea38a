import { integer, nullish, number, object, picklist, pipe, string } from 'valibot';
import { accountingBases, currencyCodes, reportKinds } from '#src/domain/enums.ts';
import { type Period, periodText } from '#src/domain/report-period.ts';
import { reportSlug } from '#src/domain/report-request.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/owner-reports.en.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/owner-reports.es.ts';
import { formatMoney, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { periodName } from '#src/i18n/reports/words.ts';
import { defineTemplate } from '../template.ts';

const FILES_PATH = '/owner-dashboard/finance/reports/files';

const Amount = pipe(number(), integer());
const Scheduled = object({
  report: picklist(reportKinds),
  organization: string(),
  property: nullish(string()),
  property_id: nullish(string()),
  from: string(),
  to: string(),
  basis: picklist(accountingBases),
  currency: picklist(currencyCodes),
  income_minor: Amount,
  expense_minor: Amount,
});

interface Parameters {
  report: (typeof reportKinds)[number];
  property_id?: string | null | undefined;
  from: string;
  to: string;
  basis: string;
  currency: string;
}

/** The report's screen, with the period that the message is about. */
function link(p: Parameters, siteUrl: string): string {
  const query = new URLSearchParams({ period: periodText(p), currency: p.currency, basis: p.basis });
  if (p.property_id) query.set('property', p.property_id);
  return `${siteUrl}/owner-dashboard/finance/reports/${reportSlug(p.report)}?${query}`;
}

const when = (p: Period, language: Language) => periodName(p, language === 'es' ? es : en, language);

/** To those who asked for it: the figures of the period that is over, and the way to the report. */
export const scheduledReport = defineTemplate(Scheduled, {
  es: (p, { siteUrl }) => {
    const money = (minor: number) => formatMoney(minor, p.currency, 'es');
    const net = money(p.income_minor - p.expense_minor);
    return {
      subject: `${es.names[p.report]}, ${when(p, 'es')}`,
      preview: `${es.rows.profit}: ${net}`,
      heading: `${es.names[p.report]}: ${when(p, 'es')}`,
      paragraphs: [`El período terminó. Estas son las cifras de ${p.property ?? p.organization}.`],
      facts: [
        [es.rows.income, money(p.income_minor)],
        [es.rows.expenses, money(p.expense_minor)],
        [es.rows.profit, net],
        [es.facts.basis, es.filters.bases[p.basis]],
      ],
      button: { label: 'Abrir el reporte', url: link(p, siteUrl) },
      notes: ['Los envíos se programan y se quitan en Finanzas, Reportes.'],
    };
  },
  en: (p, { siteUrl }) => {
    const money = (minor: number) => formatMoney(minor, p.currency, 'en');
    const net = money(p.income_minor - p.expense_minor);
    return {
      subject: `${en.names[p.report]}, ${when(p, 'en')}`,
      preview: `${en.rows.profit}: ${net}`,
      heading: `${en.names[p.report]}: ${when(p, 'en')}`,
      paragraphs: [`The period is over. These are the figures of ${p.property ?? p.organization}.`],
      facts: [
        [en.rows.income, money(p.income_minor)],
        [en.rows.expenses, money(p.expense_minor)],
        [en.rows.profit, net],
        [en.facts.basis, en.filters.bases[p.basis]],
      ],
      button: { label: 'Open the report', url: link(p, siteUrl) },
      notes: ['Reports by e-mail are scheduled and stopped under Finance, Reports.'],
    };
  },
});

const ReadyFile = object({ organization: string(), from: string(), to: string(), entries: Amount });

/** To who asked for it: the journal of a period is there to be taken, for a week. */
export const reportFileReady = defineTemplate(ReadyFile, {
  es: (p, { siteUrl }) => ({
    subject: `Diario de ${p.organization}, ${when(p, 'es')}`,
    preview: 'El archivo está listo.',
    heading: `El diario está listo: ${when(p, 'es')}`,
    paragraphs: [`Todos los asientos de ${p.organization} están en un archivo CSV.`],
    facts: [['Asientos', formatNumber(p.entries, 'es')]],
    button: { label: 'Descargar', url: `${siteUrl}${FILES_PATH}` },
    notes: ['El archivo se guarda siete días.'],
  }),
  en: (p, { siteUrl }) => ({
    subject: `Journal of ${p.organization}, ${when(p, 'en')}`,
    preview: 'The file is ready.',
    heading: `The journal is ready: ${when(p, 'en')}`,
    paragraphs: [`Every entry of ${p.organization} is in a CSV file.`],
    facts: [['Entries', formatNumber(p.entries, 'en')]],
    button: { label: 'Download', url: `${siteUrl}${FILES_PATH}` },
    notes: ['The file is kept for seven days.'],
  }),
});
