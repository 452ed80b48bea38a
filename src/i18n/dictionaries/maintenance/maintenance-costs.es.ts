import type { MaintenanceCostsText } from './maintenance-costs.en.ts';

export const maintenanceCosts = {
  title: 'Costos de mantenimiento',
  description: 'Lo que costaron las reparaciones según sus libros, y cuánto tardaron las averías.',
  period: 'Período',
  noMoney: 'Su rol no ve montos. Aquí están las averías.',
  byPlace: 'Por propiedad y unidad',
  byKind: 'Por tipo de avería',
  byAccount: 'Por cuenta',
  columns: {
    property: 'Propiedad',
    unit: 'Unidad',
    kind: 'Tipo de avería',
    account: 'Cuenta',
    cost: 'Costo',
    requests: 'Averías',
    completed: 'Resueltas',
    time: 'Tiempo promedio',
  },
  wholeProperty: 'Toda la propiedad',
  hours: (p) => `${p.hours} h`,
  daysLong: (p) => `${p.days} días`,
  empty: 'En este período no hay costos ni averías.',
  note: 'Los costos son la cuenta de reparaciones y las cuentas de gastos que usted agregó, por propiedad. La unidad es la de la factura.',
  export: 'Exportar',
  fileName: 'costos-de-mantenimiento',
} satisfies MaintenanceCostsText;
