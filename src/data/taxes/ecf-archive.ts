import { strToU8 } from 'fflate';
import { zipInParts } from '#src/data/foundation/zip-in-parts.ts';
import { type Answer, callWith } from '#src/data/functions.ts';
import { type CsvValue, toCsv } from '#src/domain/foundation/csv.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import { fromBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { amountText } from '#src/domain/taxes/ecf/ecf-numbers.ts';
import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { sha256Of } from '../sha256.ts';
import type { IssuerKey } from './issuers.ts';

type EcfFile = Answer<'list_ecf_files'>[number];

/** How the reader calls what stands in the archive. */
export interface ArchiveWords {
  readonly name: string;
  /** The folders of what the issuer gave out and of what others sent it. */
  readonly issued: string;
  readonly received: string;
  readonly list: string;
  readonly columns: readonly string[];
}

export interface ArchiveOrder extends IssuerKey {
  readonly environment: EcfEnvironment;
  readonly month: IsoMonth;
  readonly words: ArchiveWords;
  readonly signal: AbortSignal;
  readonly onProgress: (count: number) => void;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Files of a page: a document is at most 10 MB, most are a few kilobytes. */
const PAGE_FILES = 200;

/** A month's files of electronic receipts. Aborted: throws the signal's reason. */
async function* filesOf({ organizationId, issuerId, environment, month, signal }: ArchiveOrder) {
  let afterId = FIRST_ID;
  for (;;) {
    const rows = unwrap(
      await callWith(getClient(), 'list_ecf_files', {
        ...{ organizationId, issuerId, environment, afterId, limit: PAGE_FILES },
        from: firstDayOf(month),
        to: lastDayOf(month),
      }),
    );
    signal.throwIfAborted();
    yield* rows;
    if (rows.length < PAGE_FILES) return;
    afterId = rows.at(-1)?.id ?? FIRST_ID;
  }
}

/** Documents that others sent are those with the sender's number before their own, as in the files that DGII exchanges. */
function nameOf(file: EcfFile, isReceived: boolean): string {
  const number = file.encf || 'anecf';
  const owner = isReceived ? `${file.otherTaxId}${number}` : number;
  // A number that was given back belongs to two documents, and an answer may have come several times.
  return `${owner}.${file.kind}.${file.direction}.${file.id.slice(0, 8)}.xml`;
}

/**
 * A month's electronic receipts of an issuer as one ZIP: each file as it was signed or came, and a list of them with the
 * SHA-256 of each.
 * @throws Error when what came is not what was kept
 */
export async function zipEcfFiles(order: ArchiveOrder): Promise<{ blob: Blob; name: string; count: number }> {
  const zip = zipInParts();
  const lines: CsvValue[][] = [];
  for await (const file of filesOf(order)) {
    const bytes = fromBase64(file.content);
    if (!bytes || (await sha256Of(bytes)) !== file.sha256) throw new Error(`The file ${file.id} is damaged.`);
    const { isReceived } = file;
    const folder = order.words[isReceived ? 'received' : 'issued'];
    const name = `${folder}/${nameOf(file, isReceived)}`;
    zip.add(name).push(bytes, true);
    lines.push([
      ...[name, file.encf, file.otherTaxId, file.issuedOn, file.state],
      ...[file.totalMinor === null ? null : amountText(file.totalMinor), file.kind, file.direction],
      ...[file.createdAt, file.sha256],
    ]);
    order.onProgress(lines.length);
  }
  zip.add(`${order.words.list}.csv`).push(strToU8(toCsv(order.words.columns, lines)), true);
  return { blob: await zip.end(), name: `${order.words.name}-${order.month}.zip`, count: lines.length };
}
