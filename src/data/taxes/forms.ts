import type { IsoMonth } from '#src/domain/months.ts';
import type { TaxForm } from '#src/domain/tax-do/codes.ts';
import { buildForm606 } from '#src/domain/tax-do/form-606.ts';
import { buildForm607, type ConsumerSummary } from '#src/domain/tax-do/form-607.ts';
import { buildForm608 } from '#src/domain/tax-do/form-608.ts';
import type { TaxFile } from '#src/domain/tax-do/problems.ts';
import {
  type Itbis,
  summarizeItbis,
  summarizeWithheld,
  type Withheld,
} from '#src/domain/tax-do/summaries.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { sha256Of } from '../sha256.ts';
import { readCancellations, readPurchases, readSales } from './records.ts';

/** A month's form as the records make it now, with the SHA-256 of what would be filed. */
export interface LoadedForm {
  /** Null for the forms that are filled in by hand. */
  readonly file: TaxFile | null;
  readonly consumers: ConsumerSummary | null;
  readonly itbis: Itbis | null;
  readonly withheld: Withheld | null;
  readonly sha256: string;
}

async function fetchTaxId(organizationId: string): Promise<string> {
  return unwrap(await getClient().from('organizations').select('rnc').eq('id', organizationId).single()).rnc;
}

/** Makes a form of a month from its records. */
export async function loadForm(organizationId: string, form: TaxForm, month: IsoMonth): Promise<LoadedForm> {
  const parts = await makeForm(organizationId, form, month);
  const sha256 = await sha256Of(parts.file?.text ?? JSON.stringify(parts));
  return { file: null, consumers: null, itbis: null, withheld: null, ...parts, sha256 };
}

async function makeForm(
  organizationId: string,
  form: TaxForm,
  month: IsoMonth,
): Promise<Partial<LoadedForm>> {
  switch (form) {
    case '606': {
      const [taxId, purchases] = await Promise.all([
        fetchTaxId(organizationId),
        readPurchases(organizationId, month, false),
      ]);
      return { file: buildForm606(taxId, month, purchases) };
    }
    case '607': {
      const [taxId, sales] = await Promise.all([
        fetchTaxId(organizationId),
        readSales(organizationId, month),
      ]);
      const { consumers, ...file } = buildForm607(taxId, month, sales);
      return { file, consumers };
    }
    case '608': {
      const [taxId, cancellations] = await Promise.all([
        fetchTaxId(organizationId),
        readCancellations(organizationId, month),
      ]);
      return { file: buildForm608(taxId, month, cancellations) };
    }
    case 'IT-1': {
      const [sales, purchases, withheld] = await Promise.all([
        readSales(organizationId, month),
        readPurchases(organizationId, month, false),
        readSales(organizationId, month, 'withheld_on'),
      ]);
      return { itbis: summarizeItbis(month, sales, purchases, withheld) };
    }
    case 'IR-17':
      return { withheld: summarizeWithheld(month, await readPurchases(organizationId, month, true)) };
  }
}
