import type { ErrorsNotificationsText } from './errors-notifications.en.ts';

export const errorsNotifications = {
  cadence_not_offered: 'Este aviso no se envía de esa forma. Elija otra.',
  digest_time_missing: 'Elija la hora y el día de sus resúmenes.',
  notification_needed:
    'Este aviso protege su cuenta o su dinero y tiene que llegarle. Déjelo puesto en alguna parte: correo, notificación o WhatsApp.',
  phone_invalid: 'Escriba el número con el código del país, por ejemplo +1 809 555 0123.',
  quiet_hours_incomplete: 'Elija cuándo empiezan y cuándo terminan las horas de silencio, a horas distintas.',
  snooze_invalid: 'Elija una hora desde ahora hasta dentro de un año.',
  too_many_devices: 'Ya recibe avisos en 20 dispositivos. Quite uno primero.',
  whatsapp_not_set_up: 'WhatsApp todavía no está configurado aquí: no se puede enviar nada a su número.',
  whatsapp_number_unknown: 'WhatsApp no conoce este número, o la clave es de otro. Revise los dos.',
  whatsapp_silent:
    'WhatsApp no responde en este momento. No se guardó nada. Inténtelo de nuevo en un minuto.',
  whatsapp_token_invalid: 'WhatsApp no acepta esta clave. Cree otra en su cuenta de Meta y escríbala.',
} satisfies ErrorsNotificationsText;
