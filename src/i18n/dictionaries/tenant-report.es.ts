import type { TenantReportText } from './tenant-report.en.ts';

export const tenantReport = {
  problems: {
    amountMissing: 'Escriba cuánto pagó, por ejemplo 25,000.00.',
    amountTooLarge: 'Ese monto es demasiado grande.',
    dateFuture: 'El día no puede estar en el futuro.',
    dateOld: 'El día puede ser de hace tres años como máximo.',
    referenceLong: 'La referencia puede tener hasta 80 caracteres.',
  },
  photo: {
    unreadable: 'No pudimos abrir esta foto. Tome otra o elija una captura de pantalla.',
    tooLarge: 'El PDF pesa más de 5 MB. Mejor tómele una foto.',
    kind: 'Elija una foto o un PDF.',
  },
  errors: {
    file_too_large: 'El comprobante pesa más de 5 MB. Elija uno más liviano.',
    request_id_reused: 'Su primer intento sí llegó. Mire sus pagos antes de reportar otro.',
    lease_not_in_force: 'Este contrato todavía no recibe pagos.',
  },
} satisfies TenantReportText;
