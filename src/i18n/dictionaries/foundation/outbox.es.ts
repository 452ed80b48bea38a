import type { OutboxText } from './outbox.en.ts';

export const outbox = {
  title: 'Por enviar',
  text: 'Lo que hizo sin conexión espera aquí y se envía solo, en orden, cuando vuelve la conexión.',
  back: 'Inicio',
  emptyTitle: 'No hay nada por enviar',
  emptyText: 'Lo que reporte, escriba o califique sin conexión aparece aquí hasta que se envíe.',
  unsent: 'Por enviar',
  sent: 'Enviado',
  sentText: 'Lo que se envió desde aquí en los últimos siete días.',
  kinds: {
    maintenance_report: 'Avería reportada',
    maintenance_message: 'Mensaje sobre una avería',
    maintenance_photos: 'Fotos de una avería',
    maintenance_rating: 'Calificación de una reparación',
    payment_report: 'Reporte de pago',
    message: 'Mensaje',
    conversation: 'Nueva conversación',
    requested_document: 'Documento que le pidieron',
    notice_acknowledgement: 'Acuse de recibo de un aviso',
  },
  states: {
    waiting: 'En espera',
    sending: 'Enviando…',
    sent: 'Enviado',
    failed: 'No se envió',
  },
  photos: (p) => (p.count === 1 ? 'Una foto' : `${p.count} fotos`),
  files: (p) => (p.count === 1 ? 'Un archivo' : `${p.count} archivos`),
  stars: (p) => `${p.count} de 5`,
  withProof: 'Con comprobante',
  madeAt: 'Escrito',
  sentAt: 'Enviado',
  percent: (p) => `${p.percent}%`,
  photo: (p) => `Foto ${p.number}`,
  sendNow: 'Enviar ahora',
  retry: 'Intentar de nuevo',
  edit: 'Cambiar',
  open: 'Abrir',
  discard: 'Descartar',
  discardTitle: '¿Descartar esto sin enviarlo?',
  discardText: 'Todavía no se ha enviado. El texto y las fotos se borran de este equipo.',
  discarded: 'Descartado',
  editMessage: 'Cambiar el mensaje',
  message: 'Mensaje',
  messageMissing: 'Escriba algo primero.',
  kept: 'Guardado en este equipo. Se enviará cuando vuelva la conexión.',
  line: (p) =>
    [
      p.waiting > 0 ? (p.waiting === 1 ? 'Una cosa por enviar' : `${p.waiting} cosas por enviar`) : '',
      p.failed > 0 ? (p.failed === 1 ? 'una no se pudo enviar' : `${p.failed} no se pudieron enviar`) : '',
    ]
      .filter(Boolean)
      .join(' · '),
  see: 'Ver lo que falta',
  asOf: (p) => `Datos cargados el ${p.moment}`,
  arrived: 'Lo pendiente ya se envió',
  leaving: {
    title: 'Hay algo que no se ha enviado',
    text: (p) =>
      p.count === 1
        ? 'Una cosa que hizo todavía no se ha enviado. Si cierra la sesión ahora, se borra de este equipo.'
        : `${p.count} cosas que hizo todavía no se han enviado. Si cierra la sesión ahora, se borran de este equipo.`,
    send: 'Enviar y cerrar sesión',
    leave: 'Borrar y cerrar sesión',
    stay: 'Seguir aquí',
    offline: 'No hay conexión: se podrán enviar cuando vuelva.',
    left: 'No se pudo enviar todo. Vea lo que falta por enviar.',
  },
} satisfies OutboxText;
