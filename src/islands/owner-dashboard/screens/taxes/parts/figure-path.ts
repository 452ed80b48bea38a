import type { IsoMonth } from '#src/domain/foundation/months.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';

/** Where it is shown what a figure of a form is made of. */
export const figurePath = (form: TaxForm, figure: string, month: IsoMonth): string =>
  `/finance/taxes/forms/${form}/${figure}?month=${month}`;
