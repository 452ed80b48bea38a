import type { OwnerBankReadingText } from './owner-bank-reading.en.ts';

export const ownerBankReading = {
  button: 'Importar estado',
  title: 'Importar un estado de cuenta',
  hint: 'El archivo que le da su banco: CSV, TXT, Excel (.xlsx), OFX, QFX, QBO o QIF. Importarlo dos veces no agrega nada.',
  file: 'Archivo',
  choose: 'Elegir un archivo',
  fileMissing: 'Elija el archivo de su banco.',
  problems: {
    tooLarge: 'El archivo pesa más de 5 MB. Pida a su banco un período más corto.',
    empty: 'El archivo está vacío.',
    pdf: 'Un PDF no se puede importar. Descargue el estado en CSV, Excel u OFX desde su banco.',
    oldWorkbook: 'Es un archivo de Excel antiguo (.xls). Ábralo en Excel y guárdelo como .xlsx o CSV.',
    notOpened: 'No se pudo abrir el archivo. Revise su conexión y elíjalo de nuevo.',
    notReadable: 'El archivo está dañado o protegido. Guárdelo de nuevo como .xlsx o CSV, sin contraseña.',
  },
  statement: 'Estado de cuenta',
  statementHint: 'El archivo trae varios. Elija el de esta cuenta.',
  statementOf: (p) =>
    [
      p.sheet,
      p.account ? `Cuenta que termina en ${p.account}` : null,
      p.currency,
      p.line ? `Tabla en la línea ${p.line}` : null,
      p.count === 1 ? '1 línea' : `${p.count} líneas`,
    ]
      .filter(Boolean)
      .join(' · '),
  choiceMissing: 'Elija una opción.',
  questions: {
    title: 'Falta un dato del archivo',
    columns: 'Elija qué columna tiene la fecha y cuál el monto.',
    dateOrder: (p) => `¿Qué fecha es “${p.example}”?`,
    decimal: (p) => `¿Cuánto es “${p.example}”?`,
    account: '¿Cuál es esta cuenta?',
    sign: 'El balance cuadra de las dos maneras. ¿Cuál es la correcta?',
    signs: { as_written: 'Los signos como están en el archivo', turned: 'Los signos al revés' },
    first: (p) => `Línea ${p.line}: ¿el dinero entró o salió?`,
    firsts: { in: 'Entró', out: 'Salió' },
  },
  how: 'Cómo se lee el archivo',
  head: 'Línea con los títulos',
  headNone: 'Sin títulos',
  headLine: (p) => `Línea ${p.line}: ${p.text}`,
  separator: 'Las columnas se separan con',
  separators: { ',': 'Coma', ';': 'Punto y coma', '\t': 'Tabulador', '|': 'Barra vertical |' },
  separatorOther: (p) => `El signo ${p.sign}`,
  encoding: 'Codificación del texto',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (big endian)',
    'windows-1252': 'Windows (1252)',
    ibm850: 'DOS (850)',
    macintosh: 'Macintosh',
  },
  columns: 'Qué columna es cuál',
  dateOrder: 'Las fechas son',
  orders: { dmy: 'día/mes/año', mdy: 'mes/día/año', ymd: 'año/mes/día' },
  decimal: 'Los montos se escriben',
  decimals: { '.': '1,234.56', ',': '1.234,56' },
  sign: 'Signos',
  signs: { as_written: 'Como en el archivo', turned: 'Al revés: los cargos son positivos' },
  byFile: 'Como dice el archivo',
  names: {
    date: 'Fecha',
    description: 'Descripción',
    reference: 'Referencia',
    amount: 'Monto',
    debit: 'Dinero que sale',
    credit: 'Dinero que entra',
    direction: 'Entra o sale (CR/DB, +/−)',
    balance: 'Balance',
    account: 'Número de cuenta',
    currency: 'Moneda',
  },
  none: '—',
  checksBalance: 'Comprobar el balance contra las líneas',
  preview: (p) => (p.count === 1 ? '1 línea' : `${p.count} líneas`),
  totals: 'Total',
  moneyIn: 'Entra',
  moneyOut: 'Sale',
  more: (p) => `y ${p.count} más`,
  refused: (p) =>
    p.count === 1
      ? '1 línea no se puede leer y no se importará'
      : `${p.count} líneas no se pueden leer y no se importarán`,
  line: (p) => `Línea ${p.number}`,
  faults: {
    date_unreadable: 'sin fecha legible',
    amount_unreadable: 'sin monto legible',
    amount_ambiguous: 'el monto se puede leer de dos maneras',
    amount_missing: 'sin monto',
    amount_zero: 'monto en cero',
    both_sides: 'un monto que entra y otro que sale',
    sign_unknown: 'no dice si el dinero entró o salió',
    cells_missing: 'menos columnas que los títulos',
    cells_extra: 'más columnas que los títulos; el separador puede haber partido un monto o un texto',
    other_currency: 'en otra moneda',
  },
  noLines: 'Este archivo no tiene líneas.',
  balanceAgrees: (p) =>
    p.steps === 1
      ? 'El balance del archivo cuadra con 1 línea.'
      : `El balance del archivo cuadra con ${p.steps} líneas.`,
  notes: {
    sign_turned: 'El balance del archivo va al revés; por eso invertimos los signos.',
    sign_from_balance:
      'Los montos no tienen signo. El balance del archivo dice cuáles entraron y cuáles salieron.',
    no_signs:
      'Ningún monto del archivo tiene signo: todos cuentan como dinero que entra. Si algunos salieron, revise cómo se lee el archivo.',
  },
  stops: {
    other_account: (p) =>
      `El archivo es de la cuenta que termina en ${p.file}; esta termina en ${p.account}. No se importó nada.`,
    other_currency: (p) => `El archivo está en ${p.file} y la cuenta en ${p.account}. No se importó nada.`,
    tooMany: (p) =>
      `El archivo tiene ${p.count} líneas; se pueden importar ${p.most} a la vez. Pida a su banco un período más corto. No se importó nada.`,
    balance: (p) =>
      `El balance no cuadra en la línea ${p.line}: según las líneas es ${p.expected}; el archivo dice ${p.found}. No se importó nada.`,
    balanceWay:
      'Puede faltar una línea o estar mal leída. Revise cómo se lee el archivo o descárguelo de nuevo.',
  },
  isOwn: (p) => `La cuenta que termina en ${p.digits} es esta`,
  isOwnHint: 'El archivo indica esa cuenta, y esta no tiene dígitos registrados para compararla.',
  isOwnMissing: 'Confirme que el archivo es de esta cuenta.',
  submit: 'Importar',
} satisfies OwnerBankReadingText;
