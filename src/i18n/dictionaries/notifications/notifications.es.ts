import type { NotificationsText } from './notifications.en.ts';

/** Con lo que sigue a los dos puntos, si hay algo. */
const about = (words: string, what: string) => (what ? `${words}: ${what}` : words);
const of = (what: string) => (what ? ` de ${what}` : '');
const on = (day: string) => (day ? ` el ${day}` : '');

const words: NotificationsText['words'] = {
  application_received: (f) => about(`${f.who || 'Alguien'} solicitó alquilar`, f.place),
  assembly_called: (f) => about('Se convocó una asamblea', f.title),
  autopay_announced: (f) => `Se cobrarán ${f.amount || 'sus cargos'} a su tarjeta${on(f.day)}`,
  autopay_declined: () => 'Su banco rechazó el pago automático',
  autopay_declined_office: (f) =>
    about(`Rechazado el pago automático de ${f.who || 'un inquilino'}`, f.place),
  autopay_ending: (f) => `Su pago automático termina${on(f.day)}`,
  autopay_left_office: (f) => about(`Terminó el pago automático de ${f.who || 'un inquilino'}`, f.place),
  autopay_skipped: (f) =>
    f.day ? `No se cobró el pago automático del ${f.day}` : 'No se cobró su pago automático',
  autopay_started: () => 'Su pago automático está activo',
  autopay_stopped: () => 'Su pago automático se detuvo',
  calendar_reminder: (f) => about(`Se acerca${on(f.day || f.at)}`, f.title),
  card_disputed: (f) =>
    ({
      lost: `Perdió una disputa${of(f.amount)}`,
      returned: `Se cerró a su favor una disputa${of(f.amount)}`,
    })[f.state] ?? about(`Disputan un pago con tarjeta${of(f.amount)}`, f.place),
  certificate_ending: (f) =>
    f.isOver
      ? 'El certificado que firma ya venció'
      : about(`El certificado que firma vence${on(f.day)}`, f.who),
  contract_decided: (f) =>
    about(
      { signed: `${f.title} firmó el documento`, refused: `${f.title} no firmó el documento` }[f.state] ??
        'Todos firmaron el documento',
      f.place,
    ),
  contract_to_sign: (f) =>
    f.is('is_reminder')
      ? about('Falta su firma', f.place)
      : about(`${f.landlord || 'Su arrendador'} le envió un documento por firmar`, f.place),
  data_answered: (f) => `${f.landlord || 'Su propietario'} respondió sobre sus datos`,
  data_requested: (f) => `${f.who || 'Un inquilino'} pide algo sobre sus datos`,
  decision_closed: (f) => about('Cerró la votación', f.title),
  decision_closing: (f) => about('Falta su voto', f.title),
  decision_opened: (f) => about(f.is('is_voice_only') ? 'Puede opinar' : 'Puede votar', f.title),
  document_decided: (f) =>
    about(
      { refused: 'Hace falta otro documento', called_off: 'Ya no hace falta el documento' }[f.state] ??
        'Documento aceptado',
      f.title,
    ),
  document_handed_in: (f) => about(`${f.who || 'Un inquilino'} entregó un documento`, f.title),
  document_requested: (f) => about('Le piden un documento', f.title),
  document_shared: (f) => about(`${f.landlord || 'Su arrendador'} compartió con usted`, f.title),
  ecf_alarm: (f) =>
    ({
      rejected: `La DGII rechazó el e-CF ${f.number}`,
      undelivered: `El e-CF ${f.number} no llegó a su comprador`,
      contingency: 'Una contingencia dura más de lo permitido',
    })[f.state] ?? `${f.count} e-CF esperan por la DGII`,
  fiscal_receipt: (f) =>
    f.state === 'rejected'
      ? `El comprobante ${f.number} quedó sin valor`
      : `${f.landlord || 'Su arrendador'} le emitió el comprobante ${f.number}`,
  lease_ending: (f) => about(`El contrato de ${f.who || 'un inquilino'} termina${on(f.day)}`, f.place),
  legal_day: (f) =>
    about(
      `${
        {
          notice_last_day: 'Último día para avisar',
          deposit_reasons_day: 'Último día para explicar el depósito',
          take_over_last_day: 'Último día para seguir con el contrato',
          demand_pay_day: 'Último día para pagar, según el requerimiento',
          hearing: 'Audiencia',
        }[f.state] ?? 'Fecha legal'
      }${f.day ? `, ${f.day}` : ''}`,
      f.place,
    ),
  maintenance_reported: (f) => about(f.is('is_reopened') ? 'Avería reabierta' : 'Nueva avería', f.title),
  maintenance_updated: (f) =>
    about(
      `Su avería ${{ pending: 'volvió a pendiente', completed: 'quedó completada', cancelled: 'fue cancelada' }[f.state] ?? 'está en proceso'}`,
      f.title,
    ),
  message_received: (f) => about(`${f.who || 'Un inquilino'} le escribió`, f.title),
  notice_published: (f) => about(f.is('is_reminder') ? 'Recordatorio' : 'Aviso', f.title),
  notification_test: () => 'Su prueba llegó',
  parcel_waiting: (f) => about('Llegó un paquete para usted', f.title),
  payment_decided: (f) =>
    f.state === 'rejected'
      ? `Su pago${of(f.amount)} no fue aceptado`
      : `Su pago${of(f.amount)} fue confirmado`,
  payment_recorded: (f) => `Su pago${of(f.amount)} quedó registrado`,
  payment_refunded: (f) => `Le devolvieron ${f.amount}`,
  payment_reported: (f) => about(`${f.who || 'Un inquilino'} reportó un pago${of(f.amount)}`, f.place),
  payment_reversed: (f) => `Su pago${of(f.amount)} fue reversado`,
  plan_answered: (f) =>
    f.is('is_agreed') ? 'Su acuerdo de pago fue aceptado' : 'Respuesta a su solicitud de acuerdo',
  plan_requested: (f) => about(`${f.who || 'Un inquilino'} pide un acuerdo de pago`, f.place),
  preventive_opened: (f) => about(`Mantenimiento preventivo${on(f.day)}`, f.title),
  quote_received: (f) =>
    f.is('is_declined')
      ? about(`${f.who || 'Un suplidor'} no cotizará`, f.title)
      : about(`${f.who || 'Un suplidor'} cotizó${f.amount ? ` ${f.amount}` : ''}`, f.title),
  report_file_ready: (f) => about('El diario que pidió está listo', f.span),
  reservation_decided: (f) =>
    about(
      `Su reserva ${{ refused: 'no fue aprobada', cancelled: 'fue cancelada' }[f.state] ?? 'fue confirmada'}`,
      f.title,
    ),
  rules_published: (f) =>
    about(f.is('is_new') ? 'Normas de la casa' : 'Cambiaron las normas de la casa', f.place),
  scheduled_report: (f) => about('Un informe programado está listo', f.span),
  security_notice: (f) =>
    ({
      password_changed: 'Su contraseña se cambió',
      email_changed: 'El correo de su cuenta se cambió',
      factor_removed: 'La verificación en dos pasos se desactivó',
      recovery_code_used: 'Se usó un código de recuperación',
      recovery_codes_created: 'Se crearon nuevos códigos de recuperación',
      program_granted: 'Un programa tiene acceso a su cuenta',
    })[f.state] ?? 'Algo cambió en su forma de entrar',
  unit_move: (f) => about(`Su unidad cambia${on(f.day)}`, f.place),
  vendor_document_ending: (f) => `Un documento de ${f.who || 'un suplidor'} vence${on(f.day)}`,
  visit_planned: (f) => about(`Visita${on(f.day)}`, f.title),
  work_order_to_approve: (f) => about(`Un trabajo${of(f.amount)} espera su aprobación`, f.title),
};

export const notifications = {
  title: 'Notificaciones',
  description: 'Lo que pasó, lo más nuevo primero. Solo usted lo ve.',
  settings: 'Elegir qué se le notifica',
  words,
  arrived: 'Llegó una notificación nueva.',
  shown: (p) => (p.count === 1 ? '1 notificación en pantalla' : `${p.count} notificaciones en pantalla`),
  unreadGroup: 'Sin leer',
  readGroup: 'Leídas',
  unread: 'Sin leer',
  more: (p) => (p.count === 1 ? 'y 1 más antes' : `y ${p.count} más antes`),
  open: (p) => `Abrir: ${p.what}`,
  actions: (p) => `Acciones: ${p.what}`,
  filters: {
    label: 'Mostrar',
    state: { all: 'Todas', unread: 'Sin leer', snoozed: 'Para después', muted: 'Silenciadas' },
    kind: 'Tipo',
    allKinds: 'Todos los tipos',
    organization: 'Organización',
    allOrganizations: 'Todas las organizaciones',
  },
  markRead: 'Marcar como leída',
  markUnread: 'Marcar como no leída',
  markAll: 'Marcar todas como leídas',
  markedAll: (p) =>
    p.count === 1 ? '1 notificación marcada como leída.' : `${p.count} notificaciones marcadas como leídas.`,
  nothingUnread: 'No tiene notificaciones sin leer.',
  undo: 'Deshacer',
  snooze: { hour: 'Recordarme en una hora', tomorrow: 'Mañana a las 8:00', monday: 'El lunes a las 8:00' },
  snoozePick: 'Elegir la hora',
  snoozed: (p) => `Vuelve el ${p.when}.`,
  snoozedUntil: (p) => `Para después: ${p.when}`,
  unsnooze: 'Traer de vuelta ahora',
  unsnoozed: 'Está otra vez en la lista.',
  snoozeDialog: {
    title: '¿Cuándo debe volver?',
    date: 'Día',
    time: 'Hora',
    zone: (p) => `Según el reloj de ${p.zone}.`,
    submit: 'Guardar hasta entonces',
    dateMissing: 'Elija un día.',
    timeMissing: 'Elija una hora.',
    past: 'Elija una hora que no haya pasado.',
    tooFar: 'Elija una hora dentro de un año.',
  },
  mute: 'Silenciar esto',
  muteHint: 'No se le envía nada más sobre esto',
  muted: 'Silenciado. Lo que llegue queda aquí como leído.',
  unmute: 'Dejar de silenciar',
  unmuted: 'Volverá a recibir avisos sobre esto.',
  mutedEmpty: {
    title: 'No hay nada silenciado',
    text: 'Lo que silencie aparece aquí, para que pueda volver a oírlo.',
  },
  empty: {
    title: 'Está al día',
    text: 'Los pagos, mensajes, averías y documentos aparecen aquí cuando algo pasa.',
  },
  emptyFiltered: { title: 'Nada por aquí', text: 'Ninguna notificación coincide con lo que eligió ver.' },
  emptySnoozed: { title: 'Nada guardado', text: 'Lo que guarde para después espera aquí.' },
  all: 'Ver todas las notificaciones',
} satisfies NotificationsText;
