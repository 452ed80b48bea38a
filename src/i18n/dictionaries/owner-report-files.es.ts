import type { OwnerReportFilesText } from './owner-report-files.en.ts';

export const ownerReportFiles: OwnerReportFilesText = {
  title: 'Diario de un año',
  description:
    'Todos los asientos de un período en un archivo CSV, sean cuantos sean. Se hace mientras se sigue trabajando.',
  back: 'Reportes',
  form: {
    title: 'Archivo nuevo',
    period: 'Período',
    thisYear: (p) => `${p.year}, hasta hoy`,
    days: 'Otras fechas',
    from: 'Desde',
    to: 'Hasta',
    property: 'Propiedad',
    everyProperty: 'Todas las propiedades',
    periodInvalid: 'Elija el primer y el último día, tres años como máximo.',
    submit: 'Hacer el archivo',
    asked: 'Se está haciendo. Sale un mensaje cuando esté listo.',
  },
  list: {
    title: 'Archivos',
    text: 'Se guardan siete días.',
    empty: 'No se ha pedido ningún archivo.',
    statuses: { waiting: 'En espera', working: 'Haciéndose', done: 'Listo', failed: 'Falló' },
    progress: (p) => `${p.done} de ${p.all} asientos`,
    progressOf: (p) => `Avance: ${p.period}`,
    ready: (p) => `${p.entries} asientos, ${p.size}`,
    failedText: 'No se pudo hacer. Pídalo de nuevo.',
    notAllowed: 'Quien lo pidió ya no puede ver el dinero.',
    download: 'Descargar',
    downloadOf: (p) => `Descargar ${p.period}`,
    remove: (p) => `Quitar ${p.period}`,
    removed: 'Quitado.',
    kilobytes: (p) => `${p.count} KB`,
    megabytes: (p) => `${p.count} MB`,
  },
  fileName: 'diario',
};
