import { object, string } from 'valibot';
import { defineTemplate } from '../template.ts';

const LeftOffice = object({ tenant: string(), property: string(), unit: string(), lease_id: string() });

/** To the office: an automatic payment ended because its tenant left the lease. */
export const autopayLeftOffice = defineTemplate(LeftOffice, {
  es: (p, { siteUrl }) => ({
    subject: `Terminó el pago automático de ${p.tenant}`,
    preview: 'Ya no figura en el contrato.',
    heading: 'Terminó un pago automático',
    paragraphs: [
      `${p.tenant} dejó el contrato. A su tarjeta no se le cobra más, y ya lo sabe. Los demás inquilinos pueden activar su propio pago automático.`,
    ],
    facts: [['Lugar', `${p.property}, ${p.unit}`]],
    button: { label: 'Ver el contrato', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
  }),
  en: (p, { siteUrl }) => ({
    subject: `Autopay for ${p.tenant} ended`,
    preview: 'They have left the lease.',
    heading: 'Autopay ended',
    paragraphs: [
      `${p.tenant} left the lease. Their card won’t be charged again, and they know. The other tenants can set up their own autopay.`,
    ],
    facts: [['Place', `${p.property}, ${p.unit}`]],
    button: { label: 'View the lease', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
  }),
});
