import type { DimensionId } from '../../measures/names.ts';
import type { Token } from './tokens.ts';

/** What a measure can be cut by, as people say it; an underscore stands for a blank. The longer ones of a dimension count first. */
const NAMES: Partial<Record<DimensionId, string>> = {
  month: 'mes meses month months mensual mensuales mensualmente monthly mes_a_mes month_by_month',
  quarter: 'trimestre trimestres quarter quarters trimestral quarterly',
  year: 'ano anos year years anual yearly annually',
  currency: 'moneda monedas currency currencies',
  property:
    'propiedad propiedades edificio edificios inmueble inmuebles property properties building buildings',
  unit: 'unidad unidades apartamento apartamentos local locales apto unit units apartment apartments',
  owner: 'dueno duenos propietario propietarios owner owners landlord',
  property_type:
    'tipo_de_propiedad tipo_de_inmueble clase_de_propiedad property_type type_of_property kind_of_property',
  unit_use: 'uso uso_de_la_unidad tipo_de_unidad use unit_use unit_type type_of_unit',
  province: 'provincia provincias province provinces',
  municipality: 'municipio municipios ciudad ciudades municipality municipalities city cities town',
  sector: 'sector sectores barrio barrios zona zonas neighborhood neighborhoods neighbourhood area areas',
  bedrooms:
    'habitaciones habitacion dormitorios cuartos numero_de_habitaciones cantidad_de_habitaciones bedrooms bedroom number_of_bedrooms bedroom_count',
  area_band: 'tamano metraje size floor_area area_band',
  rent_band:
    'rango_de_alquiler rango_de_renta rango_de_precio nivel_de_alquiler rent_band rent_range rent_bracket',
  lease: 'contrato contratos lease leases contract',
  tenant: 'inquilino inquilinos tenant tenants renter',
  lease_kind: 'tipo_de_contrato clase_de_contrato lease_kind lease_type type_of_lease kind_of_lease',
  lease_cohort: 'cohorte cohortes cohort cohorts cohorte_de_contratos lease_cohort',
  tenancy_band: 'antiguedad tiempo_de_permanencia tenancy_band length_of_stay tenure',
  charge_kind:
    'tipo_de_cargo concepto conceptos clase_de_cargo charge_kind charge_type type_of_charge kind_of_charge',
  payment_method:
    'forma_de_pago metodo_de_pago medio_de_pago formas_de_pago payment_method method_of_payment method way_of_paying payment_type',
  account: 'cuenta cuentas cuenta_contable account accounts category_of_expense',
  vendor: 'suplidor suplidores proveedor proveedores vendor vendors supplier suppliers contractor',
  request_category:
    'categoria categorias tipo_de_averia tipo_de_solicitud tipo_de_reparacion category categories request_category type_of_request type_of_repair kind_of_repair',
  request_priority: 'prioridad urgencia priority urgency request_priority',
  request_status: 'estado estatus status state',
};

const byWords = Object.entries(NAMES)
  .flatMap(([dimension, words]) =>
    words.split(' ').map((name) => ({ dimension: dimension as DimensionId, parts: name.split('_') })),
  )
  .toSorted((one, other) => other.parts.length - one.parts.length);

/** Words that stand before what something is cut by. */
const BY = /^(?:por|by|per|cada|each|segun|every)$/;
const BESIDE = /^(?:y|and|e|por|by|per)$/;
const ARTICLE = /^(?:cada|each|la|el|the)$/;
/** "Which property has the most". */
const WHICH = /^(?:que|cual|cuales|which|what)$/;
const MOST =
  /^(?:mas|menos|mayor|menor|mejor|peor|mejores|peores|most|least|highest|lowest|best|worst|more|less|biggest)$/;
/** These are cut by without a word before. */
const ALONE = /^(?:mensual|mensuales|mensualmente|monthly|trimestral|quarterly|anualmente|yearly|annually)$/;

const MOST_CUTS = 2;

/** What is asked to be cut by, with the places of the words that say so. */
export function cutsIn(tokens: readonly Token[]): { by: readonly DimensionId[]; places: readonly number[] } {
  const words = tokens.map(({ plain }) => plain);
  const by: DimensionId[] = [];
  const places: number[] = [];
  const nameAt = (at: number) =>
    byWords.find(({ parts }) => parts.every((part, index) => words[at + index] === part));
  const take = (at: number, before: readonly number[]) => {
    const found = nameAt(at);
    if (!found) return at;
    if (by.length < MOST_CUTS && !by.includes(found.dimension)) by.push(found.dimension);
    places.push(...before, ...found.parts.map((_, index) => at + index));
    return at + found.parts.length;
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (
      ALONE.test(word) ||
      (word === 'mes' && words[at + 1] === 'a') ||
      (word === 'month' && words[at + 1] === 'by' && words[at + 2] === 'month')
    )
      take(at, []);
    if (!BY.test(word)) continue;
    let next = at + 1;
    if (ARTICLE.test(words[next] ?? '')) next += 1;
    let behind = take(next, [at]);
    while (behind > next && BESIDE.test(words[behind] ?? '')) {
      next = behind + 1;
      while (BESIDE.test(words[next] ?? '') || ARTICLE.test(words[next] ?? '')) next += 1;
      behind = take(next, [behind]);
    }
  }
  if (by.length === 0 && words.some((word) => MOST.test(word)))
    for (const [at, word] of words.entries())
      if (WHICH.test(word) && by.length === 0)
        take(at + 1 + (/^(?:de|of|es|is|the|la|el)$/.test(words[at + 1] ?? '') ? 1 : 0), []);
  return { by, places };
}

/** The words of cuts, so that typing errors in them are mended. */
export const cutWords: ReadonlySet<string> = new Set(byWords.flatMap(({ parts }) => parts));
