import type { OwnerReportFilesText } from './owner-report-files.en.ts';

export const ownerReportFiles: OwnerReportFilesText = {
  title: 'Diario de un año',
  description:
    'Todos los asientos de un período en un archivo CSV, sean cuantos sean. Se prepara mientras usted sigue trabajando.',
  back: 'Reportes',
  form: {
    title: 'Nuevo archivo',
    period: 'Período',
    property: 'Propiedad',
    everyProperty: 'Todas las propiedades',
    periodInvalid: 'Elija el primer y el último día, tres años como máximo.',
    submit: 'Generar archivo',
    asked: 'Se está preparando. Verá un mensaje cuando esté listo.',
  },
  list: {
    title: 'Archivos',
    text: 'Se conservan siete días.',
    empty: 'Sin archivos',
    emptyText: 'Los archivos que pida aparecerán aquí, con su avance.',
    statuses: { waiting: 'En espera', working: 'Preparando', done: 'Listo', failed: 'Falló' },
    progress: (p) => `${p.done} de ${p.all} asientos`,
    progressOf: (p) => `Avance: ${p.period}`,
    ready: (p) => `${p.entries} asientos, ${p.size}`,
    failedText: 'No se pudo generar. Pídalo de nuevo.',
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
