import { isoDate, object, picklist, pipe, record, string } from 'valibot';
import { formatDate } from '#src/i18n/format.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const Requested = object({
  ...ofLease,
  name: string(),
  reason: string(),
  due_on: pipe(string(), isoDate()),
  landlord: string(),
});

/** To the tenants of a lease: the landlord asks for a paper. */
export const documentRequested = defineTemplate(Requested, {
  es: (p, { siteUrl }) => ({
    subject: `Le piden un documento: ${short(p.name)}`,
    preview: `${p.landlord} lo necesita hasta el ${formatDate(p.due_on, 'es')}.`,
    heading: 'Le piden un documento',
    paragraphs: [`${p.landlord} le pide que suba este documento a su cuenta. Basta una foto.`],
    ...(p.reason ? { quote: p.reason } : {}),
    facts: [
      ['Documento', p.name],
      ['Hasta el', formatDate(p.due_on, 'es', 'long')],
    ],
    button: { label: 'Subir documento', url: tenantUrl(siteUrl, 'documents', p) },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `Document requested: ${short(p.name)}`,
    preview: `${p.landlord} needs it by ${formatDate(p.due_on, 'en')}.`,
    heading: 'You have a document to send',
    paragraphs: [`${p.landlord} asked you to upload this document to your account. A photo is fine.`],
    ...(p.reason ? { quote: p.reason } : {}),
    facts: [
      ['Document', p.name],
      ['Due', formatDate(p.due_on, 'en', 'long')],
    ],
    button: { label: 'Upload document', url: tenantUrl(siteUrl, 'documents', p) },
    notes: [OFF.en],
  }),
});

const HandedIn = object({
  lease_id: string(),
  name: string(),
  tenant: string(),
  property: string(),
  unit: string(),
});

/** To the office: a tenant handed in what was asked for. */
export const documentHandedIn = defineTemplate(HandedIn, {
  es: (p, { siteUrl }) => ({
    subject: `${p.tenant} entregó: ${p.name}`,
    preview: `${p.property}, ${p.unit}.`,
    heading: 'Un inquilino entregó un documento',
    paragraphs: ['Revíselo y acéptelo, o indique por qué no sirve.'],
    facts: [
      ['Documento', p.name],
      ['Inquilino', p.tenant],
      ['Lugar', `${p.property}, ${p.unit}`],
    ],
    button: { label: 'Ver el contrato', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `${p.tenant} sent: ${p.name}`,
    preview: `${p.property}, ${p.unit}.`,
    heading: 'A tenant sent a document',
    paragraphs: ['Review it, then accept it or say why you’re rejecting it.'],
    facts: [
      ['Document', p.name],
      ['Tenant', p.tenant],
      ['Unit', `${p.property}, ${p.unit}`],
    ],
    button: { label: 'View lease', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
    notes: [OFF.en],
  }),
});

const Decided = object({
  ...ofLease,
  name: string(),
  outcome: picklist(['accepted', 'refused', 'called_off']),
  refusal: string(),
  landlord: string(),
});

const es = {
  accepted: { subject: 'Documento aceptado', text: 'aceptó el documento. No tiene que hacer nada más.' },
  refused: {
    subject: 'Hace falta otro documento',
    text: 'no aceptó el documento y necesita otro. El motivo:',
  },
  called_off: { subject: 'Ya no hace falta el documento', text: 'ya no necesita este documento.' },
} as const;
const en = {
  accepted: { subject: 'Document accepted', text: 'accepted the document. You’re all set.' },
  refused: {
    subject: 'A new document is needed',
    text: 'rejected the document and needs a new one. Reason:',
  },
  called_off: { subject: 'Document no longer needed', text: 'no longer needs this document.' },
} as const;

/** To the tenants of a lease: what became of the paper that they were asked for. */
export const documentDecided = defineTemplate(Decided, {
  es: (p, { siteUrl }) => ({
    subject: `${es[p.outcome].subject}: ${p.name}`,
    preview: `De ${p.landlord}.`,
    heading: es[p.outcome].subject,
    paragraphs: [`${p.landlord} ${es[p.outcome].text}`],
    ...(p.refusal ? { quote: p.refusal } : {}),
    facts: [['Documento', p.name]],
    button: { label: 'Ver mis documentos', url: tenantUrl(siteUrl, 'documents', p) },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `${en[p.outcome].subject}: ${p.name}`,
    preview: `From ${p.landlord}.`,
    heading: en[p.outcome].subject,
    paragraphs: [`${p.landlord} ${en[p.outcome].text}`],
    ...(p.refusal ? { quote: p.refusal } : {}),
    facts: [['Document', p.name]],
    button: { label: 'View my documents', url: tenantUrl(siteUrl, 'documents', p) },
    notes: [OFF.en],
  }),
});

const Shared = object({ ...ofLease, landlord: string(), documents: record(string(), string()) });

/** To who sees them: documents that the landlord shares. */
export const documentShared = defineTemplate(Shared, {
  es: (p, { siteUrl }) => {
    const names = Object.values(p.documents);
    const heading =
      names.length === 1 ? 'Le compartieron un documento' : `Le compartieron ${names.length} documentos`;
    return {
      subject: names.length === 1 ? `${heading}: ${short(names[0] ?? '')}` : heading,
      preview: `De ${p.landlord}.`,
      heading,
      paragraphs: [`${p.landlord} compartió esto con usted en su cuenta. Puede verlo y descargarlo.`],
      facts: names.map((name) => ['Documento', name] as const),
      button: { label: 'Ver mis documentos', url: tenantUrl(siteUrl, 'documents', p) },
      notes: [OFF.es],
    };
  },
  en: (p, { siteUrl }) => {
    const names = Object.values(p.documents);
    const heading =
      names.length === 1
        ? 'A document was shared with you'
        : `${names.length} documents were shared with you`;
    return {
      subject: names.length === 1 ? `${heading}: ${short(names[0] ?? '')}` : heading,
      preview: `From ${p.landlord}.`,
      heading,
      paragraphs: [`${p.landlord} shared this in your account. You can view and download it.`],
      facts: names.map((name) => ['Document', name] as const),
      button: { label: 'View my documents', url: tenantUrl(siteUrl, 'documents', p) },
      notes: [OFF.en],
    };
  },
});
