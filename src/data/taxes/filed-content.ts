import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/** The text of a form as it was filed. */
export async function fetchFiledContent(organizationId: string, id: string): Promise<string> {
  const answer = await getClient()
    .from('tax_filed_contents')
    .select('content')
    .eq('organizationId', organizationId)
    .eq('id', id)
    .single();
  return unwrap(answer).content;
}
