import type { SectionsText } from './sections.en.ts';

export const sections = {
  label: (p) => `${p.section}: secciones`,
  rent: 'Alquileres',
  month: 'Cargos del mes',
  bills: 'Facturas',
  recurring: 'Fijos',
  vendors: 'Suplidores',
  journal: 'Libro diario',
  accounts: 'Catálogo de cuentas',
  periods: 'Cierre',
  accounting: 'Exportar',
  reports: 'Reportes',
  budget: 'Presupuesto',
  distributions: 'Propietarios',
  taxes: 'Impuestos',
  organization: 'Organización',
  onlinePayments: 'Formas de cobro',
  lateFees: 'Mora',
  currencies: 'Monedas',
  serviceLevels: 'Plazos de respuesta',
  activity: 'Actividad',
} satisfies SectionsText;
