import { boolean, integer, number, object, picklist, pipe, string } from 'valibot';
import { maintenancePriorities, maintenanceStatuses } from '#src/domain/maintenance/maintenance-enums.ts';
import { placeOf } from '../place.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const Reported = object({
  maintenance_id: string(),
  number: pipe(number(), integer()),
  title: string(),
  priority: picklist(maintenancePriorities),
  property: string(),
  unit: string(),
  is_reopened: boolean(),
});
const PRIORITY = {
  es: { low: 'Baja', medium: 'Media', high: 'Alta', urgent: 'Urgente' },
  en: { low: 'Low', medium: 'Medium', high: 'High', urgent: 'Urgent' },
};

/** To those who see to repairs: something was reported, is urgent, or was not repaired after all. */
export const maintenanceReported = defineTemplate(Reported, {
  es: (p, { siteUrl }) => {
    const first = p.priority === 'urgent' ? 'Avería urgente' : 'Nueva avería';
    const kind = p.is_reopened ? 'Avería reabierta' : first;
    return {
      subject: `${kind}: ${short(p.title)}`,
      preview: placeOf(p),
      heading: kind,
      paragraphs: [
        p.is_reopened
          ? 'El inquilino dice que no quedó resuelta.'
          : 'Hay algo que reparar. Responda para que el inquilino sepa que ya lo está viendo.',
      ],
      facts: [
        ['Avería', `N.º ${p.number}, ${p.title}`],
        ['Lugar', placeOf(p)],
        ['Prioridad', PRIORITY.es[p.priority]],
      ],
      button: {
        label: 'Ver la avería',
        url: `${siteUrl}/owner-dashboard/maintenance/${p.maintenance_id}`,
      },
      notes: [OFF.es],
    };
  },
  en: (p, { siteUrl }) => {
    const first = p.priority === 'urgent' ? 'Urgent request' : 'New request';
    const kind = p.is_reopened ? 'Request reopened' : first;
    return {
      subject: `${kind}: ${short(p.title)}`,
      preview: placeOf(p),
      heading: kind,
      paragraphs: [
        p.is_reopened
          ? 'The tenant says it isn’t fixed.'
          : 'Something needs repair. Reply so the tenant knows you’re on it.',
      ],
      facts: [
        ['Request', `No. ${p.number}, ${p.title}`],
        ['Unit', placeOf(p)],
        ['Priority', PRIORITY.en[p.priority]],
      ],
      button: { label: 'View request', url: `${siteUrl}/owner-dashboard/maintenance/${p.maintenance_id}` },
      notes: [OFF.en],
    };
  },
});

const Updated = object({
  maintenance_id: string(),
  number: pipe(number(), integer()),
  title: string(),
  status: picklist(maintenanceStatuses),
  landlord: string(),
});
const STATUS = {
  es: {
    pending: 'volvió a pendiente',
    in_progress: 'está en proceso',
    completed: 'quedó completada',
    cancelled: 'fue cancelada',
  },
  en: {
    pending: 'is pending again',
    in_progress: 'is in progress',
    completed: 'was completed',
    cancelled: 'was cancelled',
  },
};

/** To the tenants of a request: how it goes on. */
export const maintenanceUpdated = defineTemplate(Updated, {
  es: (p, { siteUrl }) => ({
    subject: `Su avería ${STATUS.es[p.status]}: ${short(p.title)}`.slice(0, 79),
    preview: `De ${p.landlord}`,
    heading: `Su avería ${STATUS.es[p.status]}`,
    paragraphs: [
      p.status === 'completed'
        ? 'Díganos cómo quedó. Si no se resolvió, puede reabrirla durante 30 días.'
        : 'Vea cómo va y escriba si hace falta.',
    ],
    facts: [['Avería', `N.º ${p.number}, ${p.title}`]],
    button: { label: 'Ver cómo va', url: `${siteUrl}/tenant-dashboard/maintenance/${p.maintenance_id}` },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `Your repair request ${STATUS.en[p.status]}: ${short(p.title)}`.slice(0, 79),
    preview: `From ${p.landlord}`,
    heading: `Your repair request ${STATUS.en[p.status]}`,
    paragraphs: [
      p.status === 'completed'
        ? 'Tell us how it went. If it isn’t fixed, you can reopen it within 30 days.'
        : 'Check the progress, and write if you need to.',
    ],
    facts: [['Request', `No. ${p.number}, ${p.title}`]],
    button: { label: 'View progress', url: `${siteUrl}/tenant-dashboard/maintenance/${p.maintenance_id}` },
    notes: [OFF.en],
  }),
});
