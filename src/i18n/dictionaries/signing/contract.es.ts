import type { ContractText } from './contract.en.ts';

export const contract = {
  kinds: { contract: 'Contrato', amendment: 'Adenda' },
  statuses: {
    open: 'Por firmar',
    signed: 'Firmado',
    refused: 'No aceptado',
    voided: 'Anulado',
  },
  roles: { landlord: 'Propietario', tenant: 'Inquilino', guarantor: 'Fiador' },
  version: (p) => `Versión ${p.number}`,
  sentOn: (p) => `Enviado el ${p.date}`,
  textLanguage: 'Idioma del texto',
  binding: 'Español (el que obliga)',
  translation: 'Inglés (traducción)',
  download: 'Descargar PDF',
  fileName: 'contrato',
  signers: 'Quiénes firman',
  signed: (p) => `Firmó el ${p.date}`,
  waiting: 'No ha firmado todavía',
  refused: (p) => `No aceptó el ${p.date}`,
  reason: (p) => `Motivo: ${p.reason}`,
  sign: {
    title: 'Firmar',
    text: 'Lea antes todo el texto. Firmar aquí obliga igual que firmar en papel.',
    consent:
      'Leí el documento y lo acepto. Estoy de acuerdo en firmarlo por medios electrónicos: según la Ley 126-02 una firma electrónica simple es válida. Se guardarán mi nombre, la fecha y la hora, la dirección IP de mi conexión y el navegador que uso.',
    consentMissing: 'Acepte el consentimiento para firmar.',
    name: 'Su nombre completo',
    nameHint: (p) => `Como aparece en el documento: ${p.name}`,
    nameMissing: 'Escriba su nombre completo.',
    nameOther: (p) =>
      `El documento dice «${p.name}». Escriba ese nombre; los acentos y las mayúsculas no importan.`,
    submit: 'Firmar el documento',
    done: 'Su firma quedó registrada',
    doneByAll: 'Todos firmaron: el documento está acordado',
  },
  refuse: {
    action: 'No estoy de acuerdo',
    title: '¿No firmar?',
    text: 'El propietario leerá su motivo y puede enviar otra versión. Esta ya no se podrá firmar.',
    reason: 'Con qué no está de acuerdo',
    reasonMissing: 'Escriba el motivo.',
    submit: 'No firmar',
    done: 'Avisamos al propietario',
  },
} satisfies ContractText;
