import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  parse,
  picklist,
  strictTuple,
  string,
} from 'valibot';
import { type Answer, callWith, type FunctionName, type Given } from '#src/data/functions.ts';
import { currencyCodes, journalKinds } from '#src/domain/foundation/enums.ts';
import type { Client } from '#src/edge/supabase.ts';
import type { Language } from '#src/i18n/language.ts';
import { languages } from '#src/i18n/language.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { type JournalFileWords, journalFileHead, journalFileLines } from '#src/i18n/reports/journal-file.ts';

/** Entries of a part: some hundred kilobytes of text. */
const ENTRIES_A_PART = 1000;
/** A run of the timer leaves what is left to the next one. */
export const TIMER_BUDGET_MS = 240_000;
/** What may be done after an answer has gone out. */
export const ANSWER_BUDGET_MS = 20_000;

const TakenFile = object({ id: string(), language: picklist(languages), partCount: number() });
const Page = object({
  entries: number(),
  last: nullable(object({ on: string(), number: number() })),
  lines: array(
    strictTuple([
      string(),
      number(),
      picklist(journalKinds),
      string(),
      nullable(string()),
      string(),
      nullable(string()),
      string(),
      number(),
      picklist(currencyCodes),
    ]),
  ),
});

/**
 * Writes the files that wait, a part at a time, until none is left or the time is up.
 * @param id of the one file to write; null: any
 * @throws when the database refuses; the file is taken again a minute later
 */
export async function writeReportFiles(
  service: Client,
  budgetMs: number,
  id: string | null = null,
): Promise<void> {
  const until = Date.now() + budgetMs;
  while (Date.now() < until) {
    const taken = await call(service, 'take_report_file', id ? { id } : {});
    if (taken === null) return;
    await writeFile(service, parse(TakenFile, taken), until);
  }
}

async function writeFile(service: Client, file: InferOutput<typeof TakenFile>, until: number): Promise<void> {
  const words = await wordsIn(file.language);
  for (let position = file.partCount; Date.now() < until; position += 1) {
    const page = parse(
      Page,
      await call(service, 'read_report_file_entries', { id: file.id, limit: ENTRIES_A_PART }),
    );
    const isLast = page.entries < ENTRIES_A_PART;
    const lines = page.lines.map(
      ([occurredOn, entry, kind, code, systemKey, account, property, memo, amountMinor, currency]) => ({
        number: entry,
        occurredOn,
        kind,
        memo,
        code,
        systemKey,
        account,
        property,
        currency,
        amountMinor,
      }),
    );
    const isAdded = await call(service, 'add_report_file_part', {
      id: file.id,
      position,
      content: (position === 0 ? journalFileHead(words) : '') + journalFileLines(lines, words),
      entries: page.entries,
      last: page.last,
      isLast,
    });
    // Somebody else goes on with it, or it was taken away.
    if (isLast || isAdded !== true) return;
  }
}

async function wordsIn(language: Language): Promise<JournalFileWords> {
  await loadText(language, ['common', 'ownerBooks', 'ownerMoney']);
  const [common, books, money] = [
    knownText('common', language),
    knownText('ownerBooks', language),
    knownText('ownerMoney', language),
  ];
  if (!common || !books || !money) throw new Error('the texts of the journal are missing');
  return {
    head: books.journal.csv,
    kinds: common.enums.journalKind,
    accountNames: money.ledger.accountNames,
  };
}

async function call<Name extends FunctionName>(
  service: Client,
  name: Name,
  ...given: Given<Name>
): Promise<Answer<Name>> {
  const { data, error } = await callWith(service, name, ...given);
  if (error) throw new Error(`A report's file could not be written: ${error.code} ${error.message}`);
  return data as Answer<Name>;
}

/** The text of a finished file, a part after the other as the reader takes them. @param caller whose rights decide */
export function reportFileText(caller: Client, id: string, partCount: number): ReadableStream {
  const encoder = new TextEncoder();
  let position = 0;
  return new ReadableStream({
    async pull(controller) {
      if (position >= partCount) return controller.close();
      const { data, error } = await caller
        .from('report_file_parts')
        .select('content')
        .eq('reportFileId', id)
        .eq('position', position)
        .maybeSingle();
      if (error || !data) return controller.error(new Error('a part of the file is gone'));
      position += 1;
      controller.enqueue(encoder.encode(data.content as string));
    },
  });
}
