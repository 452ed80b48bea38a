import { isoDate, number, object, pipe, string } from 'valibot';
import { formatDate } from '#src/i18n/format.ts';
import { placeOf } from '../place.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const Opened = object({
  maintenance_id: string(),
  number: number(),
  title: string(),
  due_on: pipe(string(), isoDate()),
  property: string(),
  /** Empty where the whole property is meant. */
  unit: string(),
});

const shortPlace = ({ property, unit }: { property: string; unit: string }): string =>
  placeOf({ property: short(property), unit: short(unit) });

/** To whom planned work is assigned, or who sees to repairs: a day of a preventive plan has opened its request. */
export const preventiveOpened = defineTemplate(Opened, {
  es: (opened, { siteUrl }) => {
    const heading = `Mantenimiento preventivo: ${short(opened.title)}`;
    const paragraph = `Toca el ${formatDate(opened.due_on, 'es', 'long')} en ${shortPlace(opened)}. La solicitud ya está abierta con su lista de tareas.`;
    return {
      ...{ subject: heading, heading, preview: paragraph },
      paragraphs: [paragraph],
      notes: [OFF.es],
      button: {
        label: 'Ver la solicitud',
        url: `${siteUrl}/owner-dashboard/maintenance/${opened.maintenance_id}`,
      },
    };
  },
  en: (opened, { siteUrl }) => {
    const heading = `Preventive maintenance: ${short(opened.title)}`;
    const paragraph = `It’s due on ${formatDate(opened.due_on, 'en', 'long')} at ${shortPlace(opened)}. The request is open, with its checklist.`;
    return {
      ...{ subject: heading, heading, preview: paragraph },
      paragraphs: [paragraph],
      notes: [OFF.en],
      button: {
        label: 'View request',
        url: `${siteUrl}/owner-dashboard/maintenance/${opened.maintenance_id}`,
      },
    };
  },
});
