import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { select } from '#src/data/rows.ts';
import { sha256Of } from '#src/data/sha256.ts';
import type { ChangedText } from '#src/domain/books/accounting-exports/export-rows.ts';
import { lostIn1252, toWindows1252 } from '#src/domain/books/accounting-exports/export-text.ts';
import { exportFileName, formatFacts } from '#src/domain/books/accounting-exports/formats.ts';
import type { Account, ExportOrder, RawEntry } from './export-order.ts';
import { makerOf } from './file-maker.ts';
import { fetchNames } from './queries.ts';

export interface ExportedFile {
  readonly blob: Blob;
  readonly name: string;
  /** Rows of the file. */
  readonly count: number;
  /** Names, and letters, that do not stand in the file as they are here. */
  readonly changedNames: readonly ChangedText[];
  readonly lostLetters: readonly ChangedText[];
}

const PAGE_ENTRIES = 200;
const BYTE_ORDER_MARK = '\uFEFF';

/** Makes a file page by page: what is in memory is its bytes, never the rows of the journal. Rejects when it is stopped. */
export async function exportAccounting(order: ExportOrder, requestId: string): Promise<ExportedFile> {
  const { organizationId, format, currency, accountId, from, to, isOnlyNew } = order;
  const facts = formatFacts[format];
  const [accounts, names, through, repeats] = await Promise.all([
    fetchAccounts(organizationId),
    fetchNames(organizationId, facts.system),
    fetchLastNumber(organizationId),
    isOnlyNew ? 0 : countRepeats(order),
  ]);
  const made = makerOf(order, accounts, names);
  const lost = new Map<string, ChangedText>();
  const encode = (text: string) => {
    if (facts.encoding !== 'windows-1252') return new TextEncoder().encode(text);
    for (const letter of lostIn1252(text)) lost.set(letter.text, letter);
    return toWindows1252(text);
  };
  const parts = [encode((facts.encoding === 'utf-8-bom' ? BYTE_ORDER_MARK : '') + made.head)];
  let [rowCount, entryCount] = [0, 0];
  for await (const page of pagesOf(order, through)) {
    const texts = page.map(made.toText);
    parts.push(encode(texts.map(({ text }) => text).join('')));
    rowCount += texts.reduce((sum, { rows }) => sum + rows, 0);
    entryCount += page.length;
    order.onProgress(entryCount);
    order.signal.throwIfAborted();
  }
  if (made.lists) parts.unshift(encode(made.lists()));
  const blob = new Blob(parts, { type: 'text/plain' });
  const account = accountId === null ? undefined : accounts.get(accountId);
  const named = account ? { code: account.code, name: order.words.account(account) } : null;
  const name = exportFileName({ format, from, to, currency, account: named, repeats });
  await call(
    'record_accounting_export',
    {
      organizationId,
      format,
      currency,
      from,
      to,
      isOnlyNew,
      throughNumber: through,
      rowCount,
      fileName: name,
      accountId: accountId ?? undefined,
      sha256: await sha256Of(new Uint8Array(await blob.arrayBuffer())),
    },
    requestId,
  );
  return {
    blob,
    name,
    count: rowCount,
    changedNames: made.changedNames?.() ?? [],
    lostLetters: [...lost.values()],
  };
}

async function* pagesOf(order: ExportOrder, through: number): AsyncGenerator<RawEntry[]> {
  let last: RawEntry | undefined;
  for (;;) {
    const answer = await call('export_entries', {
      organizationId: order.organizationId,
      format: order.format,
      currency: order.currency,
      from: order.from,
      to: order.to,
      isOnlyNew: order.isOnlyNew,
      throughNumber: through,
      afterOn: last?.occurredOn,
      afterNumber: last?.entryNumber,
      limit: PAGE_ENTRIES,
      accountId: order.accountId ?? undefined,
    });
    const page = answer as unknown as RawEntry[];
    yield page;
    if (page.length < PAGE_ENTRIES) return;
    last = page.at(-1);
  }
}

async function fetchAccounts(organizationId: string): Promise<Map<string, Account>> {
  const answer = await select('accounts', 'id, code, name, systemKey, kind, subtype', { organizationId });
  return new Map(unwrap(answer).map((account) => [account.id, account]));
}

async function fetchLastNumber(organizationId: string): Promise<number> {
  const answer = await select('journal_entries', 'entryNumber', { organizationId })
    .order('entryNumber', { ascending: false })
    .limit(1);
  return unwrap(answer)[0]?.entryNumber ?? 0;
}

/** How many earlier files of the format, and of the account, hold some of the days; those of before held every account. */
async function countRepeats(order: ExportOrder): Promise<number> {
  const { organizationId, format, currency, accountId, from, to } = order;
  const earlier = getClient()
    .from('accounting_exports')
    .select('id', { count: 'exact', head: true })
    .eq('organizationId', organizationId)
    .eq('format', format)
    .eq('currency', currency)
    .lte('fromOn', to)
    .gte('toOn', from);
  const { count, error } = await (accountId === null
    ? earlier
    : earlier.or(`accountId.is.null,accountId.eq.${accountId}`));
  if (error) throw error;
  return count ?? 0;
}
