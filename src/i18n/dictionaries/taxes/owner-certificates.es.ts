import type { OwnerCertificatesText } from './owner-certificates.en.ts';

export const ownerCertificates = {
  title: 'Certificado que firma',
  text: 'Cada e-CF se firma con el certificado de una persona. La DGII debe tenerla como firmante de este emisor.',
  none: 'Todavía no hay un certificado. Sin él, aquí no se firma nada.',
  add: 'Agregar certificado',
  addTitle: 'Agregar un certificado que firma',
  addText:
    'El archivo se abre en esta página y su contraseña se queda aquí. La clave se cifra antes de guardarse.',
  file: 'Archivo del certificado',
  fileHint: 'Un archivo .p12 o .pfx de la entidad que lo emitió.',
  choose: 'Elegir archivo',
  password: 'Contraseña del archivo',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  open: 'Abrir el archivo',
  opening: 'Abriendo…',
  save: 'Guardar certificado',
  saved: 'Certificado guardado',
  faults: {
    missing: 'Elija el archivo del certificado.',
    not_a_key_file: 'Este no es un archivo .p12 ni .pfx.',
    wrong_password: 'La contraseña no es la de este archivo.',
    no_key: 'El archivo no tiene una clave RSA.',
    no_certificate: 'El archivo no tiene el certificado de su clave.',
    several_pairs: 'El archivo tiene varios certificados con sus claves. Exporte solo el que firma.',
    certificate_of_sha1:
      'Este certificado fue firmado con SHA-1, que ya no es seguro. Pida uno nuevo a la entidad que lo emitió.',
    not_read: 'No se pudo leer el archivo. Elíjalo de nuevo.',
  },
  refusals: {
    certificate_malformed: 'El archivo no tiene un certificado que se pueda leer.',
    certificate_of_sha1:
      'Este certificado fue firmado con SHA-1, que ya no es seguro. Pida uno nuevo a la entidad que lo emitió.',
    certificate_expired: 'Este certificado ya venció. Pida uno nuevo a la entidad que lo emitió.',
    certificate_not_yet_valid: 'Este certificado todavía no es válido.',
    key_not_of_certificate: 'La clave no es la de este certificado.',
    key_too_weak: 'La clave es muy corta. Pida un certificado de 2,048 bits o más.',
  },
  holder: 'Titular',
  number: 'Número',
  authority: 'Emitido por',
  valid: 'Vigencia',
  from: ({ from, until }: { from: string; until: string }) => `Del ${from} al ${until}`,
  ends: ({ date }: { date: string }) => `Vence el ${date}. Pida uno nuevo a tiempo.`,
  ended: ({ date }: { date: string }) => `Venció el ${date}. Ya no firma nada.`,
  signer: ({ issuer }: { issuer: string }) => `Quién firma por ${issuer}`,
  nobody: 'Nadie',
  signerSet: 'Firmante guardado',
  try: 'Probar con la DGII',
  letIn: {
    testecf: 'La DGII reconoció al firmante en su ambiente de pruebas.',
    certecf: 'La DGII reconoció al firmante en su ambiente de certificación.',
    ecf: 'La DGII reconoció al firmante. Lo que se envíe tiene valor fiscal.',
  },
  trial: {
    no_key: 'Todavía nadie firma por este emisor.',
    consent_missing: 'Falta el consentimiento para guardar la clave de comprobantes con valor fiscal.',
    key_unreadable: 'La clave guardada no se puede abrir. Agregue otra vez el mismo archivo del certificado.',
    certificate_expired: 'El certificado que firma ya venció. Agregue uno nuevo.',
    certificate_not_yet_valid: 'El certificado que firma todavía no es válido.',
    unreachable: 'La DGII no responde. Pruebe de nuevo en unos minutos.',
    maintenance: 'El servicio de la DGII está fuera de servicio. Pruebe más tarde.',
    refused: 'La DGII no reconoció al firmante. Verifique que lo tenga como firmante.',
  },
  message: ({ code, text }: { code: string; text: string }) => `DGII ${code}: ${text}`,
  remove: 'Quitar',
  removeTitle: ({ holder }: { holder: string }) => `¿Quitar el certificado de ${holder}?`,
  removeText:
    'Su clave se destruye. Lo que firmó sigue siendo válido. Lo que no se ha firmado espera hasta que haya otro.',
  removed: 'Certificado quitado',
  consent: 'Consentimiento',
  consentGiven: ({ date, by, version }: { date: string; by: string; version: string }) =>
    `Dado el ${date}${by && ` por ${by}`} (texto del ${version})`,
  consentOlder:
    'Ese texto fue reemplazado. El consentimiento sigue vigente. Puede leer el texto actual y aceptarlo.',
  consentMissing: 'Falta: esta clave solo firma en los ambientes de prueba de la DGII.',
  consentGive: 'Leer y consentir',
  consentTitle: 'Guardar aquí esta clave para comprobantes con valor fiscal',
  consentLead: ({ holder }: { holder: string }) =>
    `Se trata de la clave privada de ${holder}. Lea todo antes de dar su consentimiento.`,
  consentText: [
    {
      about: 'La ley.',
      text: 'La Ley 32-23 (artículo 6) pide que la clave esté en un dispositivo seguro, bajo el control exclusivo de su titular. Lo contrario es una infracción (artículo 26, numeral 6).',
    },
    {
      about: 'Proveedores certificados.',
      text: 'El Decreto 587-24 (artículo 22) les permite guardar claves, con un enlace a una entidad de INDOTEL. Esto lo leímos de segunda mano. Llavero no es uno de ellos. Consulte a un abogado antes de consentir.',
    },
    {
      about: 'Quién tiene la clave.',
      text: 'El servidor de Llavero la guarda cifrada, solo para esta organización. Ninguna pantalla la muestra. Quien opera el servidor tiene el secreto que la abre.',
    },
    {
      about: 'Cuándo se usa.',
      text: 'Solo al firmar: comprobantes, respuestas a proveedores, números sin usar, y el acceso a la DGII y a los servicios de otros contribuyentes. Firma solo por los emisores para los que un propietario la eligió.',
    },
    {
      about: 'Quién la hace firmar.',
      text: 'Quienes tienen el puesto de propietario, administrador o contabilidad, al emitir comprobantes o responder a proveedores. El acuse de recibo de lo que llega, y lo que quedó pendiente, se firma sin nadie presente.',
    },
    {
      about: 'Qué queda registrado.',
      text: 'Quién entregó la clave, quién dio su consentimiento, quién la eligió para cuál emisor y cada documento que firmó.',
    },
    {
      about: 'Cómo termina.',
      text: 'Un propietario retira el consentimiento cuando quiera, al quitar el certificado. La clave se borra enseguida y no firma nada más. Las copias de seguridad la conservan cifrada hasta que caducan. El titular también puede pedir a la entidad que revoque el certificado.',
    },
  ],
  consentCheck: 'Soy el titular, o actúo con su autorización, y doy mi consentimiento.',
  consentNeeded: 'Marque la casilla para consentir.',
  consentSubmit: 'Dar consentimiento',
  consented: 'Consentimiento registrado',
} satisfies OwnerCertificatesText;
