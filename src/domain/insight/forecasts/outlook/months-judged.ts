import type { ForecastMaterial } from './material.ts';

const USUALLY = 24;
/** Nine are needed beside the year before, and three more make up for those without enough data. */
const OF_MANY = 12;
const MANY_LEASES = 1500;

/** So many months of the past are forecast again; fewer of many leases, or it would take too long. */
export const monthsJudged = ({ leases }: Pick<ForecastMaterial, 'leases'>): number =>
  leases.length > MANY_LEASES ? OF_MANY : USUALLY;
