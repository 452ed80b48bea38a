import { object } from 'valibot';
import { defineTemplate } from '../template.ts';

/** Where its reader sees how it came. */
const PATH = '/owner-dashboard/notification-test';

/** To who asked whether their notifications arrive. */
export const notificationTest = defineTemplate(object({}), {
  es: (_, { siteUrl }) => ({
    subject: 'Prueba de notificaciones',
    preview: 'Si lee esto, sus avisos llegan bien.',
    heading: 'Su prueba llegó',
    paragraphs: ['Usted pidió esta prueba en Llavero. Si la lee, sus avisos llegan bien.'],
    button: { label: 'Ver el recorrido', url: `${siteUrl}${PATH}` },
  }),
  en: (_, { siteUrl }) => ({
    subject: 'Notification test',
    preview: 'If you can read this, your notifications work.',
    heading: 'Your test arrived',
    paragraphs: ['You asked for this test in Llavero. If you can read it, your notifications work.'],
    button: { label: 'See each step', url: `${siteUrl}${PATH}` },
  }),
});
