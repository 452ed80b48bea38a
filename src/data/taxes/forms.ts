import type { IsoMonth } from '#src/domain/foundation/months.ts';
import type { BilledMonth } from '#src/domain/taxes/billed-month.ts';
import { type CarriedItbis, carryItbis } from '#src/domain/taxes/carried-itbis.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';
import { type FigureLine, isrLines, itbisLines } from '#src/domain/taxes/figure-lines.ts';
import { buildForm606, type PurchaseWithoutReceipt } from '#src/domain/taxes/form-606.ts';
import { buildForm607, type ConsumerSummary } from '#src/domain/taxes/form-607.ts';
import { buildForm608 } from '#src/domain/taxes/form-608.ts';
import type { TaxFile } from '#src/domain/taxes/problems.ts';
import { type Itbis, summarizeItbis, summarizeWithheld, type Withheld } from '#src/domain/taxes/summaries.ts';
import type { Client } from '../client.ts';
import { sha256Of } from '../sha256.ts';
import { readCancellations } from './cancellations.ts';
import { fetchTaxpayer, type IssuerKey } from './issuers.ts';
import { readCreditBefore } from './itbis-months.ts';
import { readBilled, readPurchases, readSales } from './records.ts';
import { readSettlements } from './settlements.ts';

/** A month's form as the records make it now, with the SHA-256 of what would be filed. */
export interface LoadedForm {
  /** Null for the forms that are filled in by hand. */
  readonly file: TaxFile | null;
  readonly consumers: ConsumerSummary | null;
  /** Bills of the month that are no row of the 606; null for other forms. */
  readonly withoutReceipt: readonly PurchaseWithoutReceipt[] | null;
  readonly itbis: (Itbis & CarriedItbis) | null;
  readonly withheld: Withheld | null;
  /** What the figures are made of, by `ItbisFigure` or by kind of income tax; null for forms that are files. Not filed. */
  readonly lines: ReadonlyMap<string, readonly FigureLine[]> | null;
  /** The month's charges, for the forms that are made of their receipts. They are not filed, and not in the hash. */
  readonly billed: readonly BilledMonth[] | null;
  /** Whether nothing is behind the form, so that its file only says so. */
  readonly isWithoutOperations: boolean;
  readonly sha256: string;
}

/** Makes a form of an issuer's month from its records, as a client may read them: in the browser, and in the Worker, which files it. */
export async function loadForm(
  client: Client,
  issuer: IssuerKey,
  form: TaxForm,
  month: IsoMonth,
): Promise<LoadedForm> {
  const {
    billed = null,
    withoutReceipt = null,
    lines = null,
    ...parts
  } = await makeForm(client, issuer, form, month);
  const sha256 = await sha256Of(contentOf(parts));
  const made = { file: null, consumers: null, itbis: null, withheld: null, ...parts };
  const operations =
    (made.file?.rowCount ?? 0) +
    (made.file?.electronicCount ?? 0) +
    (made.consumers?.count ?? 0) +
    (withoutReceipt?.length ?? 0);
  const isWithoutOperations = operations === 0 && !billed?.some(({ billedCount }) => billedCount > 0);
  return { ...made, billed, withoutReceipt, lines, isWithoutOperations, sha256 };
}

async function makeForm(
  client: Client,
  issuer: IssuerKey,
  form: TaxForm,
  month: IsoMonth,
): Promise<Partial<LoadedForm>> {
  switch (form) {
    case '606': {
      const [{ taxId }, purchases, paid] = await Promise.all([
        fetchTaxpayer(client, issuer),
        readPurchases(client, issuer, month, false),
        readPurchases(client, issuer, month, true),
      ]);
      const { withoutReceipt, ...file } = buildForm606(taxId, month, purchases, paid);
      return { file, withoutReceipt };
    }
    case '607': {
      const [{ taxId, kind }, sales, billed, withheld] = await Promise.all([
        fetchTaxpayer(client, issuer),
        readSales(client, issuer, month),
        readBilled(client, issuer, month),
        readSales(client, issuer, month, 'withheldOn'),
      ]);
      const { consumers, ...file } = buildForm607(taxId, month, sales, billed, kind, withheld);
      return { file, consumers, billed };
    }
    case '608': {
      const [{ taxId }, cancellations] = await Promise.all([
        fetchTaxpayer(client, issuer),
        readCancellations(client, issuer, month),
      ]);
      return { file: buildForm608(taxId, month, cancellations) };
    }
    case 'IT-1': {
      const [sales, purchases, withheld, paid, settlements, billed, creditMinor] = await Promise.all([
        readSales(client, issuer, month),
        readPurchases(client, issuer, month, false),
        readSales(client, issuer, month, 'withheldOn'),
        readPurchases(client, issuer, month, true),
        readSettlements(client, issuer, month),
        readBilled(client, issuer, month),
        readCreditBefore(client, issuer, month),
      ]);
      const records = { sales, purchases, withheld, paid, settlements };
      const lines = itbisLines(month, records);
      const itbis = summarizeItbis(month, records, lines);
      const carried = carryItbis(itbis.dueMinor, creditMinor);
      const totalMinor = itbis.totalMinor - carried.usedCreditMinor;
      return {
        itbis: { ...itbis, ...carried, totalMinor },
        billed,
        lines: new Map(Object.entries(lines)),
      };
    }
    case 'IR-17': {
      const paid = await readPurchases(client, issuer, month, true);
      return { withheld: summarizeWithheld(month, paid), lines: isrLines(month, paid) };
    }
  }
}

/** What is filed, of which `sha256` is the hash: the file, or the figures as JSON. */
export function contentOf({ file, itbis, withheld }: Partial<LoadedForm>): string {
  return file?.text ?? JSON.stringify(itbis ? { itbis } : { withheld });
}
