import type { ContractStatus, SignerRole } from '#src/domain/foundation/enums.ts';
import type { Language } from '#src/i18n/language.ts';

const en = {
  fileName: 'contract',
  version: (p: { number: number; date: string }) => `Version ${p.number}, sent on ${p.date}`,
  translation: 'English translation; the Spanish text is binding.',
  certificate: 'Signature certificate',
  law: 'Simple electronic signature, valid under Ley 126-02. Each signer read the text above, accepted the consent named here and typed their name.',
  hash: 'Fingerprint of the text (SHA-256)',
  consent: 'Consent',
  signed: 'Signed',
  address: 'IP address',
  program: 'Browser',
  waiting: 'Not signed yet',
  refused: (p: { date: string }) => `Declined on ${p.date}`,
  states: {
    open: 'Awaiting signatures: not everyone has signed this copy.',
    signed: 'Signed by all parties.',
    refused: 'Declined: this version is not valid.',
    voided: 'Voided: this version is not valid.',
  } satisfies Record<ContractStatus, string>,
  roles: { landlord: 'Landlord', tenant: 'Tenant', guarantor: 'Guarantor' } satisfies Record<
    SignerRole,
    string
  >,
};

const es = {
  fileName: 'contrato',
  version: (p) => `Versión ${p.number}, enviada el ${p.date}`,
  translation: 'Traducción al inglés; el texto en español es el que obliga.',
  certificate: 'Certificado de firmas',
  law: 'Firma electrónica simple, válida según la Ley 126-02. Quien firmó leyó el texto anterior, aceptó el consentimiento indicado aquí y escribió su nombre.',
  hash: 'Huella del texto (SHA-256)',
  consent: 'Consentimiento',
  signed: 'Firmó',
  address: 'Dirección IP',
  program: 'Navegador',
  waiting: 'No ha firmado',
  refused: (p) => `No aceptó el ${p.date}`,
  states: {
    open: 'Pendiente de firmas: esta copia no está firmada por todos.',
    signed: 'Firmado por todas las partes.',
    refused: 'No aceptado: esta versión no es válida.',
    voided: 'Anulado: esta versión no es válida.',
  },
  roles: { landlord: 'Propietario', tenant: 'Inquilino', guarantor: 'Fiador' },
} satisfies typeof en;

/** The words around a contract and on its certificate; only the worker prints them. */
export const certificateTexts: Record<Language, typeof en> = { es, en };
