import { isoDate, object, picklist, pipe, string } from 'valibot';
import { vendorDocumentKinds } from '#src/domain/documents/vendor-document.ts';
import { formatDate } from '#src/i18n/format.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const Ending = object({
  vendor_id: string(),
  vendor: string(),
  kind: picklist(vendorDocumentKinds),
  last_day: pipe(string(), isoDate()),
});
const KIND = {
  es: {
    insurance: 'El seguro',
    licence: 'La licencia',
    tax_certificate: 'La certificación fiscal',
    other: 'Un documento',
  },
  en: {
    insurance: 'The insurance',
    licence: 'The license',
    tax_certificate: 'The tax certificate',
    other: 'A document',
  },
};

/** To those who see to repairs: a paper of a vendor ends in 30 or 7 days. */
export const vendorDocumentEnding = defineTemplate(Ending, {
  es: ({ vendor_id, vendor, kind, last_day }, { siteUrl }) => {
    const heading = `${KIND.es[kind]} de ${short(vendor)} vence el ${formatDate(last_day, 'es', 'long')}`;
    return {
      ...{ subject: heading, heading, preview: 'Pida el nuevo antes de asignarle más trabajo.' },
      paragraphs: [
        'Pida el documento nuevo y agréguelo en la página del suplidor antes de asignarle más trabajo.',
      ],
      notes: [OFF.es],
      button: { label: 'Ver el suplidor', url: `${siteUrl}/owner-dashboard/finance/vendors/${vendor_id}` },
    };
  },
  en: ({ vendor_id, vendor, kind, last_day }, { siteUrl }) => {
    const heading = `${KIND.en[kind]} of ${short(vendor)} expires on ${formatDate(last_day, 'en', 'long')}`;
    return {
      ...{ subject: heading, heading, preview: 'Ask for the new one before you assign more work.' },
      paragraphs: ['Ask for the new document and add it to the vendor’s page before you assign more work.'],
      notes: [OFF.en],
      button: { label: 'View vendor', url: `${siteUrl}/owner-dashboard/finance/vendors/${vendor_id}` },
    };
  },
});
