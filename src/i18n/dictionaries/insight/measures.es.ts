import { dimensionWords } from './measure-words.ts';
import type { MeasuresText } from './measures.en.ts';
import { measuresOfMoney } from './measures-of-money.es.ts';
import { measuresOfPlaces } from './measures-of-places.es.ts';

/** What every measure and dimension is called, and how measures are worked out. */
export const measures = {
  measures: { ...measuresOfMoney, ...measuresOfPlaces },
  dimensions: {
    month: dimensionWords('Mes', 'por mes', 'mensual', 'meses'),
    quarter: dimensionWords('Trimestre', 'por trimestre', 'trimestral'),
    year: dimensionWords('Año', 'por año', 'anual'),
    currency: dimensionWords('Moneda', 'por moneda', 'pesos y dólares'),
    property: dimensionWords('Propiedad', 'por propiedad', 'edificio', 'inmueble'),
    unit: dimensionWords('Unidad', 'por unidad', 'apartamento', 'local'),
    owner: dimensionWords('Propietario', 'por propietario', 'propietarios', 'arrendador'),
    property_type: dimensionWords('Tipo de propiedad', 'por tipo', 'clase de edificio'),
    unit_use: dimensionWords('Uso', 'vivienda o comercio', 'uso de la unidad'),
    province: dimensionWords('Provincia', 'por provincia', 'provincias'),
    municipality: dimensionWords('Municipio', 'por municipio', 'ciudad'),
    sector: dimensionWords('Sector', 'por sector', 'barrio', 'zona'),
    bedrooms: dimensionWords('Habitaciones', 'por habitaciones', 'cuartos', 'dormitorios'),
    area_band: dimensionWords('Tamaño en m²', 'por tamaño', 'metros', 'área'),
    rent_band: dimensionWords('Rango de alquiler', 'por alquiler', 'rango de precio'),
    lease: dimensionWords('Contrato', 'por contrato', 'contratos'),
    tenant: dimensionWords('Inquilino', 'por inquilino', 'arrendatario', 'quién'),
    lease_kind: dimensionWords('Plazo fijo o mes a mes', 'clase de contrato', 'mes a mes'),
    lease_cohort: dimensionWords('Trimestre en que empezó el contrato', 'cohorte', 'por inicio'),
    tenancy_band: dimensionWords('Meses en la unidad', 'por permanencia', 'antigüedad'),
    charge_kind: dimensionWords('Tipo de cargo', 'por cargo', 'concepto'),
    payment_method: dimensionWords('Forma de pago', 'por forma de pago', 'cómo pagaron', 'medio de pago'),
    account: dimensionWords('Cuenta', 'por cuenta', 'cuenta contable'),
    vendor: dimensionWords('Suplidor', 'por suplidor', 'proveedor', 'contratista'),
    request_category: dimensionWords('Tipo de avería', 'por tipo de avería', 'clase de problema'),
    request_priority: dimensionWords('Prioridad', 'por prioridad', 'urgencia'),
    request_status: dimensionWords('Estado de la solicitud', 'por estado', 'situación'),
  },
} satisfies MeasuresText;
