import type { NotificationTestText } from './notification-test.en.ts';

const again = (until: string) =>
  until ? `Llavero lo intenta otra vez a las ${until}.` : 'Llavero lo intenta otra vez automáticamente.';

const diagnoses: NotificationTestText['diagnoses'] = {
  queued: { title: 'En cola', text: () => 'La prueba está en cola y por salir.' },
  nothing_sends: {
    title: 'Nada la envía',
    text: () =>
      'La prueba lleva demasiado tiempo en espera. Este canal no está configurado aquí, o el Worker no corre. Pida a quien administra Llavero que revise sus claves.',
  },
  quiet_hours: {
    title: 'En espera por sus horas de silencio',
    text: ({ until }) =>
      until
        ? `Sale a las ${until}, cuando terminan sus horas de silencio. Puede cambiarlas en su configuración.`
        : 'Sale cuando terminan sus horas de silencio. Puede cambiarlas en su configuración.',
  },
  on_its_way: { title: 'En camino', text: () => 'Se está enviando. La respuesta tarda unos segundos.' },
  switched_off: {
    title: 'Desactivado',
    text: () => 'Según su configuración, esto no se envía. Actívelo ahí.',
  },
  muted: {
    title: 'Silenciado',
    text: () => 'Usted silenció este asunto. Vuelva a activarlo en Notificaciones.',
  },
  not_allowed: {
    title: 'No puede recibirlo',
    text: () => 'Su rol o su cuenta ya no permite este mensaje. Hable con quien administra la organización.',
  },
  throttled: {
    title: 'Demasiadas a la vez',
    text: () => 'Recibió muchas notificaciones en una hora. Esta llega con el próximo resumen.',
  },
  no_address: {
    title: 'Sin correo',
    text: () => 'Su cuenta no tiene una dirección a la que se pueda escribir. Agréguela en su configuración.',
  },
  no_device: {
    title: 'Sin dispositivo',
    text: () => 'El dispositivo se quitó. Abra Llavero en él y active las notificaciones de nuevo.',
  },
  no_consent: {
    title: 'No ha aceptado WhatsApp',
    text: () => 'Dé su número en su configuración y escriba el código que le llegue.',
  },
  no_sender: {
    title: 'No hay un número de WhatsApp que envíe',
    text: () =>
      'Ni su organización ni Llavero tienen uno aquí. Agréguelo en la configuración de la organización.',
  },
  shown_in_centre: {
    title: 'Se mostró en la aplicación',
    text: () => 'Llegó sola a su aplicación abierta. Todo funciona.',
  },
  not_shown_in_centre: {
    title: 'No llegó sola',
    text: () =>
      'Está en su lista, pero los cambios en vivo no llegan a esta página. Quizás un cortafuegos bloquea WebSockets. Recargue la página para verla.',
  },
  accepted_by_push_service: {
    title: 'El servicio de notificaciones la aceptó',
    text: () => 'El servicio del navegador la tomó. Falta que el dispositivo confirme que la mostró.',
  },
  not_shown_on_device: {
    title: 'El dispositivo no dice nada',
    text: () =>
      'El servicio la tomó, pero el dispositivo no ha confirmado. Quizás está apagado o sin conexión, o su sistema bloquea las notificaciones del navegador. Si está encendido, desactívelas y actívelas ahí de nuevo.',
  },
  shown_on_device: {
    title: 'Se mostró en el dispositivo',
    text: () => 'El dispositivo mismo confirmó que la mostró. Todo funciona.',
  },
  device_gone: {
    title: 'El dispositivo ya no está',
    text: () =>
      'Su navegador ya no recibe nuestras notificaciones, así que lo quitamos. Abra Llavero en él y actívelas de nuevo.',
  },
  push_key_wrong: {
    title: 'Rechazan la clave de notificaciones',
    text: ({ until }) =>
      `El servicio no acepta nuestra clave (VAPID). Quien administra Llavero debe revisarla; luego active las notificaciones de nuevo. ${again(until)}`,
  },
  too_large: {
    title: 'Demasiado grande',
    text: () => 'El proveedor no acepta un mensaje tan largo. Por favor, avísenos.',
  },
  accepted_by_mail_service: {
    title: 'El servicio de correo lo aceptó',
    text: () => 'Va camino a su buzón. Si no llega en unos minutos, mire en el correo no deseado.',
  },
  mail_key_wrong: {
    title: 'Rechazan la clave de correo',
    text: ({ until }) =>
      `El servicio de correo no acepta nuestra clave. Quien administra Llavero debe renovarla. ${again(until)}`,
  },
  accepted_by_whatsapp: {
    title: 'WhatsApp lo aceptó',
    text: () => 'WhatsApp lo tomó. Lo dirá cuando el teléfono lo tenga.',
  },
  delivered: { title: 'Llegó al teléfono', text: () => 'WhatsApp dice que su teléfono lo tiene.' },
  read: { title: 'Leído', text: () => 'WhatsApp dice que se abrió. Todo funciona.' },
  not_on_whatsapp: {
    title: 'El número no está en WhatsApp',
    text: () => 'WhatsApp no puede llegar a este número. Revíselo o dé otro en su configuración.',
  },
  window_closed: {
    title: 'La ventana de 24 horas está cerrada',
    text: () =>
      'WhatsApp solo acepta texto libre en las 24 horas después de que usted escribe. Apruebe la plantilla en la cuenta o escriba primero al número.',
  },
  template_missing: {
    title: 'La plantilla no está aprobada',
    text: ({ until }) =>
      `WhatsApp no conoce la plantilla, o está rechazada o en pausa. Apruébela en la cuenta. ${again(until)}`,
  },
  token_wrong: {
    title: 'WhatsApp rechaza el token',
    text: ({ until }) =>
      `El token del número que envía no es válido o venció. Escriba uno nuevo en la configuración de la organización. ${again(until)}`,
  },
  told_to_wait: {
    title: 'Piden esperar',
    text: ({ until }) => `El proveedor no acepta más por el momento. ${again(until)}`,
  },
  service_failed: {
    title: 'El proveedor tiene problemas',
    text: ({ until }) => `Respondió con un error propio. ${again(until)}`,
  },
  service_silent: {
    title: 'El proveedor no responde',
    text: ({ until }) => `No llegó respuesta a tiempo. ${again(until)}`,
  },
  refused: {
    title: 'Rechazado',
    text: () =>
      'El proveedor lo rechazó por otra razón, que está abajo en sus palabras. Por favor, avísenos.',
  },
};

const steps: NotificationTestText['steps'] = {
  queued: 'En cola',
  waits_for_morning: 'En espera por las horas de silencio',
  taken: 'Tomada para enviar',
  accepted: 'Aceptada por el proveedor',
  retried: 'No la tomó; se intenta después',
  refused: 'Rechazada del todo',
  shown: 'Mostrada',
  delivered: 'Entregada',
  read: 'Leída',
  failed: 'No se entregó',
  device_gone: 'Dispositivo quitado',
  no_address: 'Sin dirección',
  no_device: 'No existe el dispositivo',
  no_consent: 'Sin consentimiento',
  no_sender: 'Sin número que envíe',
  not_allowed: 'Sin permiso',
  switched_off: 'Desactivada',
  muted: 'Silenciada',
  throttled: 'Demasiadas en una hora',
};

const browser: NotificationTestText['browser'] = {
  unsupported: {
    title: 'Este navegador no muestra notificaciones',
    text: () =>
      'No las admite, o aquí falta el programa de Llavero que las muestra. Pruebe con otro navegador.',
  },
  needs_install: {
    title: 'Agregue Llavero a su pantalla de inicio',
    text: () =>
      'Un iPhone o iPad solo muestra notificaciones de aplicaciones instaladas. Toque Compartir, luego «Agregar a inicio», y ábrala desde ahí.',
  },
  not_offered: {
    title: 'Aquí no están configuradas',
    text: () => 'Quien administra Llavero debe poner las claves VAPID (docs/deploy.md).',
  },
  denied: {
    title: 'Las notificaciones están bloqueadas',
    text: () =>
      'Usted dijo que no en este navegador. Abra los permisos del sitio con el icono que está antes de la dirección, permita las notificaciones y recargue.',
  },
  default: {
    title: 'Este navegador no tiene notificaciones activas',
    text: () => 'Actívelas en su configuración.',
  },
  off: {
    title: 'Este navegador no tiene notificaciones activas',
    text: () => 'Están permitidas, pero el navegador no está registrado. Actívelas en su configuración.',
  },
};

export const notificationTest = {
  title: 'Prueba de notificaciones',
  description: 'Envíese una prueba y vea cada paso con las palabras del proveedor.',
  channel: 'Canal',
  channels: { in_app: 'En la aplicación', email: 'Correo', push: 'Dispositivo', whatsapp: 'WhatsApp' },
  device: 'Dispositivo',
  deviceMissing: 'Elija un dispositivo. Primero active las notificaciones en uno.',
  noDevices: 'No tiene ningún dispositivo con notificaciones activas.',
  unnamedDevice: 'Navegador',
  send: 'Enviar prueba',
  sent: 'Prueba enviada. Sígala abajo.',
  settings: 'Configurar notificaciones',
  results: 'Sus últimas pruebas',
  empty: {
    title: 'Todavía no hay pruebas',
    text: 'Cada prueba aparece aquí: cuándo salió, qué respondió cada proveedor y qué hacer.',
  },
  sentAt: (p) => `Enviada: ${p.when}`,
  stepsOf: (p) => `Pasos: ${p.channel}`,
  sender: {
    title: 'Número de WhatsApp',
    text: 'El número de WhatsApp Business que escribe a sus inquilinos y a su equipo. Sin uno, nada sale por WhatsApp, salvo que Llavero tenga un número aquí.',
    isOn: (p) => `Los mensajes salen del ${p.phone}.`,
    failing: 'WhatsApp rechaza este número. En sus palabras:',
    change: 'Escribirlo de nuevo',
    remove: 'Quitar el número',
    removed: 'Se quitó el número.',
    phoneNumberId: 'Identificador del número de WhatsApp',
    wabaId: 'Identificador de la cuenta de WhatsApp Business',
    token: 'Clave de acceso',
    tokenHint: 'Se guarda cifrada y no se muestra más.',
    idInvalid: 'Escriba el identificador como lo muestra Meta: solo números.',
    tokenMissing: 'Escriba la clave.',
    save: 'Comprobar y guardar',
    saved: 'WhatsApp conoce el número. Guardado.',
  },
  diagnoses,
  steps,
  browser,
} satisfies NotificationTestText;
