import { similarPaymentsEs } from './similar-payments.es.ts';
import type { TenantReportText } from './tenant-report.en.ts';

export const tenantReport = {
  problems: {
    amountMissing: 'Escriba cuánto pagó, por ejemplo 25,000.00.',
    amountTooLarge: 'Ese monto es demasiado grande.',
    rateMissing: 'Escriba cuántos pesos cuesta un dólar.',
    dateFuture: 'La fecha no puede estar en el futuro.',
    dateOld: 'La fecha no puede tener más de tres años.',
    referenceLong: 'La referencia puede tener hasta 80 caracteres.',
  },
  exchange: {
    money: { DOP: 'pesos', USD: 'dólares' },
    paidIn: (p) => `Pagué en ${p.currency}`,
    rate: 'Pesos por un dólar',
    rateHint: (p) => `La última tasa de su arrendador: ${p.rate}, de ${p.source}, ${p.date}.`,
    rateOwn: 'La tasa que usó.',
    ownSource: 'Tasa del inquilino',
    counts: (p) => `Cuenta como ${p.amount}. Su arrendador confirma la tasa.`,
    paidFact: 'Usted pagó',
    rateFact: (p) => `${p.rate} · ${p.source}, ${p.date}`,
  },
  similar: similarPaymentsEs,
  photo: {
    unreadable: 'No pudimos abrir esta foto. Tome otra o elija una captura de pantalla.',
    tooLarge: 'El PDF pesa más de 5 MB. Mejor tómele una foto.',
    kind: 'Elija una foto o un PDF.',
  },
  errors: {
    file_too_large: 'El comprobante pesa más de 5 MB. Elija uno más liviano.',
    request_id_reused: 'Su primer intento sí llegó. Revise sus pagos antes de reportar otro.',
    lease_not_in_force: 'Este contrato todavía no recibe pagos.',
  },
} satisfies TenantReportText;
