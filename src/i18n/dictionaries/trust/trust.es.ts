import type { TrustText } from './trust.en.ts';

export const trust = {
  title: 'Confianza',
  description:
    'Lo importante queda en un registro que nadie puede cambiar sin que se note. Compruébelo aquí.',
  alarm: {
    title: (p) => `El registro de ${p.name} ya no es el mismo`,
    whatToDo:
      'No borre los datos de este navegador. Tome una foto de esta página y pida una explicación al propietario.',
  },
  logs: {
    title: 'Sus registros',
    text: 'Su navegador recuerda cada registro y comprueba que solo ha crecido.',
    good: (p) => (p.count === 1 ? '1 entrada. Nada ha cambiado.' : `${p.size} entradas. Nada ha cambiado.`),
    sign: 'Comprobar ahora',
    signed: 'El registro se firmó y se comprobó.',
    emptyTitle: 'Todavía no hay ningún registro firmado',
    emptyText: 'Los registros se firman cada hora. Después podrá comprobar el suyo aquí.',
  },
  entries: {
    title: 'Últimas entradas',
    text: 'Lo que se registró, primero lo más reciente.',
    shown: (p) => (p.count === 1 ? '1 entrada' : `${p.count} entradas`),
    number: (p) => `N.º ${p.number}`,
    emptyTitle: 'Todavía no hay nada en el registro',
    emptyText: 'Los pagos, los contratos y los cambios de acceso aparecen aquí antes de una hora.',
  },
  receipts: {
    title: 'Sus recibos',
    text: 'Compruebe que un recibo está en el registro de su propietario, tal como lo recibió.',
    number: (p) => `Recibo ${p.number}`,
    voided: 'anulado',
    emptyTitle: 'Todavía no tiene recibos',
    emptyText: 'Cuando se confirme un pago, su recibo aparecerá aquí.',
  },
  check: 'Comprobar',
  checkOf: (p) => `Comprobar: ${p.what}`,
  proved: 'Está en el registro firmado, sin cambios.',
  download: 'Descargar la prueba',
  logged: 'Lo que se registró',
  salt: 'Sal',
  removed: 'Lo que decía se quitó para proteger a una persona.',
  faults: {
    rewritten: 'Se cambió o se quitó algo que ya estaba registrado.',
    shorter: 'El registro es más corto que la última vez que usted estuvo aquí.',
    other_key: 'El registro está firmado con otra clave que la última vez que usted estuvo aquí.',
    unsigned: 'El registro no lleva una firma válida.',
  },
  proofFaults: {
    unsigned: 'El registro no lleva una firma válida.',
    not_in_the_log: 'Esto no está en el registro firmado.',
    other_facts: 'Esto ya no dice lo que decía cuando se registró.',
  },
  kinds: {
    entry: 'Asiento contable',
    receipt: 'Recibo',
    receipt_void: 'Recibo anulado',
    access: 'Accesos o miembros',
    lease: 'Contrato de alquiler',
    document: 'Documento',
    contract: 'Contrato enviado',
    signature: 'Firma',
    data_request: 'Solicitud sobre datos personales',
    decision: 'Decisión de un edificio',
    assembly: 'Acta de una asamblea',
    other: 'Otra entrada',
  },
} satisfies TrustText;
