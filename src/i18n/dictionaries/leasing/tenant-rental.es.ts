import type { TenantRentalText } from './tenant-rental.en.ts';

export const tenantRental = {
  title: 'Mi alquiler',
  place: 'Donde vive',
  placeOfBusiness: 'Su local',
  address: 'Dirección',
  landlord: 'Le alquila a',
  terms: 'Su contrato',
  rent: 'Alquiler',
  perMonth: (p) => `${p.amount} al mes`,
  dueDay: 'Se paga',
  dueDayValue: (p) => `El día ${p.day} de cada mes`,
  from: 'Desde',
  to: 'Hasta',
  monthToMonth: 'Mes a mes',
  deposit: 'Depósito',
  noDeposit: 'No tiene',
  partMonths: 'Meses incompletos',
  partMonth: {
    thirty_days: 'Cada día cuesta el alquiler dividido entre 30.',
    calendar_month: 'Cada día cuesta el alquiler dividido entre los días de ese mes.',
    year_365: 'Cada día cuesta el alquiler de un año dividido entre 365.',
    none: 'Un mes empezado se paga completo.',
  },
  lateFees: 'Si paga tarde',
  noLateFee: 'Su contrato no tiene mora.',
  fixedFee: (p) => `Se carga una mora de ${p.amount}, una sola vez, a cada alquiler atrasado.`,
  feeOfOutstanding: (p) =>
    `Se carga una mora del ${p.percent} de lo que falte por pagar, una sola vez, a cada alquiler atrasado.`,
  feeOfRent: (p) =>
    `Se carga una mora del ${p.percent} del alquiler, una sola vez, a cada alquiler atrasado.`,
  feeCap: (p) => `Nunca pasa de ${p.amount}.`,
  grace: (p) =>
    p.count === 0
      ? 'Se aplica desde el día siguiente al vencimiento.'
      : p.count === 1
        ? 'Tiene un día de gracia después del vencimiento.'
        : `Tiene ${p.count} días de gracia después del vencimiento.`,
  changes: 'Cambios de alquiler acordados',
  changeOn: (p) => `Desde el ${p.date}`,
  rentFree: 'Sin alquiler',
  upcoming: (p) => `Su contrato comienza el ${p.date}.`,
  ended: (p) => `Este contrato terminó el ${p.date}. Sus pagos y recibos siguen aquí.`,
  errorTitle: 'No pudimos cargar su contrato',
} satisfies TenantRentalText;
