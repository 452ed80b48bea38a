/** Said at the end of what can be switched off. */
export const OFF = {
  es: 'Puede desactivar estos correos en Configuración, Notificaciones.',
  en: 'You can turn off these emails under Settings, Notifications.',
};
