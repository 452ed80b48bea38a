import { plainHead } from '#src/domain/foundation/import-table.ts';

/** What a column of a rent roll may hold: one row for each unit, with whoever rents it. */
export const rollFields = [
  'property',
  'property_type',
  'street',
  'sector',
  'municipality',
  'province',
  'unit',
  'use',
  'bedrooms',
  'bathrooms',
  'area_m2',
  'area_ft2',
  'tenant',
  'phone',
  'email',
  'identity_type',
  'identity',
  'rent',
  'currency',
  'due_day',
  'starts_on',
  'ends_on',
  'deposit',
  'deposit_held',
  'balance',
  'notes',
] as const;
export type RollField = (typeof rollFields)[number];

/** How people head such columns, in plain letters and digits; the field of the first that fits is taken. */
const HEADS: Readonly<Record<RollField, string>> = {
  property:
    'propiedad property propertyname nombredelapropiedad edificio building buildingname residencial torre inmueble complejo proyecto condominio',
  property_type: 'tipodepropiedad propertytype tipodeinmueble tipopropiedad type tipo',
  street: 'direccion address calle street direcciondelapropiedad ubicacion location',
  sector: 'sector barrio neighborhood urbanizacion ensanche',
  municipality: 'municipio city ciudad municipality localidad',
  province: 'provincia state province',
  unit: 'unidad unit apto apartamento apt apartment unitnumber unitno numerodeunidad nodeunidad noapto aptono local puerta unitname label habitacion villa',
  use: 'uso use unituse tipodeuso',
  bedrooms: 'habitaciones bedrooms beds hab dormitorios bed br cuartos recamaras nohab bedroom',
  bathrooms: 'banos bathrooms baths bath ba bano bathroom',
  area_m2: 'aream2 area m2 metros metroscuadrados areametroscuadrados superficie sqm squaremeters mts2 mt2',
  area_ft2: 'sqft squarefeet areasqft sqfeet squarefootage piescuadrados areapies2 pies2',
  tenant:
    'inquilino tenant inquilinos tenants arrendatario inquilina tenantname nombredelinquilino nombreinquilino cliente ocupante resident lessee nombrecompleto nombreyapellido fullname nombre name',
  phone:
    'telefono phone celular tel cel movil whatsapp phonenumber mobile telefonoinquilino contacto telefonos contact',
  email: 'correo email correoelectronico emailaddress mail',
  identity_type: 'tipodedocumento documenttype idtype tipodoc tipodeidentificacion',
  identity:
    'cedula documento rnc cedularnc rnccedula pasaporte cedulapasaporte cedulaopasaporte documentnumber idnumber identificacion numerodedocumento nocedula passport tenantid identity',
  rent: 'alquiler rent renta monthlyrent alquilermensual rentamensual mensualidad canon cuota montoalquiler montodelalquiler valoralquiler preciomensual precio monto amount actualrent leaserent marketrent alquilerdemercado rentademercado askingrent',
  currency: 'moneda currency divisa',
  due_day: 'diadepago dueday diapago dia fechadepago paymentday rentdueday diadecobro',
  starts_on:
    'inicio startdate desde fechadeinicio fechainicio leasestart iniciocontrato iniciodelcontrato leasefrom start fechadeentrada movein moveindate leasestartdate entrada',
  ends_on:
    'fin enddate hasta fechafin fechadefin leaseend vencimiento fincontrato findelcontrato leaseto end fechadevencimiento vencecontrato leaseexpiration leaseenddate termino expira fechafinal vence',
  deposit:
    'deposito deposit securitydeposit fianza depositos depositodegarantia montodeposito depositamount garantia',
  deposit_held: 'depositopagado depositheld depositorecibido depositpaid depositoretenido tienedeposito',
  balance:
    'balance saldo deuda pendiente adeuda balancependiente balanceowed atraso atrasos montopendiente pastdue arrears debe mora saldopendiente owed',
  notes:
    'notas nota notes note comentarios comentario comments comment observaciones observacion remarks detalles',
};

const SYNONYMS = rollFields.map((field) => [field, HEADS[field].split(' ')] as const);
/** A head of several words that says so somewhere: "Monto alquiler RD$", "Tel. del inquilino". Only what says it plainly. */
const WITHIN: readonly (readonly [RegExp, RollField])[] = [
  [/deposito.*(pagad|recib|reten)|deposit(held|paid|received)/, 'deposit_held'],
  [/deposit|fianza|garantia/, 'deposit'],
  [/pendiente|atras|adeuda|pastdue|arrear/, 'balance'],
  [/cedula|rnc|pasaporte|passport/, 'identity'],
  [/^tel|telefono|celular|phone|whatsapp/, 'phone'],
  [/correo|email/, 'email'],
  [/(inicio|start|desde)/, 'starts_on'],
  [/(vencimiento|fechafin|expir|leaseend|enddate|hasta)/, 'ends_on'],
  [/diade?(pago|cobro)|dueday/, 'due_day'],
  [/alquiler|renta|rent$|rent(rd|us|dop|usd)/, 'rent'],
  [/inquilin|tenant|arrendatari/, 'tenant'],
  [/^(nota|coment|observ|note|comment)/, 'notes'],
  [/^(apto|apart|unidad|unit)/, 'unit'],
  [/propiedad|property|edificio|building/, 'property'],
];

/** How surely a head names a field: 2 by its very name, 1 by a word in it, 0 not. */
function likenessOf(head: string, field: RollField): number {
  const plain = plainHead(head);
  if (plain === '') return 0;
  if (SYNONYMS.some(([one, names]) => one === field && names.includes(plain))) return 2;
  return WITHIN.find(([form]) => form.test(plain))?.[1] === field ? 1 : 0;
}

/** The field that each head names; each field once, the surest column first. */
export function fieldsOfHeads(heads: readonly string[]): (RollField | null)[] {
  const fields: (RollField | null)[] = heads.map(() => null);
  for (const sureness of [2, 1]) {
    for (const field of rollFields) {
      if (fields.includes(field)) continue;
      const at = placeOf(heads, field, (place, head) =>
        fields[place] === null ? likenessOf(head, field) === sureness : false,
      );
      if (at >= 0) fields[at] = field;
    }
  }
  return fields;
}

/** The column whose head comes first among the field's names, and then the first one. */
function placeOf(
  heads: readonly string[],
  field: RollField,
  fits: (place: number, head: string) => boolean,
): number {
  const names = SYNONYMS.find(([one]) => one === field)?.[1] ?? [];
  const rank = (head: string) => (names.includes(plainHead(head)) ? names.indexOf(plainHead(head)) : 999);
  const [best] = heads
    .map((head, place) => ({ head, place }))
    .filter(({ head, place }) => fits(place, head))
    .toSorted((one, other) => rank(one.head) - rank(other.head) || one.place - other.place);
  return best?.place ?? -1;
}
