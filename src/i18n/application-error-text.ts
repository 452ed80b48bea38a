import type { Language } from '#src/i18n/language.ts';

/** These cannot come from a dictionary: they are shown when a dictionary, too, may have failed to load. */
const english = {
  title: 'Application Error',
  text: 'The application failed to load. Please refresh the page.',
  refresh: 'Refresh',
};

export const applicationErrorText: Record<Language, typeof english> = {
  en: english,
  es: {
    title: 'Error de la aplicación',
    text: 'La aplicación no pudo cargar. Actualice la página.',
    refresh: 'Actualizar',
  },
};
