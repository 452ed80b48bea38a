import type { OwnerPortfolioFilesText } from './owner-portfolio-files.en.ts';

export const ownerPortfolioFiles = {
  title: 'Importar y exportar',
  description:
    'Toda la cartera en archivos que abre cualquier hoja de cálculo. Lo que usted trae aquí se lo puede llevar.',
  back: 'Propiedades',
  exportTitle: 'Exportarlo todo',
  exportText:
    'Un ZIP con propiedades, unidades, personas, contratos, cargos, pagos y un índice de documentos. Se puede importar en otra organización.',
  exportSubmit: 'Guardar la cartera',
  exportRows: (p) => `${p.rows} filas hasta ahora…`,
  exportName: 'cartera',
  importTitle: 'Importar',
  importText:
    'Un ZIP como el que se exporta aquí, o uno de sus archivos: properties.csv, units.csv, people.csv o leases.csv. Nada se agrega antes de que usted vea qué pasaría.',
  file: 'Archivo ZIP o CSV',
  choose: 'Elija un archivo',
  checking: 'Revisando cada fila…',
  summary: 'Qué pasaría',
  files: { properties: 'Propiedades', units: 'Unidades', people: 'Personas', leases: 'Contratos' },
  columns: {
    file: 'Archivo',
    added: 'Se agregan',
    known: 'Ya están',
    refused: 'Con problema',
    row: 'Fila',
    reason: 'Problema',
  },
  refused: 'Filas con problema',
  first: (p) => `Las primeras ${p.count}.`,
  saveRefused: 'Guardar como CSV',
  refusedName: 'filas-con-problema',
  unread: (p) => `La columna «${p.column}» está vacía o no se entiende.`,
  reasons: {
    repeated: 'Está más de una vez en el archivo.',
    property_unknown: 'Su propiedad no está en los archivos ni aquí.',
    unit_unknown: 'Su unidad no está en los archivos ni aquí.',
    tenant_unknown: 'Uno de sus inquilinos no está en los archivos ni aquí.',
    guarantor_unknown: 'Uno de sus fiadores no está en los archivos ni aquí.',
    lease_overlaps: 'Otro contrato de la unidad ocupa algunos de sus días.',
    status_open: 'Un contrato en proceso de firma o con aviso de salida no se puede importar.',
  },
  problems: {
    unknown: 'Ningún archivo se llama properties.csv, units.csv, people.csv o leases.csv.',
    unreadable: 'El archivo no se puede leer. ¿Es un ZIP o un CSV?',
    empty: (p) => `${p.file}: el archivo no tiene filas.`,
    columns_missing: (p) => `${p.file}: la primera fila también debe nombrar ${p.columns}.`,
    too_many: 'Los archivos tienen más de 40,000 filas. Impórtelos por partes, primero las propiedades.',
  },
  nothingNew: 'Todo lo que hay en los archivos ya está aquí o tiene un problema.',
  submit: (p) => (p.count === 1 ? 'Agregar 1 fila' : `Agregar ${p.count} filas`),
  done: (p) => (p.count === 1 ? 'Se agregó 1 fila.' : `Se agregaron ${p.count} filas.`),
  open: 'Ver las propiedades',
  moneyNote:
    'El depósito y el saldo de cada contrato se abren con fecha de hoy; el alquiler se cobra desde el día de «charged_from». Los meses anteriores quedan en los libros de donde vienen.',
} satisfies OwnerPortfolioFilesText;
