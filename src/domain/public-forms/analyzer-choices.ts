/** Choices of the portfolio analyzer, in the order in which the form offers them. */
export const analyzerPropertyTypes = [
  'single_family',
  'multi_family',
  'apartment_complex',
  'condominiums',
  'mixed_portfolio',
] as const;
export const managementStyles = ['self_managed', 'partial_manager', 'full_manager'] as const;
export const analyzerTools = ['spreadsheets', 'basic_software', 'advanced_software', 'manual_paper'] as const;

export type AnalyzerPropertyType = (typeof analyzerPropertyTypes)[number];
export type ManagementStyle = (typeof managementStyles)[number];
export type AnalyzerTools = (typeof analyzerTools)[number];

/** What the visitor picked; the starting assumptions follow from it. */
export interface AnalyzerChoices {
  readonly propertyType: AnalyzerPropertyType;
  readonly managementStyle: ManagementStyle;
  readonly tools: AnalyzerTools;
}

interface TypeFacts {
  readonly unitsPerProperty: number;
  /** What maintenance takes of a year's rent. */
  readonly maintenanceBasisPoints: number;
  readonly turnoversHundredths: number;
}

// None of these numbers has a source that could carry a decision: public ones are the vendors' own. They are
// starting values for the visitor to replace, which is what the page says beside each (docs/analyzer.md).

/** By kind of property: how many units one has, what upkeep takes of the rent, how often a tenant changes in a year. */
export const factsOfType: Readonly<Record<AnalyzerPropertyType, TypeFacts>> = {
  single_family: { unitsPerProperty: 1, maintenanceBasisPoints: 1_000, turnoversHundredths: 30 },
  multi_family: { unitsPerProperty: 4, maintenanceBasisPoints: 900, turnoversHundredths: 40 },
  apartment_complex: { unitsPerProperty: 12, maintenanceBasisPoints: 800, turnoversHundredths: 50 },
  // The common parts are paid for by the condominium fee, which is no maintenance of the unit.
  condominiums: { unitsPerProperty: 1, maintenanceBasisPoints: 500, turnoversHundredths: 35 },
  mixed_portfolio: { unitsPerProperty: 2, maintenanceBasisPoints: 800, turnoversHundredths: 40 },
};

/** By who manages: the part of the hours that is clerical work, and not visits or showing a unit. */
export const reachBasisPointsOfStyle: Readonly<Record<ManagementStyle, number>> = {
  self_managed: 8_000,
  partial_manager: 6_000,
  full_manager: 4_000,
};

interface ToolFacts {
  readonly timeSavedBasisPoints: number;
  readonly vacancyDaysHundredths: number;
}

/** By what is used today: the share of that work that goes away, and the days by which a vacancy gets shorter. */
export const factsOfTools: Readonly<Record<AnalyzerTools, ToolFacts>> = {
  spreadsheets: { timeSavedBasisPoints: 4_000, vacancyDaysHundredths: 400 },
  basic_software: { timeSavedBasisPoints: 2_000, vacancyDaysHundredths: 200 },
  advanced_software: { timeSavedBasisPoints: 500, vacancyDaysHundredths: 50 },
  manual_paper: { timeSavedBasisPoints: 5_000, vacancyDaysHundredths: 500 },
};
