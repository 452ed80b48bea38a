import type { Language } from '#src/i18n/language.ts';

const es = {
  title: (p: { kind: string }) => `Legajo del expediente: ${p.kind}`,
  madeOn: 'Fecha',
  landlord: 'Propietario',
  tenants: 'Inquilino',
  place: 'Inmueble',
  term: 'Fin del contrato',
  opened: 'Abierto el',
  status: 'Estado',
  outcome: 'Cómo terminó',
  index: 'Índice',
  timeline: 'Relación de hechos',
  paperOf: (p: { title: string; number: number }) => `${p.title} (hecho n.º ${p.number})`,
  ledger: (p: { year: number }) => `Estado de cuenta de ${p.year}`,
  attachments: 'Lista de anexos',
  attachmentsText:
    'Los anexos se entregan aparte. La huella SHA-256 de cada archivo permite comprobar que no cambió.',
  noAttachments: 'No hay anexos.',
  noEvents: 'Todavía no se ha registrado nada.',
  proves: (p: { numbers: string }) => `Prueba el hecho n.º ${p.numbers}`,
  entered: (p: { name: string; date: string }) => `Lo registró ${p.name} el ${p.date}`,
  dueOn: (p: { date: string }) => `Fecha de la audiencia: ${p.date}`,
  correctedBy: (p: { number: number }) => `Corregido por el n.º ${p.number}`,
  bytes: (p: { count: string }) => `${p.count} bytes`,
  page: (p: { number: number; count: number }) => `Página ${p.number} de ${p.count}`,
  copy: '',
  part: 'Texto en español',
  information:
    'Información, no asesoría legal. Ningún abogado ha revisado este legajo. Consulte a uno antes de notificarlo.',
};
export type BundleWords = typeof es;

const en: BundleWords = {
  title: (p) => `Bundle of the legal file: ${p.kind}`,
  madeOn: 'Date',
  landlord: 'Landlord',
  tenants: 'Tenant',
  place: 'Property',
  term: 'End of the lease',
  opened: 'Opened on',
  status: 'Status',
  outcome: 'How it came out',
  index: 'Contents',
  timeline: 'What happened',
  paperOf: (p) => `${p.title} (event No. ${p.number})`,
  ledger: (p) => `Account statement of ${p.year}`,
  attachments: 'List of attachments',
  attachmentsText:
    'The attachments are handed over separately. The SHA-256 hash of each file shows that it did not change.',
  noAttachments: 'There are no attachments.',
  noEvents: 'Nothing has been entered yet.',
  proves: (p) => `Proves event No. ${p.numbers}`,
  entered: (p) => `Entered by ${p.name} on ${p.date}`,
  dueOn: (p) => `Date of the hearing: ${p.date}`,
  correctedBy: (p) => `Corrected by No. ${p.number}`,
  bytes: (p) => `${p.count} bytes`,
  page: (p) => `Page ${p.number} of ${p.count}`,
  copy: 'Reading copy in English',
  part: 'Reading copy in English. The Spanish text is the one that counts.',
  information:
    'Information, not legal advice. No lawyer has reviewed this bundle. Ask one before you serve it.',
};

export const bundleWords: Readonly<Record<Language, BundleWords>> = { es, en };
