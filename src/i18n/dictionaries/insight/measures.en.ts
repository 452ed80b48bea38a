import type { DimensionId, MeasureId } from '../../../domain/insight/measures/names.ts';
import { type DimensionWords, dimensionWords, type MeasureWords } from './measure-words.ts';
import { measuresOfMoney } from './measures-of-money.en.ts';
import { measuresOfPlaces } from './measures-of-places.en.ts';

/** What every measure and dimension is called, and how measures are worked out. */
export const measures = {
  measures: { ...measuresOfMoney, ...measuresOfPlaces } satisfies Record<MeasureId, MeasureWords>,
  dimensions: {
    month: dimensionWords('Month', 'by month', 'monthly', 'months'),
    quarter: dimensionWords('Quarter', 'by quarter', 'quarterly'),
    year: dimensionWords('Year', 'by year', 'yearly', 'annual'),
    currency: dimensionWords('Currency', 'by currency', 'pesos and dollars'),
    property: dimensionWords('Property', 'by property', 'building', 'buildings'),
    unit: dimensionWords('Unit', 'by unit', 'apartment', 'apartments'),
    owner: dimensionWords('Owner', 'by owner', 'owners', 'landlord'),
    property_type: dimensionWords('Type of property', 'by type', 'kind of building'),
    unit_use: dimensionWords('Use', 'residential or commercial', 'use of the unit'),
    province: dimensionWords('Province', 'by province', 'provinces'),
    municipality: dimensionWords('Municipality', 'by municipality', 'city', 'town'),
    sector: dimensionWords('Neighborhood', 'by neighborhood', 'sector', 'area'),
    bedrooms: dimensionWords('Bedrooms', 'by bedrooms', 'rooms'),
    area_band: dimensionWords('Size in m²', 'by size', 'area', 'square meters'),
    rent_band: dimensionWords('Range of rent', 'by rent', 'price range', 'rent range'),
    lease: dimensionWords('Lease', 'by lease', 'contract', 'contracts'),
    tenant: dimensionWords('Tenant', 'by tenant', 'renter', 'who'),
    lease_kind: dimensionWords('Fixed or month-to-month', 'kind of lease', 'month to month'),
    lease_cohort: dimensionWords('Quarter the lease began', 'cohort', 'by start'),
    tenancy_band: dimensionWords('Months in the unit', 'by length of stay', 'tenure'),
    charge_kind: dimensionWords('Type of charge', 'by charge', 'concept'),
    payment_method: dimensionWords('Payment method', 'by method', 'how they paid', 'way of paying'),
    account: dimensionWords('Account', 'by account', 'ledger account'),
    vendor: dimensionWords('Vendor', 'by vendor', 'supplier', 'contractor'),
    request_category: dimensionWords('Kind of repair', 'by category', 'trade', 'kind of problem'),
    request_priority: dimensionWords('Priority', 'by priority', 'urgency'),
    request_status: dimensionWords('Status of the request', 'by status', 'state'),
  } satisfies Record<DimensionId, DimensionWords>,
};
export type MeasuresText = typeof measures;
