import {
  array,
  custom,
  integer,
  nullish,
  number,
  object,
  parse,
  picklist,
  pipe,
  string,
  tuple,
} from 'valibot';
import type { ReportDocument } from '#src/domain/books/report-document.ts';
import { reportSlug, reportTraits } from '#src/domain/books/report-request.ts';
import { accountingBases, currencyCodes, reportKinds } from '#src/domain/foundation/enums.ts';
import type { Period } from '#src/domain/foundation/period.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/books/owner-reports.es.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { periodName } from '#src/i18n/reports/words.ts';
import { defineTemplate, type MailTemplate } from '../template.ts';

const FILES_PATH = '/owner-dashboard/finance/reports/files';

const Amount = pipe(number(), integer());
/** What the database writes down. */
export const Scheduled = object({
  organization_id: string(),
  user_id: string(),
  report: picklist(reportKinds),
  property_id: nullish(string()),
  owner: nullish(string()),
  from: string(),
  to: string(),
  basis: picklist(accountingBases),
  currency: picklist(currencyCodes),
});
/** With what was read for it: a document in the reader's language. */
export const Composed = object({
  ...Scheduled.entries,
  content: object({
    figures: array(tuple([string(), string()])),
    address: string(),
    fileName: string(),
    report: custom<ReportDocument>(
      (value) => typeof value === 'object' && value !== null && 'facts' in value && 'rows' in value,
    ),
  }),
});
type Parameters = ReturnType<typeof parse<typeof Composed>>;
type Content = Parameters['content'];

const wordsIn = { es, en };

/** "Relación de alquileres, 31 de octubre de 2026": what was scheduled, and its period or its day. */
function title({ report, from, to }: Parameters, language: Language, between: string): string {
  const text = wordsIn[language];
  const when = reportTraits[report].isOfDay
    ? formatDate(to, language)
    : periodName({ from, to }, text, language);
  return `${text.names[report]}${between}${when}`;
}

/** The report's screen, with the period and what else was scheduled, in its organisation for who works in several. */
const link = ({ report, organization_id: organization, content }: Parameters, siteUrl: string): string =>
  `${siteUrl}/owner-dashboard/finance/reports/${reportSlug(report)}?${content.address}&organization=${organization}`;

/** Figures beside the subject. */
const FIRST = 3;
const firstFigures = ({ figures }: Content, none: string): string =>
  figures.length === 0
    ? none
    : figures
        .slice(0, FIRST)
        .map(([name, value]) => `${name}: ${value}`)
        .join(' · ');

const reportMail = defineTemplate(Composed, {
  es: (p, { siteUrl }) => {
    const { report, figures } = p.content;
    return {
      subject: title(p, 'es', ', '),
      preview: firstFigures(p.content, es.empty.title),
      heading: title(p, 'es', ': '),
      paragraphs: [
        figures.length === 0
          ? `${report.organization}: no hay nada en este reporte. Va adjunto en PDF.`
          : `${report.organization}: estas son sus cifras. El reporte completo va adjunto en PDF.`,
      ],
      facts: [...report.facts, ...figures],
      button: { label: 'Abrir el reporte', url: link(p, siteUrl) },
      notes: ['Puede programar o quitar estos envíos en Finanzas, Reportes.'],
    };
  },
  en: (p, { siteUrl }) => {
    const { report, figures } = p.content;
    return {
      subject: title(p, 'en', ', '),
      preview: firstFigures(p.content, en.empty.title),
      heading: title(p, 'en', ': '),
      paragraphs: [
        figures.length === 0
          ? `${report.organization}: this report is empty. It’s attached as a PDF.`
          : `${report.organization}: here are the figures. The full report is attached as a PDF.`,
      ],
      facts: [...report.facts, ...figures],
      button: { label: 'Open report', url: link(p, siteUrl) },
      notes: ['You can schedule or stop email reports under Financial, Reports.'],
    };
  },
});

/** To those whom it was scheduled for: what the report comes to, the report itself, and the way to its screen. */
export const scheduledReport: MailTemplate = {
  ...reportMail,
  // What makes reports and their PDF is fetched by those who send one alone.
  prepare: async (service, parameters, language) => {
    const { composeScheduled } = await import('#src/edge/books/scheduled-report.ts');
    return composeScheduled(service, parse(Scheduled, parameters), language);
  },
  files: async (parameters, { language }) => {
    const { content } = parse(Composed, parameters);
    const { pdfOf } = await import('#src/edge/books/scheduled-report.ts');
    return [
      { name: content.fileName, type: 'application/pdf', content: await pdfOf(content.report, language) },
    ];
  },
};

const when = (p: Period, language: Language) => periodName(p, wordsIn[language], language);

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
    notes: ['El archivo se conserva siete días.'],
  }),
  en: (p, { siteUrl }) => ({
    subject: `Journal for ${p.organization}, ${when(p, 'en')}`,
    preview: 'The file is ready.',
    heading: `Your journal is ready: ${when(p, 'en')}`,
    paragraphs: [`All entries for ${p.organization} are in a CSV file.`],
    facts: [['Entries', formatNumber(p.entries, 'en')]],
    button: { label: 'Download', url: `${siteUrl}${FILES_PATH}` },
    notes: ['The file is kept for seven days.'],
  }),
});
