import { object, parse, string } from 'valibot';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/books/owner-reports.es.ts';
import type { Language } from '#src/i18n/language.ts';
import { periodName } from '#src/i18n/reports/words.ts';
import type { MailContent, MailContext } from '../mail-content.ts';
import { defineTemplate, type MailTemplate } from '../template.ts';
import { Composed, Scheduled } from './reports.ts';

const ofOwner = { owner: string(), leave_token: string() };
/** What the database writes down, for an owner who need not have an account. */
const Statement = object({ ...Scheduled.entries, ...ofOwner });
const Told = object({ ...Composed.entries, ...ofOwner });
type Parameters = ReturnType<typeof parse<typeof Told>>;

const periodOf = ({ from, to }: Parameters, language: Language) =>
  periodName({ from, to }, { es, en }[language], language);

/** A scanner of mail opens every link it sees: the page asks first. */
function leaving(
  { leave_token }: Parameters,
  { siteUrl, language }: MailContext,
  label: string,
): MailContent['unsubscribe'] {
  const url = `${siteUrl}/api/owner-statements/leave?language=${language}&token=${encodeURIComponent(leave_token)}`;
  return { label, url, postUrl: url };
}

const statementMail = defineTemplate(Told, {
  es: (p, context) => {
    const { report, figures } = p.content;
    const { organization } = report;
    return {
      subject: `Su estado de propietario, ${periodOf(p, 'es')}`,
      preview: `De ${organization}, que administra sus propiedades.`,
      heading: `Su estado de propietario: ${periodOf(p, 'es')}`,
      paragraphs: [
        `${organization} administra sus propiedades y le envía sus cifras: solo su parte, según su participación. El estado completo va adjunto en PDF.`,
        ...(figures.length === 0 ? ['En este período no hubo movimientos.'] : []),
      ],
      facts: [...report.facts, ...figures],
      notes: [
        `Llavero envía este mensaje por encargo de ${organization}. Si tiene una pregunta o le llegó por error, hable con ${organization}.`,
      ],
      unsubscribe: leaving(p, context, `No recibir más estados de ${organization}`),
    };
  },
  en: (p, context) => {
    const { report, figures } = p.content;
    const { organization } = report;
    return {
      subject: `Your owner statement, ${periodOf(p, 'en')}`,
      preview: `From ${organization}, who manages your properties.`,
      heading: `Your owner statement: ${periodOf(p, 'en')}`,
      paragraphs: [
        `${organization} manages your properties and is sending you your figures: only your share. The full statement is attached as a PDF.`,
        ...(figures.length === 0 ? ['There was no activity in this period.'] : []),
      ],
      facts: [...report.facts, ...figures],
      notes: [
        `Llavero sent this email on behalf of ${organization}. If you have a question or got it by mistake, contact ${organization}.`,
      ],
      unsubscribe: leaving(p, context, `Unsubscribe from statements by ${organization}`),
    };
  },
});

/** To an owner themselves: what is theirs, and nothing of those who own with them. */
export const ownerStatement: MailTemplate = {
  ...statementMail,
  prepare: async (service, parameters, language) => {
    const { composeScheduled } = await import('#src/edge/books/scheduled-report.ts');
    return composeScheduled(service, parse(Statement, parameters), language);
  },
  files: async (parameters, { language }) => {
    const { content } = parse(Told, parameters);
    const { pdfOf } = await import('#src/edge/books/scheduled-report.ts');
    return [
      { name: content.fileName, type: 'application/pdf', content: await pdfOf(content.report, language) },
    ];
  },
};
