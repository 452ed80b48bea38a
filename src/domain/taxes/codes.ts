// The closed lists of forms 606, 607 and 608, by the codes that stand in the files.

/** Column 3 of the 606: what was bought. */
export const expenseKinds = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'] as const;
export type ExpenseKind = (typeof expenseKinds)[number];

/** Column 17 of the 606: what income tax was withheld for. */
export const isrKinds = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type IsrKind = (typeof isrKinds)[number];

/** Column 23 of the 606: how a bill was paid. */
export const paymentForms = ['01', '02', '03', '04', '05', '06', '07'] as const;
export type PaymentForm = (typeof paymentForms)[number];

/** Column 5 of the 607; 04 is leases. */
export const incomeTypes = ['01', '02', '03', '04', '05', '06'] as const;
export type IncomeType = (typeof incomeTypes)[number];

/** Last column of the 608: why a receipt was cancelled. */
export const cancellationReasons = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** Those that are about the number itself: of one that was never used, nothing else can be said. The database has the same. */
export const unusableReasons = [
  '01',
  '02',
  '03',
  '08',
  '09',
  '10',
] as const satisfies readonly CancellationReason[];
export type UnusableReason = (typeof unusableReasons)[number];

/** The monthly forms that are kept with a state; the first three are text files. */
export const taxForms = ['606', '607', '608', 'IT-1', 'IR-17'] as const;
export type TaxForm = (typeof taxForms)[number];

export const taxFormStatuses = ['open', 'checked', 'filed'] as const;
export type TaxFormStatus = (typeof taxFormStatuses)[number];

/** As a form is shown: one that was filed and is not what the records give any more waits to be filed again. */
export type TaxFormState = TaxFormStatus | 'rectify';

/** How far a form has come; without a row it is open. */
export function stateOfForm(
  filing: { readonly status: TaxFormStatus; readonly toRectifySince: string | null } | null | undefined,
): TaxFormState {
  if (!filing) return 'open';
  return filing.status === 'filed' && filing.toRectifySince !== null ? 'rectify' : filing.status;
}

export type TextForm = '606' | '607' | '608';

/** What a landlord is for the tax authority; withholding depends on it. */
export const taxpayerKinds = ['person', 'company'] as const;
export type TaxpayerKind = (typeof taxpayerKinds)[number];

export const taxRegimes = ['ordinary', 'simplified'] as const;
export type TaxRegime = (typeof taxRegimes)[number];

/**
 * Whether forms, figures and dates follow the rules of a regime. Those of the Régimen Simplificado de Tributación (RST) are
 * not among the rules with a source (`tax-rules.ts`), so that everything is told as in the ordinary one and the screens say so.
 */
export const isReckoned = (regime: TaxRegime): boolean => regime === 'ordinary';

/**
 * How ITBIS falls on a rent: `exempt` a dwelling, `taxable` any other use, `furnished` a dwelling let with its
 * furniture at one price, of which a part is presumed to be for the furniture.
 */
export const taxTreatments = ['exempt', 'taxable', 'furnished'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];
