import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SupabaseClient } from '@supabase/supabase-js';
import { reportFileText, writeReportFiles } from '#src/edge/books/report-files.ts';
import type { BenchDatabase } from './databases.ts';
import { computingTime } from './measure.ts';

/** What it took to write a year's journal as a file and to send it. */
export interface YearFile {
  entries: number;
  parts: number;
  megabytes: number;
  /** Milliseconds that the server computed for a part, of the first and of the last ten. */
  firstPartMs: number;
  lastPartMs: number;
  /** How much more memory the writer and the sender held at most than before, in megabytes. */
  heldMegabytes: number;
}

const EDGE_PARTS = 10;
const LONG_ENOUGH_MS = 3_600_000;

/** Has the Worker's code write the journal of the last twelve months, reads the file as a reader would, and removes it. */
export async function measureYearFile({ admin, organizationId, ownerId }: BenchDatabase): Promise<YearFile> {
  const [file] = await admin`
    insert into public.report_files (organization_id, requested_by, language, starts_on, ends_on)
    values (${organizationId}, ${ownerId}, 'es', (date_trunc('month', current_date) - interval '12 months')::date,
      date_trunc('month', current_date)::date - 1) returning id`;
  const id = String(file?.id);
  const [backend] = await admin`select pg_backend_pid() as pid`;
  const times: number[] = [];
  const before = memory();
  let held = 0;
  const look = async (): Promise<void> => {
    times.push((await computingTime(Number(backend?.pid))) ?? 0);
    held = Math.max(held, memory() - before);
  };
  try {
    await writeReportFiles(serviceOf(admin, look), LONG_ENOUGH_MS, id);
    const [made] =
      await admin`select status, entry_count, part_count, byte_count from public.report_files where id = ${id}`;
    if (made?.status !== 'done') throw new Error(`the year's file is ${made?.status}`);
    let read = 0;
    for await (const chunk of reportFileText(readerOf(admin), id, made.part_count)) {
      read += chunk.length;
      held = Math.max(held, memory() - before);
    }
    if (read !== Number(made.byte_count)) throw new Error(`${read} of ${made.byte_count} bytes were sent`);
    const spent = (from: number, to: number) => ((times[to] ?? 0) - (times[from] ?? 0)) / (to - from);
    return {
      entries: made.entry_count,
      parts: made.part_count,
      megabytes: read / 1e6,
      firstPartMs: spent(0, EDGE_PARTS),
      lastPartMs: spent(times.length - 1 - EDGE_PARTS, times.length - 1),
      heldMegabytes: held / 1e6,
    };
  } finally {
    await admin`delete from public.report_files where id = ${id}`;
  }
}

setFlagsFromString('--expose-gc');
const forget = runInNewContext('gc') as () => void;

/** Bytes that are held, without what may be forgotten. */
function memory(): number {
  forget();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The API's calls that the Worker makes, on a connection of the database. */
function serviceOf(sql: BenchDatabase['admin'], afterPart: () => Promise<void>): SupabaseClient {
  return {
    async rpc(name: string, values: Record<string, unknown>) {
      const names = Object.keys(values);
      const [row] = await sql.unsafe(
        `select public.${name}(${names.map((one, index) => `${one} => $${index + 1}`).join(', ')}) as answer`,
        Object.values(values) as string[],
      );
      if (name === 'add_report_file_part') await afterPart();
      return { data: row?.answer, error: null };
    },
  } as unknown as SupabaseClient;
}

function readerOf(sql: BenchDatabase['admin']): SupabaseClient {
  const asked: Record<string, unknown> = {};
  const query = {
    select: () => query,
    eq(column: string, value: unknown) {
      asked[column] = value;
      return query;
    },
    async maybeSingle() {
      const [row] = await sql`select content from public.report_file_parts
        where report_file_id = ${asked.report_file_id as string} and position = ${asked.position as number}`;
      return { data: row, error: null };
    },
  };
  return { from: () => query } as unknown as SupabaseClient;
}
