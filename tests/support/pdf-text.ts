import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { textOfPages } from '#src/edge/pdf-pages.ts';

/** What a reader sees in a downloaded file, one text a line. */
export async function textOfPdf(download: Download): Promise<string> {
  return textOfPages(await readFile(await download.path())).join('\n');
}
