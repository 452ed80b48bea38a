import type { ownerEcfProblems as english } from './owner-ecf-problems.en.ts';

export const ownerEcfProblems = {
  texts: {
    'issuer.taxId': {
      missing: 'El emisor todavía no tiene RNC ni cédula.',
      malformed: 'El número del emisor debe tener 9 dígitos (RNC) u 11 (cédula).',
    },
    'issuer.legalName': {
      missing: 'El emisor todavía no tiene razón social.',
      too_long: 'La razón social del emisor pasa de 150 caracteres.',
    },
    'issuer.tradeName': { too_long: 'El nombre comercial del emisor pasa de 150 caracteres.' },
    'issuer.address': {
      missing: 'El emisor todavía no tiene dirección. Un e-CF la necesita.',
      too_long: 'La dirección del emisor pasa de 100 caracteres.',
    },
    'issuer.municipality': {
      malformed: 'El municipio y la provincia del emisor no son códigos que se correspondan.',
    },
    'buyer.name': {
      missing: 'Escriba a nombre de quién va.',
      too_long: 'El nombre pasa de 150 caracteres. Acórtelo.',
      consumer_unnamed: 'Desde este monto el consumidor debe tener nombre.',
    },
    'buyer.number': {
      missing: 'Este comprobante necesita el RNC o la cédula del cliente.',
      malformed: 'Un RNC tiene 9 dígitos; una cédula, 11.',
      too_long: 'Una identificación extranjera tiene hasta 20 caracteres.',
      not_allowed: 'Este tipo de comprobante no admite esa clase de número.',
      consumer_unnamed: 'Desde este monto escriba la cédula, el RNC o el pasaporte del consumidor.',
    },
    'range.expiry': {
      missing: 'No hay números de este tipo con fecha de vencimiento. Agregue una secuencia.',
      expired: 'Los números de este tipo vencieron. Agregue una secuencia.',
    },
    issuedOn: {
      malformed: 'La fecha del comprobante no es una fecha.',
      in_future: 'La fecha del comprobante está en el futuro.',
      before_start: 'En esa fecha el emisor todavía no era electrónico.',
      too_early: 'Una nota no puede ser anterior a su comprobante.',
    },
    payment: {
      missing: 'Falta decir cómo se paga el comprobante.',
      negative: 'Un pago no puede ser negativo.',
      sum_differs: 'Los pagos no suman el total.',
    },
    'payment.dueOn': {
      missing: 'Un comprobante a crédito necesita fecha límite de pago.',
      too_early: 'La fecha límite de pago es anterior al comprobante.',
    },
    period: { too_early: 'El período termina antes de empezar.' },
    lines: {
      missing: 'No hay nada que poner en el comprobante.',
      too_many: 'Un comprobante admite 1,000 cargos. Divídalos.',
    },
    'line.name': { missing: 'El cargo no tiene descripción.' },
    'line.amount': {
      missing: 'El cargo no tiene monto en dólares.',
      negative: 'El monto del cargo no puede ser negativo.',
      not_allowed: 'Un comprobante en pesos no lleva monto en dólares.',
    },
    withheld: {
      missing: 'Este comprobante debe decir lo que se retiene.',
      negative: 'Lo retenido no puede ser negativo.',
      not_allowed: 'Este tipo de comprobante no admite retención, o no hay de qué retener.',
      over_withheld: 'Se retiene más de lo que hay.',
    },
    itbis: {
      negative: 'Los montos no pueden ser negativos.',
      not_allowed: 'Este tipo de comprobante no lleva ITBIS. Elija exento.',
      sum_differs: 'El ITBIS no corresponde a lo gravado.',
    },
    total: {
      missing: 'El comprobante no suma nada.',
      sum_differs: 'El total del e-CF no es el de los registros.',
      has_amounts: 'Una nota que corrige un texto no lleva montos.',
      over_balance: 'La nota pasa de lo que queda del comprobante.',
      not_whole: 'Una nota que anula un comprobante debe ser por el total.',
    },
    rate: { malformed: 'Escriba una tasa mayor que 0 y menor que 1,000, con hasta cuatro decimales.' },
    reference: {
      missing: 'Falta el comprobante que modifica esta nota.',
      malformed: 'El número del comprobante al que se refiere está mal escrito.',
      not_allowed: 'Este tipo de comprobante no puede referirse a otro.',
      base_other_kind: 'El comprobante al que se refiere es de otro tipo.',
      base_is_note: 'Una nota no puede referirse a otra nota.',
      base_not_accepted: 'La DGII todavía no ha aceptado el comprobante. La nota tiene que esperar.',
    },
    'reference.reason': {
      missing: 'Escriba el motivo.',
      too_long: 'El motivo admite hasta 90 caracteres.',
    },
  },
  line: (p) => `Línea ${p.line}: ${p.text}`,
  signing: {
    keys: {
      no_key: 'Nadie firma por este emisor. Elija un certificado en el perfil fiscal.',
      consent_missing:
        'Falta el consentimiento para guardar la clave de comprobantes con valor fiscal. Délo en el perfil fiscal.',
      key_unreadable:
        'La clave guardada no se puede abrir. Agregue otra vez el mismo archivo del certificado en el perfil fiscal.',
      certificate_expired: 'El certificado que firma ya venció. Agregue uno nuevo en el perfil fiscal.',
      certificate_not_yet_valid: 'El certificado que firma todavía no es válido. Elija otro o espere.',
    },
    document: 'El documento no se puede hacer. Anule su número y emita el comprobante otra vez.',
    at: (p) => `${p.text} (${p.path})`,
  },
  profile: 'Abrir el perfil fiscal',
} satisfies typeof english;
