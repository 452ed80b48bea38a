import { select } from '#src/data/rows.ts';
import { unwrap } from '../errors.ts';

/** The text of a form as it was filed. */
export async function fetchFiledContent(organizationId: string, id: string): Promise<string> {
  const answer = await select('tax_filed_contents', 'content', { organizationId, id }).single();
  return unwrap(answer).content;
}
