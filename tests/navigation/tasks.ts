/** One thing that people come for, in everyday words, with where it is done. */
export interface Task {
  /** What somebody would say that they want. */
  readonly es: string;
  readonly en: string;
  /** The address below the area's base where it is done. */
  readonly to: string;
  /** What is typed into the search, at most six keystrokes: the first line found leads there. */
  readonly typed: { readonly es: string; readonly en: string };
}

/**
 * What owners and their teams come for, written down before the menu was planned. `docs/navigation.md` says where each thing
 * is, a test holds that each is at most two steps away, and another finds each by search.
 */
export const ownerTasks: readonly Task[] = [
  {
    es: 'Ver quién está atrasado con el alquiler',
    en: 'See who is behind on rent',
    to: '/finance?tab=charges&f.state=late',
    typed: { es: 'atras', en: 'overdu' },
  },
  {
    es: 'Anotar que me pagaron en efectivo',
    en: 'Record a cash payment',
    to: '/finance?record=1',
    typed: { es: 'cobrar', en: 'record' },
  },
  {
    es: 'Revisar la transferencia que mandó un inquilino',
    en: 'Check a transfer that a tenant sent',
    to: '/finance?f.status=reported',
    typed: { es: 'transf', en: 'transf' },
  },
  {
    es: 'Cobrarle a un inquilino una llave nueva',
    en: 'Charge a tenant for a new key',
    to: '/finance/charges/new',
    typed: { es: 'cargar', en: 'add ch' },
  },
  {
    es: 'Poner la cuenta a la que me transfieren',
    en: 'Set the account that tenants transfer to',
    to: '/finance/online-payments',
    typed: { es: 'formas', en: 'ways t' },
  },
  {
    es: 'Aceptar tarjetas',
    en: 'Take cards',
    to: '/finance/online-payments',
    typed: { es: 'tarjet', en: 'card' },
  },
  {
    es: 'Cambiar cuánto se cobra por pagar tarde',
    en: 'Change what a late payer is charged',
    to: '/finance/late-fees',
    typed: { es: 'mora', en: 'late f' },
  },
  {
    es: 'Ver qué se va a cobrar el mes que viene',
    en: 'See what will be charged next month',
    to: '/finance/month',
    typed: { es: 'cargos', en: 'upcomi' },
  },
  {
    es: 'Anotar la factura del plomero',
    en: 'Enter the plumber’s bill',
    to: '/finance/expenses/new',
    typed: { es: 'nueva', en: 'bill' },
  },
  {
    es: 'Ver lo que se debe a los suplidores',
    en: 'See what is owed to vendors',
    to: '/finance/expenses',
    typed: { es: 'gastos', en: 'spendi' },
  },
  {
    es: 'Anotar el pago fijo del guardián',
    en: 'Set up the guard’s monthly bill',
    to: '/finance/expenses/recurring',
    typed: { es: 'fijo', en: 'recurr' },
  },
  {
    es: 'Buscar el teléfono del electricista',
    en: 'Look up the electrician’s number',
    to: '/finance/vendors',
    typed: { es: 'suplid', en: 'vendor' },
  },
  {
    es: 'Subir el estado de cuenta del banco',
    en: 'Upload the bank statement',
    to: '/finance/bank',
    typed: { es: 'banco', en: 'bank' },
  },
  {
    es: 'Ver los asientos de contabilidad',
    en: 'See the accounting entries',
    to: '/finance/journal',
    typed: { es: 'libros', en: 'books' },
  },
  {
    es: 'Agregar una cuenta contable',
    en: 'Add an account to the chart',
    to: '/finance/accounts',
    typed: { es: 'catálo', en: 'chart' },
  },
  {
    es: 'Cerrar el mes para que nadie lo cambie',
    en: 'Close the month so that nobody changes it',
    to: '/finance/periods',
    typed: { es: 'cierre', en: 'close' },
  },
  {
    es: 'Mandarle los libros al contador',
    en: 'Send the books to my accountant',
    to: '/finance/accounting',
    typed: { es: 'quickb', en: 'quickb' },
  },
  {
    es: 'Saber cuánto gané este año',
    en: 'Find out what I earned this year',
    to: '/finance/reports/income-statement',
    typed: { es: 'gané', en: 'profit' },
  },
  {
    es: 'Sacar la lista de alquileres',
    en: 'Print the rent roll',
    to: '/finance/reports/rent-roll',
    typed: { es: 'lista', en: 'rent r' },
  },
  {
    es: 'Hacer el presupuesto del año',
    en: 'Plan the year’s budget',
    to: '/finance/budget',
    typed: { es: 'presup', en: 'budget' },
  },
  {
    es: 'Pagarle al propietario lo suyo',
    en: 'Pay an owner their share',
    to: '/finance/distributions',
    typed: { es: 'repart', en: 'distri' },
  },
  {
    es: 'Ver qué hay que presentar a la DGII',
    en: 'See what is due to the DGII',
    to: '/finance/taxes',
    typed: { es: 'dgii', en: 'dgii' },
  },
  {
    es: 'Bajar el 607 del mes',
    en: 'Download this month’s 607',
    to: '/finance/taxes/forms/607',
    typed: { es: '607', en: '607' },
  },
  {
    es: 'Emitir un comprobante fiscal',
    en: 'Issue a fiscal receipt',
    to: '/finance/taxes/receipts',
    typed: { es: 'ncf', en: 'ncf' },
  },
  {
    es: 'Poner el RNC y las secuencias',
    en: 'Enter the RNC and the number ranges',
    to: '/finance/taxes/profile',
    typed: { es: 'rnc', en: 'rnc' },
  },
  {
    es: 'Cambiar la tasa del dólar',
    en: 'Change the dollar rate',
    to: '/finance/currencies',
    typed: { es: 'dólar', en: 'dollar' },
  },
  {
    es: 'Agregar un edificio',
    en: 'Add a building',
    to: '/properties/new',
    typed: { es: 'edific', en: 'buildi' },
  },
  {
    es: 'Ver cuáles apartamentos están vacíos',
    en: 'See which apartments are empty',
    to: '/units?f.state=vacant',
    typed: { es: 'vacant', en: 'vacant' },
  },
  {
    es: 'Traer las unidades desde Excel',
    en: 'Bring units in from Excel',
    to: '/properties/files',
    typed: { es: 'excel', en: 'excel' },
  },
  {
    es: 'Alquilarle a alguien nuevo',
    en: 'Rent to somebody new',
    to: '/tenants/new',
    typed: { es: 'contra', en: 'lease' },
  },
  {
    es: 'Ver a todos los inquilinos',
    en: 'See all tenants',
    to: '/tenants',
    typed: { es: 'inquil', en: 'tenant' },
  },
  {
    es: 'Revisar a quien quiere alquilar',
    en: 'Check somebody who wants to rent',
    to: '/tenant-screening',
    typed: { es: 'solici', en: 'screen' },
  },
  {
    es: 'Reportar una fuga',
    en: 'Report a leak',
    to: '/maintenance/new',
    typed: { es: 'avería', en: 'leak' },
  },
  {
    es: 'Ver las averías pendientes',
    en: 'See open repairs',
    to: '/maintenance',
    typed: { es: 'manten', en: 'mainte' },
  },
  {
    es: 'Decir en cuánto tiempo se repara',
    en: 'Say how fast repairs are done',
    to: '/maintenance/service-levels',
    typed: { es: 'plazos', en: 'servic' },
  },
  {
    es: 'Escribirle a un inquilino',
    en: 'Write to a tenant',
    to: '/messages/new',
    typed: { es: 'escrib', en: 'send' },
  },
  {
    es: 'Avisar a todo el edificio que no habrá agua',
    en: 'Tell the whole building that the water is off',
    to: '/notices/new',
    typed: { es: 'anunci', en: 'announ' },
  },
  {
    es: 'Buscar un contrato guardado',
    en: 'Find a filed document',
    to: '/documents',
    typed: { es: 'docume', en: 'docume' },
  },
  {
    es: 'Anotar un paquete que llegó',
    en: 'Log a package that came',
    to: '/community?part=parcels',
    typed: { es: 'paquet', en: 'packag' },
  },
  {
    es: 'Darle acceso a mi contadora',
    en: 'Give my accountant access',
    to: '/team',
    typed: { es: 'invita', en: 'invite' },
  },
  {
    es: 'Saber quién cambió algo',
    en: 'Find out who changed something',
    to: '/settings/organization/activity',
    typed: { es: 'activi', en: 'activi' },
  },
  {
    es: 'Cambiar la clave',
    en: 'Change my password',
    to: '/settings/security',
    typed: { es: 'clave', en: 'passwo' },
  },
  {
    es: 'Recibir menos correos',
    en: 'Get fewer emails',
    to: '/settings#notifications',
    typed: { es: 'prefer', en: 'prefer' },
  },
];
