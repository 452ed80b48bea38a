import { childrenOf, type Element, isElement, textOf, valueAt } from '#stack/dgii/xml.ts';

const words = (text: string) => text.split(/\s+/);

/** What may follow what. DGII's schemas of all kinds fit into one order; what a kind may not have is told apart below. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  ECF: words(
    'Encabezado DetallesItems Subtotales DescuentosORecargos Paginacion InformacionReferencia FechaHoraFirma Signature',
  ),
  RFCE: words('Encabezado Signature'),
  Encabezado: words(
    'Version RncEmisor CantidadeNCFAnulados FechaHoraAnulacioneNCF IdDoc Emisor Comprador InformacionesAdicionales Transporte Totales CodigoSeguridadeCF OtraMoneda',
  ),
  IdDoc: words(
    'TipoeCF eNCF FechaVencimientoSecuencia IndicadorNotaCredito IndicadorEnvioDiferido IndicadorMontoGravado IndicadorServicioTodoIncluido TipoIngresos TipoPago FechaLimitePago TerminoPago TablaFormasPago TipoCuentaPago NumeroCuentaPago BancoPago FechaDesde FechaHasta TotalPaginas',
  ),
  Emisor: words(
    'RNCEmisor RazonSocialEmisor NombreComercial Sucursal DireccionEmisor Municipio Provincia TablaTelefonoEmisor CorreoEmisor WebSite ActividadEconomica CodigoVendedor NumeroFacturaInterna NumeroPedidoInterno ZonaVenta RutaVenta InformacionAdicionalEmisor FechaEmision',
  ),
  Comprador: words(
    'RNCComprador IdentificadorExtranjero RazonSocialComprador ContactoComprador CorreoComprador DireccionComprador MunicipioComprador ProvinciaComprador PaisComprador FechaEntrega ContactoEntrega DireccionEntrega TelefonoAdicional FechaOrdenCompra NumeroOrdenCompra CodigoInternoComprador ResponsablePago InformacionAdicionalComprador',
  ),
  Totales: words(
    'MontoGravadoTotal MontoGravadoI1 MontoGravadoI2 MontoGravadoI3 MontoExento ITBIS1 ITBIS2 ITBIS3 TotalITBIS TotalITBIS1 TotalITBIS2 TotalITBIS3 MontoImpuestoAdicional ImpuestosAdicionales MontoTotal MontoNoFacturable MontoPeriodo SaldoAnterior MontoAvancePago ValorPagar TotalITBISRetenido TotalISRRetencion TotalITBISPercepcion TotalISRPercepcion',
  ),
  Item: words(
    'NumeroLinea TablaCodigosItem IndicadorFacturacion Retencion NombreItem IndicadorBienoServicio DescripcionItem CantidadItem UnidadMedida CantidadReferencia UnidadReferencia TablaSubcantidad GradosAlcohol PrecioUnitarioReferencia FechaElaboracion FechaVencimientoItem Mineria PrecioUnitarioItem DescuentoMonto TablaSubDescuento RecargoMonto TablaSubRecargo TablaImpuestoAdicional OtraMonedaDetalle MontoItem',
  ),
  Retencion: words('IndicadorAgenteRetencionoPercepcion MontoITBISRetenido MontoISRRetenido'),
  InformacionReferencia: words(
    'NCFModificado RNCOtroContribuyente FechaNCFModificado CodigoModificacion RazonModificacion',
  ),
  ANECF: words('Encabezado DetalleAnulacion Signature'),
  Anulacion: words('NoLinea TipoeCF TablaRangoSecuenciasAnuladaseNCF CantidadeNCFAnulados'),
  Secuencias: words('SecuenciaeNCFDesde SecuenciaeNCFHasta'),
  ACECF: words('DetalleAprobacionComercial Signature'),
  DetalleAprobacionComercial: words(
    'Version RNCEmisor eNCF FechaEmision MontoTotal RNCComprador Estado DetalleMotivoRechazo FechaHoraAprobacionComercial',
  ),
};

const KINDS = words('31 32 33 34 41 43 44 45 46 47');
const all = (text: string) => Object.fromEntries(KINDS.map((kind) => [kind, words(text)]));

/** Without which a document of a kind is none. */
const NEEDED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(
    all(
      'Version IdDoc Emisor Totales TipoeCF eNCF RNCEmisor RazonSocialEmisor DireccionEmisor FechaEmision MontoTotal Item FechaHoraFirma',
    ),
  ).map(([kind, names]) => [
    kind,
    [
      ...names,
      ...(['32', '34'].includes(kind) ? [] : ['FechaVencimientoSecuencia']),
      ...(['33', '34'].includes(kind) ? words('NCFModificado FechaNCFModificado CodigoModificacion') : []),
      ...(kind === '34' ? ['IndicadorNotaCredito'] : []),
      ...(['41', '43', '47'].includes(kind) ? [] : ['TipoPago']),
      ...(['31', '41', '45'].includes(kind) ? words('RNCComprador RazonSocialComprador') : []),
      ...(['32', '44', '46'].includes(kind) ? ['Comprador'] : []),
      ...(['41', '47'].includes(kind) ? ['Retencion'] : []),
    ],
  ]),
);

/** What a document of a kind may not have. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  '32': words('FechaVencimientoSecuencia Retencion TotalITBISRetenido TotalISRRetencion'),
  '34': words('FechaVencimientoSecuencia TablaFormasPago'),
  '41': ['TipoIngresos'],
  '43': words('TipoIngresos Comprador TotalITBIS Retencion'),
  '44': words('TotalITBIS Retencion'),
  '45': words('Retencion TotalITBISRetenido TotalISRRetencion'),
  '47': words('TipoIngresos TotalITBIS'),
};

const RNC = /^(\d{9}|\d{11})$/;
const DAY = /^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-\d{4}$/;
const TIME = /^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-\d{4} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const AMOUNT = /^\d{1,16}(\.\d{1,2})?$/;
const SHAPES: Readonly<Record<string, RegExp>> = {
  Version: /^1\.0$/,
  RNCEmisor: RNC,
  RncEmisor: RNC,
  RNCComprador: RNC,
  eNCF: /^E\d{12}$/,
  FechaEmision: DAY,
  FechaVencimientoSecuencia: DAY,
  FechaLimitePago: DAY,
  FechaHoraFirma: TIME,
  FechaHoraAnulacioneNCF: TIME,
  FechaHoraAprobacionComercial: TIME,
  MontoTotal: AMOUNT,
  MontoItem: AMOUNT,
  TotalITBIS: AMOUNT,
  TipoPago: /^[123]$/,
  TipoIngresos: /^0[1-6]$/,
  IndicadorFacturacion: /^[0-4]$/,
  NombreItem: /^.{1,80}$/su,
  RazonSocialEmisor: /^.{1,150}$/su,
  DireccionEmisor: /^.{1,100}$/su,
};

const ROOTS: Readonly<Record<string, readonly string[]>> = {
  RFCE: words('IdDoc Emisor Comprador Totales MontoTotal eNCF CodigoSeguridadeCF'),
  ANECF: words('RncEmisor CantidadeNCFAnulados FechaHoraAnulacioneNCF Secuencias'),
  ACECF: words('RNCEmisor eNCF FechaEmision MontoTotal RNCComprador Estado FechaHoraAprobacionComercial'),
};

/** The first thing that DGII's schema would refuse, as far as it is looked at here; null where there is none. */
export function structureFault(root: Element): string | null {
  const kind = valueAt(root, 'TipoeCF') ?? '';
  const needed = root.name === 'ECF' ? NEEDED[kind] : ROOTS[root.name];
  if (!needed) return root.name === 'ECF' ? 'TipoeCF' : root.name;
  return (
    orderFault(root) ??
    needed.find((name) => valueAt(root, name) === undefined) ??
    (root.name === 'ECF' ? FORBIDDEN[kind]?.find((name) => valueAt(root, name) !== undefined) : undefined) ??
    null
  );
}

function orderFault(element: Element): string | null {
  const children = childrenOf(element);
  const text = textOf(element);
  if (children.length === 0 && text === '' && element.attributes.length === 0) return `${element.name} vacío`;
  if (children.length > 0 && element.children.some((child) => !isElement(child)))
    return `Texto entre elementos de ${element.name}`;
  if (children.length === 0 && SHAPES[element.name]?.test(text) === false) return element.name;
  const order = ORDER[element.name];
  let last = -1;
  for (const child of children) {
    if (child.name === 'Signature') continue;
    const place = order?.indexOf(child.name) ?? last + 1;
    if (place < 0 || place <= last) return `${child.name} en ${element.name}`;
    last = place;
    const fault = orderFault(child);
    if (fault) return fault;
  }
  return null;
}
